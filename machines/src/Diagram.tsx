import "@xyflow/react/dist/style.css";
import {
  BaseEdge,
  Controls,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
} from "@xyflow/react";
import { createContext, useContext, useEffect, useState } from "react";
import type { AnyStateMachine } from "xstate";
import { graphOf } from "./graph.ts";
import { layOut, type Placed, type PlacedBox, type PlacedTransition } from "./layout.ts";

type BoxNode = Node<{ placed: PlacedBox }>;
type ArrowEdge = Edge<{ placed: PlacedTransition }>;

const ActiveStates = createContext<ReadonlySet<string>>(new Set());

function StateNode({ id, data: { placed } }: NodeProps<BoxNode>) {
  const isActive = useContext(ActiveStates).has(id);
  const { box, parent } = placed;
  const kind = parent === null ? "root" : box.children.length > 0 ? "compound" : "atomic";
  return (
    <div
      className="state"
      data-kind={kind}
      data-active={isActive}
      data-final={box.isFinal}
      data-pending={box.isPending}
      title={box.description}
    >
      <span>
        {box.isInitial && <span className="initial" role="img" aria-label="Börjar här" />}
        {box.name}
      </span>
      <Handle type="target" position={Position.Top} />
      <Handle type="source" position={Position.Bottom} />
    </div>
  );
}

function TransitionEdge({ data, markerEnd }: EdgeProps<ArrowEdge>) {
  if (!data) return null;
  const { points, place, label } = data.placed;
  const path = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x},${y}`).join(" ");
  return (
    <>
      <BaseEdge path={path} {...(markerEnd && { markerEnd })} />
      {place && (
        <EdgeLabelRenderer>
          <div className="label" style={{ transform: `translate(${place.x}px, ${place.y}px)`, width: place.width }}>
            {label}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
}

const nodeTypes = { state: StateNode };
const edgeTypes = { transition: TransitionEdge };

const toNode = (placed: PlacedBox): BoxNode => ({
  id: placed.box.id,
  type: "state",
  position: { x: placed.x, y: placed.y },
  width: placed.width,
  height: placed.height,
  data: { placed },
  ...(placed.parent !== null && { parentId: placed.parent }),
});

const toEdge = (placed: PlacedTransition): ArrowEdge => ({
  id: placed.id,
  type: "transition",
  source: placed.from,
  target: placed.to,
  // Above the boxes that hold other boxes.
  zIndex: 10,
  markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16 },
  data: { placed },
});

/** Room below the drawing, in its own units. */
const controlsHeight = 120;

/** A machine drawn; the states that running actors are in are lit. */
export function Diagram({ machine, active }: { machine: AnyStateMachine; active: ReadonlySet<string> }) {
  const [placed, setPlaced] = useState<Placed | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setPlaced(null);
    void layOut(graphOf(machine)).then((result) => isCurrent && setPlaced(result));
    return () => {
      isCurrent = false;
    };
  }, [machine]);

  if (placed === null) return <p className="diagram waiting">Ritar …</p>;
  const [root] = placed.boxes;
  return (
    <ActiveStates value={active}>
      <div className="diagram" style={{ aspectRatio: root && `${root.width} / ${root.height + controlsHeight}` }}>
        <ReactFlow
          nodes={placed.boxes.map(toNode)}
          edges={placed.transitions.map(toEdge)}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          fitView
          fitViewOptions={{ padding: 0.03 }}
          minZoom={0.1}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          colorMode="system"
          proOptions={{ hideAttribution: true }}
          ariaLabelConfig={{
            "controls.ariaLabel": "Visning",
            "controls.zoomIn.ariaLabel": "Förstora",
            "controls.zoomOut.ariaLabel": "Förminska",
            "controls.fitView.ariaLabel": "Visa hela",
          }}
        >
          <Controls showInteractive={false} orientation="horizontal" />
        </ReactFlow>
      </div>
    </ActiveStates>
  );
}
