import { passwordResetModel, userApprovalModel } from "@lagrum/core/machines/paths/formModels";
import { activationModel } from "@lagrum/core/machines/paths/linkModels";
import { loginModel } from "@lagrum/core/machines/paths/loginModel";
import type { MachineEvent, MachineModel } from "@lagrum/core/machines/paths/model";
import { sessionModel } from "@lagrum/core/machines/paths/sessionModel";
import { shortestPaths } from "@lagrum/core/machines/paths/shortestPaths";
import { expect, test } from "vitest";
import { type AnyMachineSnapshot, type AnyTransitionDefinition, createActor, getStateNodes } from "xstate";
import { everything } from "../fixtures/everything.ts";
import { type Graph, statesOf } from "../graph/graph.ts";
import { graphOf } from "../graph/graphOf.ts";
import { shortestPathsOf } from "./shortestPaths.ts";
import { walk } from "./walk.ts";
import { createWalker } from "./walker.ts";

function keyOf({ transitions }: Graph, taken: AnyTransitionDefinition) {
  const { source, eventType } = taken;
  const order = (eventType === "" ? source.always : source.transitions.get(eventType))?.indexOf(taken);
  return transitions.find((one) => one.from === source.id && one.event === eventType && one.order === order);
}

/** Runs the real machine with its guards and context. Returns the transitions taken and the active states. */
function runMachine({ machine }: MachineModel, graph: Graph, input: unknown, events: MachineEvent[]) {
  const keys: string[] = [];
  const actor = createActor(machine, {
    input,
    inspect: (inspection) => {
      if (inspection.type !== "@xstate.microstep") return;
      for (const definition of inspection._transitions) {
        const transition = keyOf(graph, definition);
        if (transition && !transition.isIgnored) keys.push(transition.key);
      }
    },
  }).start();
  // Sent synchronously, so that the missing effects can't fail in between.
  for (const event of events) actor.send(event);
  const { value }: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  return { keys, states: new Set(getStateNodes(machine.root, value).map(({ id }) => id)) };
}

test.each([loginModel, sessionModel, passwordResetModel, activationModel, userApprovalModel])(
  "the walker reaches the same states as the real $machine.id machine, by the same transitions",
  (model) => {
    const graph = graphOf(model.machine);
    const walker = createWalker(graph);
    let count = 0;
    for (const { input, events } of shortestPaths(model)) {
      const real = runMachine(model, graph, input, events);
      const { position, isCutShort } = walk(walker, real.keys);
      expect(isCutShort, real.keys.join(" ")).toBe(false);
      expect(position.states, real.keys.join(" ")).toEqual(real.states);
      count += 1;
    }
    expect(count).toBeGreaterThan(10);
  },
);

test("the shortest paths reach every state", () => {
  const graph = graphOf(loginModel.machine);
  const paths = shortestPathsOf(graph);
  const walker = createWalker(graph);
  for (const { id } of statesOf(graph.root))
    expect(walk(walker, paths[id] ?? ["nowhere"]).position.states.has(id), id).toBe(true);
  expect(paths["login.wrongLoginData"]).toEqual([
    ":SIGN_IN",
    "signingIn:signIn.answer.2",
    "askingWhatIsWrong:askWhatIsWrong.answer.2",
  ]);
});

test("parallel regions are independent, history restores them, and onDone follows when both are final", () => {
  const graph = graphOf(everything);
  const walker = createWalker(graph);
  const to = (...keys: string[]) => {
    const { position, isCutShort, choices } = walk(walker, keys);
    expect(isCutShort).toBe(false);
    return {
      states: position.states,
      choices: choices.map(({ key }) => key),
    };
  };
  const dirty = ["closed:OPEN", "open.writing.clean:SAVE"];
  expect(to(...dirty, "open:PAUSE", "paused:RESUME").states).toContain("everything.open.writing.dirty");
  expect(to(...dirty, "open:PAUSE", "paused:SAVE").states).toContain("everything.open.writing.dirty");
  const both = ["closed:OPEN", "open.writing.clean:FINISH", "open.fetching.waiting:fetch.answer"];
  expect(to(...both).choices).toEqual(["open:end"]);
  expect(to(...both, "open:end").choices).toEqual([]);
  expect(to(...both, "open:end").states).toContain("everything.left");
  // The state ignores the event, so the root's transition isn't enabled.
  expect(to().choices).not.toContain(":LEAVE");
});

test("a path with an unknown transition is walked up to it", () => {
  const walker = createWalker(graphOf(loginModel.machine));
  const { position, taken, isCutShort } = walk(walker, [":SIGN_IN", "signingIn:gone", "left:immediate"]);
  expect([...position.states]).toContain("login.signingIn");
  expect(taken.map(({ key }) => key)).toEqual([":SIGN_IN"]);
  expect(isCutShort).toBe(true);
});
