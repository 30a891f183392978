import { type Graph, statesOf } from "../graph/graph.ts";
import { createWalker, type Position } from "./walker.ts";

/** The fewest steps to each state, as keys of transitions; a state that can't be reached has no entry. */
export function shortestWays(graph: Graph): Record<string, string[]> {
  const walker = createWalker(graph);
  const ways: Record<string, string[]> = {};
  const wanted = new Set(statesOf(graph.root).flatMap(({ id, kind }) => (kind === "history" ? [] : id)));
  const seen = new Set<string>();
  let front: { position: Position; way: string[] }[] = [{ position: walker.start, way: [] }];
  while (front.length > 0 && wanted.size > 0) {
    const next: typeof front = [];
    for (const { position, way } of front) {
      const { value, historyValue } = position.snapshot;
      const place = JSON.stringify([
        value,
        Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((n) => n.id)]),
      ]);
      if (seen.has(place)) continue;
      seen.add(place);
      for (const id of position.states) if (wanted.delete(id)) ways[id] = way;
      for (const { key } of walker.choices(position)) {
        const there = walker.take(position, key);
        if (there) next.push({ position: there, way: [...way, key] });
      }
    }
    front = next;
  }
  return ways;
}
