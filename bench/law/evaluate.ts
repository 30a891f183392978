import { acts, provisionTexts } from "@lagrum/api/db/schema/statutes";
import { checkProvisions } from "@lagrum/api/provisions/provisionCheck";
import { existingPlaces, inventedPlaces } from "@lagrum/api/test/inventedPlaces/inventedPlaces";
import type { InventedPlace } from "@lagrum/api/test/inventedPlaces/place";
import { WORDINGS, wordedPlace } from "@lagrum/api/test/inventedPlaces/wordings";
import { isVerified } from "@lagrum/core/law/provisionCheckSchema";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { withDatabase, withPostgres } from "../setup/withDatabase.ts";

/**
 * `pnpm evaluate law`: 200 invented and repealed places in 40 wordings through the gate of citations, on PostgreSQL,
 * without and with imported statutes; and places that exist. Fails when an invented one passes, or one that exists doesn't.
 */
type Reader = Parameters<typeof checkProvisions>[0];

async function count(db: Reader, places: readonly InventedPlace[]) {
  const counts = { texts: 0, passed: 0, confirmable: 0, refused: 0 };
  for (const place of places)
    for (let wording = 0; wording < WORDINGS; wording++) {
      const text = { AnswerBody: wordedPlace(place, wording), Provisions: [], ValidAt: null };
      const open = (await checkProvisions(db, 0, text, today())).filter((each) => !isVerified(each));
      counts.texts++;
      if (open.length === 0) counts.passed++;
      else if (open.every(({ Confirmable }) => Confirmable)) counts.confirmable++;
      else counts.refused++;
    }
  return counts;
}

/** Small acts of this measure's own. */
const imported = ["1970:994", "1990:931"].map((Sfs) => ({ Sfs, Title: `Påhittad avskrift (${Sfs})` }));
const wording = { Chapter: "12", Paragraph: "1", Text: "Påhittad.", InForce: null, Repealed: false };

const invented = inventedPlaces();
const rows: (string | number)[][] = [["places", "statutes", "texts", "pass", "need a reason", "refused"]];
let isWrong = false;

await withPostgres((postgres) =>
  withDatabase(postgres, "law", async ({ db }) => {
    for (const statutes of ["none", "imported"]) {
      if (statutes === "imported") {
        await db.insert(acts).values(imported);
        await db.insert(provisionTexts).values(imported.map(({ Sfs }) => ({ ...wording, Sfs })));
      }
      const kinds = [
        ["invented or repealed, in the 20 acts", invented.filter(({ isStructured }) => isStructured)],
        ["in other acts", invented.filter(({ isStructured }) => !isStructured)],
        ["existing, in the 20 acts", existingPlaces()],
      ] as const;
      for (const [name, places] of kinds) {
        const { texts, passed, confirmable, refused } = await count(db, places);
        isWrong ||= name.startsWith("existing") ? passed < texts : passed > 0;
        rows.push([`${name} (${places.length})`, statutes, texts, passed, confirmable, refused]);
      }
    }
  }),
);

saveResult(
  "law",
  `# The gate of citations, ${today()}

Places in ${WORDINGS} wordings each, as answers that are about to be sent. Whether a place exists is known by how it was made
(api/test/inventedPlaces), not by the gate. "Need a reason" passes once its author confirms it, which is logged.

${table(rows)}

${machine()}
`,
);
if (isWrong) process.exitCode = 1;
