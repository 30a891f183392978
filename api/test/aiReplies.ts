import { hashOf } from "../src/accounts/accessCodes.ts";
import { aiReplies } from "../src/db/schema/ai.ts";
import type { TestApp } from "./testApp.ts";

let replies = 0;

/** A stored reply of the AI page, and the code of its reader. */
export async function addAiReply({ app }: Pick<TestApp, "app">): Promise<{ ID: number; code: string }> {
  const code = `svar${String(++replies).padStart(28, "a")}`;
  const [row] = await app.db
    .insert(aiReplies)
    .values({
      ...{ CodeHash: hashOf(code), Question: `Får jag ångra köp nummer ${replies}?`, Lexemes: ["köp", `${replies}`] },
      ...{ Kind: "Unknown", Sentences: [], Sources: [] },
    })
    .returning({ ID: aiReplies.ID });
  return { ID: row?.ID ?? 0, code };
}
