import { ActStructures } from "@lagrum/core/law/structure/actStructureSchema";
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../../../test/testApp.ts";
import { acts, provisionTexts } from "../../db/schema/statutes.ts";
import { listCurrentWordings } from "./currentWordings.ts";
import { deriveStructures } from "./deriveStructure.ts";
import { formatStructures } from "./formatStructures.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());

/** An act that is invented for this project. */
const Sfs = "2026:9001";
const Title = "Påhittad lag (2026:9001) om cyklar";

test("an operator derives the structure of imported acts: paragraphs, stycken, points and repeals, no wording", async () => {
  const { db } = testApp.app;
  await db.insert(acts).values({ Sfs, Title });
  const wording = { Sfs, InForce: null, Repealed: false };
  await db.insert(provisionTexts).values([
    {
      ...wording,
      Chapter: "2",
      Paragraph: "1",
      Text: "Cykeln ska ha\n1. en klocka,\n2. två däck.\n\nLyktan ska lysa. Lag (2027:5).",
    },
    { ...wording, Chapter: "1", Paragraph: "10", Text: "Den som har 1. cykel, 2. hjälm och 3. klocka får cykla." },
    { ...wording, Chapter: "1", Paragraph: "2", Text: "Gammal lydelse." },
    { ...wording, Chapter: "1", Paragraph: "2", Text: "Ny lydelse.\n\nAndra.\n\nTredje.", InForce: "2026-01-01" },
    { ...wording, Chapter: "1", Paragraph: "2 a", Text: "Kommande lydelse.", InForce: "2099-01-01" },
    { ...wording, Chapter: "1", Paragraph: "3", Text: "Har upphävts genom lag (2026:9002).", Repealed: true },
  ]);
  const derived = deriveStructures(await listCurrentWordings(db, "2026-11-27"), "2026-11-27");
  const written = formatStructures(derived);
  expect(ActStructures.parse(JSON.parse(written))).toEqual(derived);
  expect(derived.Acts).toEqual([
    {
      ...{ Sfs, Title, AmendedTo: "2027:5", HasStycken: true },
      Chapters: [
        {
          ...{ Chapter: "1", Paragraphs: "2–3, 10", Repealed: { 3: "2026:9002" } },
          ...{ Stycken: { 3: "2" }, Points: { 3: "10" } },
        },
        { Chapter: "2", Paragraphs: "1", Stycken: { 2: "1" }, Points: { 2: "1" } },
      ],
    },
  ]);
  expect(written).not.toMatch(/klocka|lydelse\./);
});
