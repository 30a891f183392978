import { questionReservation } from "@lagrum/core/machines/questionReservation";
import { expect, test } from "vitest";
import { catalogue, machinesIn } from "./catalogue.ts";
import { eventName, graphOf, type StateBox } from "./graph.ts";
import { layOut } from "./layout.ts";

const every = (box: StateBox): StateBox[] => [box, ...box.children.flatMap(every)];

test("every machine of core is in the catalogue, and nothing else", () => {
  expect(catalogue.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["answerDraft", "questionReservation", "questionVisibility"]),
  );
  expect(machinesIn({ "a.ts": { text: "no machine", questionReservation, nothing: null } })).toEqual([
    questionReservation,
  ]);
});

test("the reservation's picture has its states, its guards and where it begins", () => {
  const { root, transitions } = graphOf(questionReservation);
  const boxes = every(root);
  expect(boxes.find(({ name }) => name === "deciding")?.isInitial).toBe(true);
  expect(boxes.find(({ name }) => name === "reserving")?.isPending).toBe(true);
  expect(boxes.map(({ name }) => name)).toEqual(expect.arrayContaining(["free", "reservedByOther", "renewing"]));
  const back = transitions.find(({ from, to }) => from.endsWith(".reservedByMe") && to.endsWith(".unreserving"));
  const start = transitions.filter(({ from }) => from.endsWith(".deciding")).map(({ label }) => label);
  expect(start).toEqual(["genast [isHeldByMe]", "genast [isHeldByOther]", "genast"]);
  expect(back?.label.split("\n")).toEqual(["UNRESERVE", "UNDO [hasJustReserved]"]);
});

test.each([
  ["RESERVE", "RESERVE"],
  ["xstate.done.actor.reserve", "reserve svarar"],
  ["xstate.error.actor.reserve", "reserve brister"],
  ["xstate.after.untilLeaseEnds.questionReservation.reservedByMe", "efter untilLeaseEnds"],
  ["xstate.after.1500.answerDraft.typed", "efter 1500 ms"],
  ["", "genast"],
])("what %s is called", (type, name) => {
  expect(eventName(type)).toBe(name);
});

test.each(catalogue)("$id is laid out with every box and arrow in its place", async (machine) => {
  const graph = graphOf(machine);
  const { boxes, transitions } = await layOut(graph);
  expect(boxes.map(({ box }) => box.id).toSorted()).toEqual(
    every(graph.root)
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const { label, points } of transitions) expect(points.length, label).toBeGreaterThanOrEqual(2);
});

test.each(catalogue)("every state of $id says in Swedish what it is", (machine) => {
  const silent = every(graphOf(machine).root).filter(({ description }) => description === "");
  expect(silent.map(({ id }) => id)).toEqual([]);
});
