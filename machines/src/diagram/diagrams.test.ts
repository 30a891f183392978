import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { guardTexts } from "@lagrum/core/texts/guards";
import { expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import { findMachines } from "../build/findMachines.ts";
import { layOutMachines, machinesFolder } from "../build/layOutMachines.ts";
import { pagesOf } from "../build/pages.ts";
import { statesOf } from "../graph/graph.ts";
import { maxDiagramWidth } from "./bestLayout.ts";
import { faultsOf } from "./layoutFaults.ts";
import { staticDiagram } from "./staticDiagram.tsx";

const fixtures = join(import.meta.dirname, "../fixtures");
const diagrams = await layOutMachines(machinesFolder);
const [everything] = await layOutMachines(fixtures);
const machines = await findMachines(machinesFolder);
const all = everything ? [...diagrams, everything] : [];

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const count = (svg: string, pattern: RegExp) => (svg.match(pattern) ?? []).length;

test.each(all)("$layout.graph.name: no elements overlap or are clipped, and the diagram fits 1280 px", ({ layout }) => {
  expect(faultsOf(layout)).toEqual([]);
  expect(layout.width).toBeLessThanOrEqual(maxDiagramWidth);
});

test.each([...machines, ...(await findMachines(fixtures))])(
  "$id: the diagram has each transition and state once",
  (machine) => {
    const diagram = all.find(({ layout }) => layout.graph.name === machine.id);
    const svg = diagram ? staticDiagram(diagram.layout) : "";
    const nodes = nodesOf(machine.root);
    const transitions = nodes.flatMap((node) => [...(node.always ?? []), ...[...node.transitions.values()].flat()]);
    const leading = transitions.filter(({ target }) => target !== undefined);
    expect(transitions.length).toBeGreaterThan(0);
    expect(count(svg, /data-transition="/g)).toBe(transitions.length);
    expect(count(svg, /data-line="/g)).toBe(leading.length);
    expect(count(svg, /data-state="/g)).toBe(nodes.length);
    expect(count(svg, /class="start"/g)).toBe(nodes.filter(({ type }) => type === "compound").length);
  },
);

test.each(diagrams)("$layout.graph.name: every state is reachable and has a Swedish text", ({ layout, paths }) => {
  const states = statesOf(layout.graph.root);
  expect(states.filter(({ description }) => description === "").map(({ id }) => id)).toEqual([]);
  expect(states.filter(({ id }) => paths[id] === undefined).map(({ id }) => id)).toEqual([]);
});

test("every guard of the service's machines has a text, and every text has a guard", () => {
  const used = new Set(diagrams.flatMap(({ layout }) => layout.graph.transitions.flatMap(({ guard }) => guard ?? [])));
  expect(Object.keys(guardTexts).toSorted()).toEqual([...used].toSorted());
});

test("docs/machines is up to date with `pnpm draw`", async () => {
  const folder = join(import.meta.dirname, "../../../docs/machines");
  const fresh = pagesOf(diagrams, staticDiagram);
  expect((await readdir(folder)).toSorted()).toEqual([...fresh.keys()].toSorted());
  for (const [name, text] of fresh)
    expect((await readFile(join(folder, name), "utf8")) === text, `${name}: run pnpm draw`).toBe(true);
});
