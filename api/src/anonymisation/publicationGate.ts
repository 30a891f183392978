import { detectPiiInPublication, newFindings, openFindings, type PublishedTexts } from "@lagrum/core/pii/publication";
import type { Transaction } from "../db/database.ts";
import { Failure } from "../http/failure.ts";
import { findAuthor, listAcceptedFindings } from "./anonymisationRepository.ts";

interface Publication {
  id: number;
  /** The author shown under the answer. */
  authorId: number | null;
  texts: PublishedTexts;
  /** The text that is public now; null before the first publication. */
  before: PublishedTexts | null;
}

/**
 * Refuses personal data that has neither been replaced nor accepted with a reason. In texts that are public already only
 * what the edit adds is refused: imported answers and older ones stay as they are.
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
