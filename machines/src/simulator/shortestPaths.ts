import { type Graph, statesOf } from "../graph/graph.ts";
import { createWalker, type Position } from "./walker.ts";

/** Breadth-first search: the shortest path to each state as transition keys. Unreachable states have no entry. */
export function shortestPathsOf(graph: Graph): Record<string, string[]> {
  const walker = createWalker(graph);
  const paths: Record<string, string[]> = {};
  const wanted = new Set(statesOf(graph.root).flatMap(({ id, kind }) => (kind === "history" ? [] : id)));
  const seen = new Set<string>();
  let front: { position: Position; path: string[] }[] = [{ position: walker.start, path: [] }];
  while (front.length > 0 && wanted.size > 0) {
    const next: typeof front = [];
    for (const { position, path } of front) {
      const { value, historyValue } = position.snapshot;
      const place = JSON.stringify([
        value,
        Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((n) => n.id)]),
      ]);
      if (seen.has(place)) continue;
      seen.add(place);
      for (const id of position.states) if (wanted.delete(id)) paths[id] = path;
      for (const { key } of walker.choices(position)) {
        const there = walker.take(position, key);
        if (there) next.push({ position: there, path: [...path, key] });
      }
    }
    front = next;
  }
  return paths;
}
