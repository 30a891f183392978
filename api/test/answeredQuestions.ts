import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { questions } from "../src/db/schema/questions.ts";
import { categoryId, done } from "./scenes.ts";
import type { PersonName } from "./staff.ts";
import type { TestApp } from "./testApp.ts";

const HOUR = 3_600_000;

/** An open question that was asked and paid the given hours before its answer. */
async function waiting(testApp: TestApp, sent: Date, { Type, hours, inTime }: Required<Work>) {
  const CategoryID = await categoryId(testApp, "hyresratt");
  const due = new Date(sent.getTime() + (inTime ? HOUR : -HOUR)).toISOString();
  const clock = { DueAt: due, WarnAt: due, EscalateAt: due, PromisedMinutes: 60 };
  const [question] = await testApp.app.db
    .insert(questions)
    .values({
      ...{ Type, CategoryID, State: "Open", Title: "Får jag tillbaka pengarna?", QuestionBody: "Han svarar inte." },
      ConfirmedAt: new Date(sent.getTime() - hours * HOUR).toISOString(),
      ...(inTime !== null && clock),
    })
    .returning({ ID: questions.ID });
  if (!question) throw new Error("an insert gave no row");
  return question.ID;
}

interface Work {
  Type?: QuestionType;
  /** From the question to its answer. */
  hours?: number;
  /** Null without a due time. */
  inTime?: boolean | null;
}

/** Answers a question at that moment, with the same calls as the admin. @returns the question's ID */
export async function answerAt(testApp: TestApp, person: PersonName, at: string, work: Work = {}): Promise<number> {
  const { Type = "Free", hours = 24, inTime = null } = work;
  const sent = new Date(at);
  const id = await waiting(testApp, sent, { Type, hours, inTime });
  testApp.setTime(sent);
  const client = testApp.as(testApp.tokenOf(person));
  done(await client.reserveQuestion({ params: { id } }));
  done(await client.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Ja, det får du.</p>" } }));
  done(await client.updateAnswer({ params: { id }, body: { Action: "send" } }));
  return id;
}
