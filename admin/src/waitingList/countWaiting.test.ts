import { expect, it } from "vitest";
import { countWaiting } from "./countWaiting.ts";

it("counts waiting visitors by lawyer and kind of meeting, highest first", () => {
  const karin = { UserID: 2, Name: "Karin Ekdal" };
  expect(
    countWaiting([
      { Lawyer: karin, Service: "BOOK15" },
      { Lawyer: null, Service: "BOOK30" },
      { Lawyer: null, Service: "BOOK30" },
    ]),
  ).toEqual([
    { name: "Första lediga: Möte, 30 minuter", count: 2 },
    { name: "Karin Ekdal: Första samtal, 15 minuter", count: 1 },
  ]);
});
