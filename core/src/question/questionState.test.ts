import { expect, it } from "vitest";
import { publicationObstacle } from "./questionState.ts";

it.each([
  ["Free", false, false, null],
  ["Express", false, false, "CONSENT_MISSING"],
  ["Express", true, false, null],
  ["Free", false, true, "PUBLICATION_OBJECTED"],
  ["Express", true, true, "PUBLICATION_OBJECTED"],
] as const)(
  "for %s, consent %s and objection %s the obstacle to publication is %s",
  (Type, PublishConsent, Objected, obstacle) => {
    expect(publicationObstacle({ Type, PublishConsent, Objected })).toBe(obstacle);
  },
);
