import type { Point } from "./diagramLayout.ts";

/** Corner radius in pixels. */
const corner = 7;

/** SVG path of a polyline with rounded corners. */
export function pathOf(points: Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const into = towards(point, before);
      const out = towards(point, after);
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`;
    })
    .join("");
}

/** The point at the corner radius from a point towards another, at most at the midpoint. */
function towards(point: Point, other: Point): Point {
  const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
  const step = Math.min(corner, length / 2) / length;
  const rounded = (number: number) => Math.round(number * 10) / 10;
  return { x: rounded(point.x + (other.x - point.x) * step), y: rounded(point.y + (other.y - point.y) * step) };
}

/** SVG path of the arrowhead, in the direction of the last segment. */
export function headOf(points: Point[]): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? end;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const corners = [4, -4].map(
    (side) => `${end.x - along.x * 8 - along.y * side} ${end.y - along.y * 8 + along.x * side}`,
  );
  return `M${end.x} ${end.y}L${corners.join("L")}Z`;
}
