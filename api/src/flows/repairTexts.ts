import type { App } from "../app.ts";
import { checkPublishedTexts } from "./checkPublishedTexts.ts";
import { normaliseParties } from "./normaliseParties.ts";
import { normaliseStoredTexts } from "./normaliseStoredTexts.ts";

/** Normalises what earlier versions stored, and then checks what is published. Done once; afterwards it costs two reads. */
export async function repairTexts(
  app: Pick<App, "db" | "clock" | "log" | "conflictSeal">,
  isStopped: () => boolean = () => false,
): Promise<void> {
  await normaliseStoredTexts(app, isStopped);
  await normaliseParties(app, isStopped);
  if (!isStopped()) await checkPublishedTexts(app, isStopped);
}
