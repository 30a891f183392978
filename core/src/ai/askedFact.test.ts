import { expect, test } from "vitest";
import { askedFacts } from "./askedFact.ts";

test.each([
  ["Hur länge får de behålla pengarna?", "Time", "De ska betalas inom tre veckor.", "De ska betalas snart."],
  ["Hur många procent får de ta?", "Share", "Påslaget är högst 15 procent.", "Påslaget ska vara skäligt."],
  ["Hur mycket kan vi få betala?", "Money", "Det är högst 11 840 kronor.", "Det beror på skadan."],
  ["Hur mycket längre tid får jag?", "Time", "Du får en vecka till.", "Du får längre tid."],
  ["Vem beslutar om det?", "Who", "Åklagaren beslutar.", "Det beslutas snabbt."],
  ["Hur gammal måste man vara?", "Age", "Den som har fyllt 18 år får det.", "Den som är vuxen får det."],
  ["Vilka månader slipper man betala?", "Month", "Juni och december är fria.", "Två av dem är fria."],
  ["Måste det vara på papper?", "Form", "Uppsägningen ska vara skriftlig.", "Uppsägningen gäller ändå."],
])("%s asks for %s", (question, kind, stating, other) => {
  const [fact] = askedFacts(question);
  expect([fact?.kind, fact?.isStated(stating), fact?.isStated(other)]).toEqual([kind, true, false]);
});
