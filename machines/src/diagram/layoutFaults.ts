import type { DiagramLayout, Place, Point } from "./diagramLayout.ts";

interface Named extends Place {
  name: string;
}

type Segment = readonly [Point, Point];

const overlaps = (one: Place, other: Place) =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;

const segmentsOf = (line: Point[]): Segment[] =>
  line.slice(1).flatMap((end, index): Segment[] => {
    const start = line[index];
    return start ? [[start, end]] : [];
  });

const spanOf = ([start, end]: Segment): Place => ({
  x: Math.min(start.x, end.x),
  y: Math.min(start.y, end.y),
  width: Math.abs(start.x - end.x) + 0.6,
  height: Math.abs(start.y - end.y) + 0.6,
});

/** The shapes that must not overlap: leaf states, pills and labels. */
function solid({ boxes, pills, arrows, graph }: DiagramLayout): { states: Named[]; labels: Named[] } {
  const holders = new Set<string>();
  const visit = (state: typeof graph.root) => {
    if (state.children.length > 0) holders.add(state.id);
    for (const child of state.children) visit(child);
  };
  visit(graph.root);
  return {
    states: [
      ...boxes.filter(({ state }) => !holders.has(state)).map((box) => ({ ...box, name: box.state })),
      ...pills.map((pill) => ({ ...pill, name: pill.id })),
    ],
    labels: arrows.map(({ transition, label }) => ({ ...label, name: transition })),
  };
}

/** What is unreadable in a diagram: shapes that overlap or are cut off, and lines that cross them. */
export function faultsOf(layout: DiagramLayout): string[] {
  const { states, labels } = solid(layout);
  const places = [...states, ...labels];
  const faults: string[] = [];
  places.forEach((place, index) => {
    for (const other of places.slice(index + 1)) {
      if (overlaps(place, other)) faults.push(`${place.name} overlaps ${other.name}`);
    }
    const { x, y, width, height, name } = place;
    if (x < 0 || y < 0 || x + width > layout.width || y + height > layout.height) faults.push(`${name} is cut off`);
  });
  const byLine = Map.groupBy(layout.arrows, ({ lines }) => JSON.stringify(lines));
  for (const arrows of byLine.values()) {
    const own = new Set(arrows.map(({ transition }) => transition));
    const segments = (arrows[0]?.lines ?? []).flatMap(segmentsOf).map(spanOf);
    for (const { name, ...place } of places) {
      const inside = { x: place.x + 2, y: place.y + 2, width: place.width - 4, height: place.height - 4 };
      if (!own.has(name) && segments.some((segment) => overlaps(segment, inside)))
        faults.push(`${[...own][0]} runs through ${name}`);
    }
  }
  return faults;
}

/** The number of line crossings. */
export function crossingsOf({ arrows }: DiagramLayout): number {
  const lines = [...new Set(arrows.map(({ lines }) => JSON.stringify(lines)))].map((line) =>
    (JSON.parse(line) as Point[][]).flatMap(segmentsOf).map(spanOf),
  );
  let crossings = 0;
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1))
      for (const segment of line) crossings += other.filter((one) => overlaps(segment, one)).length;
  });
  return crossings;
}

/** Total line length in pixels. */
export const lengthOf = ({ arrows }: DiagramLayout): number =>
  arrows
    .flatMap(({ lines }) => lines.flatMap(segmentsOf))
    .reduce((sum, [start, end]) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
