import type { KeyboardEvent } from "react";
import { type State, statesOf, type Transition } from "../graph/graph.ts";
import { describeTransition } from "../graph/transitionText.ts";
import type { Arrow, Box, DiagramLayout, Pill, Point, Start } from "./diagramLayout.ts";
import { headOf, pathOf } from "./linePaths.ts";
import { iconWidth, type } from "./typography.ts";

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
  internal: Transition[];
  simulation: Simulation | undefined;
}

function StateBox({ box, state, isActive, internal, simulation }: StateProps) {
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
          {...buttonProps(
            simulation,
            internal.find(({ key }) => key === row.transition),
          )}
        >
          {row.text}
        </text>
      ))}
    </g>
  );
}

const signs = { success: "M0 4l3 3.4 6-7", failure: "M0.5 0.5l7 7m0-7l-7 7" };

function LabelMark({
  arrow,
  transition,
  simulation,
}: {
  arrow: Arrow;
  transition: Transition;
  simulation: Simulation | undefined;
}) {
  const { x, y, width, height, rows } = arrow.label;
  const { key, cause, outcome } = transition;
  const middle = x + width / 2;
  const shift = outcome ? iconWidth / 2 : 0;
  return (
    <g
      className="label"
      data-transition={key}
      data-cause={cause}
      data-outcome={outcome ?? undefined}
      {...buttonProps(simulation, transition)}
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

/** The simulator's state: the enabled transitions, the last one taken, and the click handler. */
export interface Simulation {
  open: ReadonlySet<string>;
  taken: string | null;
  take: (key: string) => void;
}

/** Props that make an enabled transition a button. */
function buttonProps(simulation: Simulation | undefined, transition: Transition | undefined) {
  if (!simulation || !transition) return {};
  const { key } = transition;
  if (!simulation.open.has(key)) return { "data-taken": key === simulation.taken || undefined };
  return {
    "data-open": true,
    "data-taken": key === simulation.taken || undefined,
    role: "button",
    tabIndex: 0,
    "aria-label": describeTransition(transition),
    onClick: () => simulation.take(key),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      simulation.take(key);
    },
  };
}

interface Props {
  layout: DiagramLayout;
  active: ReadonlySet<string>;
  simulation?: Simulation | undefined;
}

/** A machine's state diagram, on its page and in saved SVG files. */
export function Diagram({ layout, active, simulation }: Props) {
  const { graph, width, height, boxes, starts, pills, arrows } = layout;
  const states = new Map(statesOf(graph.root).map((state) => [state.id, state]));
  const transitions = new Map(graph.transitions.map((transition) => [transition.key, transition]));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="machine"
      role={simulation ? "group" : "img"}
      aria-label={`Bild av ${graph.name}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect className="ground" width={width} height={height} />
      {boxes.map((box) => {
        const state = states.get(box.state);
        const internal = graph.transitions.filter(({ from, to }) => from === box.state && to.length === 0);
        return (
          state && (
            <StateBox
              key={box.state}
              box={box}
              state={state}
              isActive={active.has(box.state)}
              internal={internal}
              simulation={simulation}
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
          data-taken={transition === simulation?.taken || undefined}
        >
          {lines.map((points) => (
            <Line key={JSON.stringify(points)} points={points} />
          ))}
        </g>
      ))}
      {arrows.map((arrow) => {
        const transition = transitions.get(arrow.transition);
        return (
          transition && (
            <LabelMark key={arrow.transition} arrow={arrow} transition={transition} simulation={simulation} />
          )
        );
      })}
    </svg>
  );
}
