import type { KeyboardEvent } from "react";
import { type State, statesOf, type Transition } from "../graph/graph.ts";
import { sentenceOf } from "../graph/sentence.ts";
import type { Arrow, Box, Drawing, Pill, Point, Start } from "./drawing.ts";
import { signWidth, type } from "./type.ts";

/** Pixels. */
const corner = 7;

/** A way with rounded corners. */
function pathOf(points: Point[]): string {
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

/** A little way from a point towards another, never past the middle. */
function towards(point: Point, other: Point): Point {
  const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
  const step = Math.min(corner, length / 2) / length;
  const rounded = (number: number) => Math.round(number * 10) / 10;
  return { x: rounded(point.x + (other.x - point.x) * step), y: rounded(point.y + (other.y - point.y) * step) };
}

/** The arrow's head, turned the way its line ends. */
function headOf(points: Point[]): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? end;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const corners = [4, -4].map(
    (side) => `${end.x - along.x * 8 - along.y * side} ${end.y - along.y * 8 + along.x * side}`,
  );
  return `M${end.x} ${end.y}L${corners.join("L")}Z`;
}

const Line = ({ points }: { points: Point[] }) => (
  <>
    <path className="line" d={pathOf(points)} />
    <path className="head" d={headOf(points)} />
  </>
);

function StartMark({ start: { x, y, line } }: { start: Start }) {
  return (
    <g className="start">
      <circle cx={x} cy={y} r={5} />
      {line.length > 1 && <Line points={line} />}
    </g>
  );
}

const PillMark = ({ pill: { x, y, width, height, text } }: { pill: Pill }) => (
  <g className="pill">
    <rect x={x} y={y} width={width} height={height} rx={height / 2} />
    <text x={x + width / 2} y={y + height / 2 + 4}>
      {text}
    </text>
  </g>
);

interface StateProps {
  box: Box;
  state: State;
  isActive: boolean;
  stays: Transition[];
  trial: Trial | undefined;
}

function StateBox({ box, state, isActive, stays, trial }: StateProps) {
  const { x, y, width, height } = box;
  if (state.kind === "history") {
    return (
      <g className="state" data-state={state.id} data-kind="history" data-active={isActive || undefined}>
        <title>{state.description || state.name}</title>
        <circle className="box" cx={x + width / 2} cy={y + height / 2} r={width / 2} />
        <text className="name" x={x + width / 2} y={y + height / 2 + 5} textAnchor="middle">
          {state.isDeep ? "H*" : "H"}
        </text>
      </g>
    );
  }
  return (
    <g
      className="state"
      data-state={state.id}
      data-kind={state.kind}
      data-pending={state.isPending || undefined}
      data-active={isActive || undefined}
    >
      <title>{state.description || state.name}</title>
      <rect className="box" x={x} y={y} width={width} height={height} rx={8} />
      {state.kind === "final" && (
        <rect className="inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={5} />
      )}
      {box.rows.map((row) => (
        <text
          key={`${row.kind} ${row.text}`}
          className={row.kind}
          x={x + row.x}
          y={y + row.y}
          data-transition={row.transition ?? undefined}
          {...waysIn(
            trial,
            stays.find(({ key }) => key === row.transition),
          )}
        >
          {row.text}
        </text>
      ))}
    </g>
  );
}

const signs = { success: "M0 4l3 3.4 6-7", failure: "M0.5 0.5l7 7m0-7l-7 7" };

function LabelMark({ arrow, transition, trial }: { arrow: Arrow; transition: Transition; trial: Trial | undefined }) {
  const { x, y, width, height, rows } = arrow.label;
  const { key, cause, outcome } = transition;
  const middle = x + width / 2;
  const shift = outcome ? signWidth / 2 : 0;
  return (
    <g
      className="label"
      data-transition={key}
      data-cause={cause}
      data-outcome={outcome ?? undefined}
      {...waysIn(trial, transition)}
    >
      <rect x={x} y={y + 1} width={width} height={height - 2} rx={5} />
      {outcome && (
        <path
          className="sign"
          d={signs[outcome]}
          transform={`translate(${middle - shift - (rows[0]?.width ?? 0) / 2} ${y + 7})`}
        />
      )}
      {rows.map(({ text, isStrong }, index) => (
        <text
          key={text}
          className={isStrong ? "trigger" : "condition"}
          x={middle + (index === 0 ? shift : 0)}
          y={y + 14.5 + index * type.line}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** A walk through the picture: which ways are open, which was taken last, and what a click on one does. */
export interface Trial {
  open: ReadonlySet<string>;
  taken: string | null;
  take: (key: string) => void;
}

/** What makes a transition a button, while it can be taken. */
function waysIn(trial: Trial | undefined, transition: Transition | undefined) {
  if (!trial || !transition) return {};
  const { key } = transition;
  if (!trial.open.has(key)) return { "data-taken": key === trial.taken || undefined };
  return {
    "data-open": true,
    "data-taken": key === trial.taken || undefined,
    role: "button",
    tabIndex: 0,
    "aria-label": sentenceOf(transition),
    onClick: () => trial.take(key),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      trial.take(key);
    },
  };
}

interface Shown {
  drawing: Drawing;
  active: ReadonlySet<string>;
  trial?: Trial | undefined;
}

/** A machine's picture: what its page shows, and what is saved as SVG. */
export function Picture({ drawing, active, trial }: Shown) {
  const { graph, width, height, boxes, starts, pills, arrows } = drawing;
  const states = new Map(statesOf(graph.root).map((state) => [state.id, state]));
  const transitions = new Map(graph.transitions.map((transition) => [transition.key, transition]));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="machine"
      role={trial ? "group" : "img"}
      aria-label={`Bild av ${graph.name}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect className="ground" width={width} height={height} />
      {boxes.map((box) => {
        const state = states.get(box.state);
        const stays = graph.transitions.filter(({ from, to }) => from === box.state && to.length === 0);
        return (
          state && (
            <StateBox
              key={box.state}
              box={box}
              state={state}
              isActive={active.has(box.state)}
              stays={stays}
              trial={trial}
            />
          )
        );
      })}
      {starts.map((start) => (
        <StartMark key={`${start.x} ${start.y}`} start={start} />
      ))}
      {pills.map((pill) => (
        <PillMark key={pill.id} pill={pill} />
      ))}
      {arrows.map(({ transition, lines }) => (
        <g
          key={transition}
          className="arrow"
          data-line={transition}
          data-cause={transitions.get(transition)?.cause}
          data-outcome={transitions.get(transition)?.outcome ?? undefined}
          data-taken={transition === trial?.taken || undefined}
        >
          {lines.map((points) => (
            <Line key={JSON.stringify(points)} points={points} />
          ))}
        </g>
      ))}
      {arrows.map((arrow) => {
        const transition = transitions.get(arrow.transition);
        return transition && <LabelMark key={arrow.transition} arrow={arrow} transition={transition} trial={trial} />;
      })}
    </svg>
  );
}
