import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { staticDiagram } from "../diagram/staticDiagram.tsx";
import { findMachines } from "./findMachines.ts";
import { layOutMachines, machinesFolder } from "./layOutMachines.ts";
import { pagesOf } from "./pages.ts";

const fresh = `import { setup } from "xstate";
export const nothing = null;
export const lamp = setup({ guards: { isDark: () => true } }).createMachine({
  id: "lamp",
  description: "En lampa.",
  initial: "off",
  states: { off: { on: { PRESS: { guard: "isDark", target: "on" } } }, on: { after: { 5000: "off" } } },
});
`;

test("a new file in the folder is discovered, laid out and documented", async () => {
  // Inside the package, so that the import of xstate resolves.
  const folder = await mkdtemp(join(import.meta.dirname, "../../node_modules/fresh-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(import.meta.dirname, "../fixtures"), folder, { recursive: true });
  await writeFile(join(folder, "lamp.ts"), fresh);
  await writeFile(join(folder, "lamp.test.ts"), "throw new Error('a test is no machine');");

  const diagrams = await layOutMachines(folder);
  expect(diagrams.map(({ layout }) => layout.graph.name)).toEqual(["everything", "lamp"]);
  const page = pagesOf(diagrams, staticDiagram);
  expect(page.get("README.md")).toContain("## lamp\n\nEn lampa.");
  for (const text of ["PRESS", "om dark", "efter 5 s"])
    expect(page.get("lamp.svg")?.replaceAll("\u00a0", " ")).toContain(text);
});

test("the service's machines are discovered", async () => {
  const names = (await findMachines(machinesFolder)).map(({ id }) => id);
  expect(names).toEqual(expect.arrayContaining(["login", "questionReservation", "session"]));
  expect(new Set(names).size).toBe(names.length);
});
