import { editDistance } from "../search/spelling.ts";

interface Place {
  Chapter: string | null;
  Paragraph: string;
}

const MOST_CHANGES = 2;
const numberOf = (text: string | null): number => Number.parseInt(text ?? "0", 10) || 0;

/**
 * The likely intended provision of an act: the one that fewest changed characters lead to, of several the one
 * nearest in number. Null where none is near.
 */
export function nearestProvision<P extends Place>({ Chapter, Paragraph }: Place, places: readonly P[]): P | null {
  const cost = (place: P): number[] => [
    editDistance(Chapter ?? "", place.Chapter ?? "", MOST_CHANGES) +
      editDistance(Paragraph, place.Paragraph, MOST_CHANGES),
    Math.abs(numberOf(Paragraph) - numberOf(place.Paragraph)),
    Math.abs(numberOf(Chapter) - numberOf(place.Chapter)),
  ];
  let best: { place: P; cost: number[] } | null = null;
  for (const place of places) {
    const its = cost(place);
    if ((its[0] ?? 0) > MOST_CHANGES) continue;
    const difference = best
      ? (its.map((each, at) => each - (best?.cost[at] ?? 0)).find((each) => each !== 0) ?? 0)
      : -1;
    if (difference < 0) best = { place, cost: its };
  }
  return best?.place ?? null;
}
