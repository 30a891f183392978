import { ancestorsOf, type Graph, type State, type Transition } from "../graph/graph.ts";
import { widthOf } from "./textWidth.ts";
import { iconWidth, pad, type } from "./typography.ts";

export interface RowText {
  text: string;
  kind: "name" | "invoke" | "stays";
  transition: string | null;
}

function staysText({ trigger, condition, isIgnored }: Transition): string {
  return [trigger, condition, isIgnored ? "ignoreras" : "stannar här"].filter(Boolean).join(" ");
}

/** The text rows in a state's box. */
export function rowsOf({ transitions, root }: Graph, state: State): RowText[] {
  const internal = transitions.filter(({ from, to }) => from === state.id && to.length === 0);
  return [
    ...(state === root ? [] : [{ text: state.name, kind: "name" as const, transition: null }]),
    ...(state.kind === "parallel" ? [{ text: "allt på samma gång", kind: "invoke" as const, transition: null }] : []),
    ...state.invokes.map((name) => ({ text: `kör ${name}`, kind: "invoke" as const, transition: null })),
    ...internal.map((one) => ({ text: staysText(one), kind: "stays" as const, transition: one.key })),
  ];
}

const rowHeight = ({ kind }: RowText) => (kind === "name" ? type.nameLine : type.line);
const rowWidth = ({ kind, text }: RowText) =>
  kind === "name" ? widthOf(text, type.name, 600) : widthOf(text, type.small, 400);

/** Rows with coordinates relative to the box's upper left corner. */
export function placedRows(rows: RowText[]) {
  let y = pad.y;
  return rows.map((row) => {
    const place = { ...row, x: pad.x, y: y + rowHeight(row) * 0.72 };
    y += rowHeight(row);
    return place;
  });
}

export const heightOfRows = (rows: RowText[]): number => rows.reduce((sum, row) => sum + rowHeight(row), 0);

/** The smallest box that fits the rows. */
export const sizeOfRows = (rows: RowText[]) => ({
  width: Math.ceil(Math.max(40, ...rows.map(rowWidth)) + 2 * pad.x),
  height: Math.ceil(heightOfRows(rows) + 2 * pad.y),
});

/** Breaks a text at spaces into lines of at most `widest` pixels. */
function linesWithin(text: string, widest: number, width: (text: string) => number): string[] {
  const lines: string[] = [];
  // A conjunction stays on the line of the next word.
  for (const word of text
    .replace(/^(om|när|efter) /, "$1\u00a0")
    .split(" ")
    .filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && width(longer) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines as possible, of even width. */
function balancedLines(text: string, size: number, weight: 400 | 600, widest: number): string[] {
  const width = (line: string) => widthOf(line, size, weight);
  let lines = linesWithin(text, widest, width);
  for (let narrower = widest - 4; narrower > widest / 3; narrower -= 4) {
    const attempt = linesWithin(text, narrower, width);
    if (attempt.length > lines.length) break;
    lines = attempt;
  }
  return lines;
}

/** Leaves out the actor's name when the state invokes only one: the box already shows it. */
function triggerText({ root }: Graph, { trigger, cause, from }: Transition): string {
  const isOnly = ancestorsOf(root, from)[0]?.invokes.length === 1;
  if (isOnly && cause === "answer") return "svarar";
  return isOnly && cause === "crash" ? "kraschar" : trigger;
}

/** An arrow's label: the trigger, then the guard. */
export function labelOf(graph: Graph, transition: Transition, widest: number) {
  const { condition, cause, outcome } = transition;
  const isBare = cause === "immediate" && condition !== "";
  const rows = [
    ...(isBare ? [] : balancedLines(triggerText(graph, transition), type.small, 600, widest)).map((text) => ({
      text,
      isStrong: true,
    })),
    ...balancedLines(condition, type.small, 400, widest).map((text) => ({ text, isStrong: false })),
  ];
  const widths = rows.map(({ text, isStrong }) => widthOf(text, type.small, isStrong ? 600 : 400));
  const signed = outcome ? (widths[0] ?? 0) + iconWidth : 0;
  return {
    rows: rows.map((row, index) => ({ ...row, width: widths[index] ?? 0 })),
    width: Math.ceil(Math.max(signed, ...widths) + 14),
    height: rows.length * type.line + 4,
  };
}
