import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { guardTexts } from "@lagrum/core/texts/guards";
import { expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import { drawMachines, machinesFolder } from "../build/drawMachines.ts";
import { findMachines } from "../build/findMachines.ts";
import { pagesOf } from "../build/pages.ts";
import { statesOf } from "../graph/graph.ts";
import { widestPicture } from "./draw.ts";
import { faultsOf } from "./faults.ts";
import { staticPicture } from "./staticPicture.tsx";

const fixtures = join(import.meta.dirname, "../fixtures");
const drawn = await drawMachines(machinesFolder);
const [everything] = await drawMachines(fixtures);
const machines = await findMachines(machinesFolder);
const all = everything ? [...drawn, everything] : [];

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const count = (svg: string, pattern: RegExp) => (svg.match(pattern) ?? []).length;

test.each(all)("$drawing.graph.name: nothing overlaps or is cut off, and it fits a window of 1280", ({ drawing }) => {
  expect(faultsOf(drawing)).toEqual([]);
  expect(drawing.width).toBeLessThanOrEqual(widestPicture);
});

test.each([...machines, ...(await findMachines(fixtures))])(
  "$id: the picture has each transition and state once",
  (machine) => {
    const picture = all.find(({ drawing }) => drawing.graph.name === machine.id);
    const svg = picture ? staticPicture(picture.drawing) : "";
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

test.each(drawn)(
  "$drawing.graph.name: every state can be reached, and says in Swedish what it is",
  ({ drawing, ways }) => {
    const states = statesOf(drawing.graph.root);
    expect(states.filter(({ description }) => description === "").map(({ id }) => id)).toEqual([]);
    expect(states.filter(({ id }) => ways[id] === undefined).map(({ id }) => id)).toEqual([]);
  },
);

test("every guard of the service's machines has words, and no words are left over", () => {
  const used = new Set(drawn.flatMap(({ drawing }) => drawing.graph.transitions.flatMap(({ guard }) => guard ?? [])));
  expect(Object.keys(guardTexts).toSorted()).toEqual([...used].toSorted());
});

test("docs/machines is what `pnpm draw` draws now", async () => {
  const folder = join(import.meta.dirname, "../../../docs/machines");
  const fresh = pagesOf(drawn, staticPicture);
  expect((await readdir(folder)).toSorted()).toEqual([...fresh.keys()].toSorted());
  for (const [name, text] of fresh)
    expect((await readFile(join(folder, name), "utf8")) === text, `${name}: run pnpm draw`).toBe(true);
});
