import { SaveSynonym } from "@lagrum/core/search/synonymSchema";
import { expect, it } from "vitest";
import { seededSynonyms } from "./seedSynonyms.ts";

it("seeds only groups that staff can save again", () => {
  const refused = seededSynonyms().filter((group) => !SaveSynonym.safeParse(group).success);
  expect(refused).toEqual([]);
});
