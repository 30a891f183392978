import { detectPiiInPublication, newFindings, openFindings, type PublishedTexts } from "@lagrum/core/pii/publication";
import type { Transaction } from "../db/database.ts";
import { Failure } from "../http/failure.ts";
import { findAuthor, listAcceptedFindings } from "./anonymisationRepository.ts";

interface Publication {
  id: number;
  /** Who signs the answer. */
  authorId: number | null;
  texts: PublishedTexts;
  /** What readers see until now; null before the first publication. */
  before: PublishedTexts | null;
}

/**
 * Refuses what points out a person until it was replaced or left standing with a reason. Of texts that are public
 * already, what an edit brings in: imported answers and those from before stay as they are.
 * @throws Failure IDENTIFYING_LEFT, with the findings
 */
export async function refusePersonalData(tx: Transaction, { id, authorId, texts, before }: Publication): Promise<void> {
  const author = await findAuthor(tx, authorId);
  const found = detectPiiInPublication(texts, author);
  if (found.length === 0) return;
  const left = await listAcceptedFindings(tx, id);
  const open = openFindings(
    found,
    left.map(({ Text }) => Text),
  );
  const findings = before && open.length > 0 ? newFindings(open, detectPiiInPublication(before, author)) : open;
  if (findings.length > 0) throw new Failure("IDENTIFYING_LEFT", undefined, { findings });
}
