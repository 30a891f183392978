import { diffWordsWithSpace } from "diff";

/** Part of a diff: in both texts, only in the second (`added`) or only in the first (`removed`). */
export interface Piece {
  value: string;
  added: boolean;
  removed: boolean;
}

const isGap = ({ added, removed, value }: Piece) => !added && !removed && value.trim() === "";

/** Word diff. Adjacent changed words, separated only by spaces, are merged into one change for readability. */
export function wordDiff(from: string, to: string): Piece[] {
  const found = diffWordsWithSpace(from, to).map(({ value, added, removed }) => ({ value, added, removed }));
  const pieces: Piece[] = [];
  let removed = "";
  let added = "";
  const close = () => {
    if (removed !== "") pieces.push({ value: removed, added: false, removed: true });
    if (added !== "") pieces.push({ value: added, added: true, removed: false });
    removed = "";
    added = "";
  };
  for (const [index, piece] of found.entries()) {
    const isWithin = isGap(piece) && removed !== "" && added !== "" && found[index + 1]?.removed;
    if (!piece.added && !piece.removed && !isWithin) {
      close();
      pieces.push(piece);
      continue;
    }
    if (!piece.added) removed += piece.value;
    if (!piece.removed) added += piece.value;
  }
  close();
  return pieces;
}
