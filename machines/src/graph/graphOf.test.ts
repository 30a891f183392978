import { login } from "@lagrum/core/machines/login";
import { questionReservation } from "@lagrum/core/machines/questionReservation";
import { expect, test, vi } from "vitest";
import { findMachines } from "../build/findMachines.ts";
import { machinesFolder } from "../build/layOutMachines.ts";
import { everything } from "../fixtures/everything.ts";
import { statesOf } from "./graph.ts";
import { graphOf } from "./graphOf.ts";
import { describeTransition } from "./transitionText.ts";

const sentences = (machine: Parameters<typeof graphOf>[0]) =>
  Object.fromEntries(graphOf(machine).transitions.map((one) => [one.key, describeTransition(one)]));

test("a transition is described by trigger, guard and target", () => {
  expect(sentences(login)).toMatchObject({
    ":SIGN_IN": "SIGN_IN, till signingIn",
    "signingIn:SIGN_IN": "SIGN_IN, ignoreras",
    "signingIn:signIn.answer": "signIn svarar, om adressen är verifierad, till fetchingMe",
    "signingIn:signIn.crash": "signIn kraschar, till unreachable",
    "left:immediate.3": "genast, annars, till refused",
  });
  expect(sentences(questionReservation)).toMatchObject({
    "reservedByMe.unrenewed:after.untilRetry": "efter 30 s, till renewing",
    "reservedByMe:after.untilLeaseEnds": "när reservationen går ut, till leaseEnded",
  });
  expect(sentences(everything)).toMatchObject({
    "closed:immediate": "genast, om allowed och inte late, till left",
    "closed:after.250": "efter 250 ms, om late, till left",
    "closed:after.untilLate": "efter 1,5 min, till left",
    "open.fetching.failed:after.untilDawn": "efter untilDawn, till waiting",
    "open:end": "när det är klart, till left",
  });
});

test("the outcome of an actor's transition is success, failure or neither", () => {
  const outcomes = Object.fromEntries(graphOf(login).transitions.map(({ key, outcome }) => [key, outcome]));
  expect(outcomes).toMatchObject({
    "signingIn:signIn.answer": "success",
    "signingIn:signIn.answer.2": "failure",
    "signingIn:signIn.answer.5": "failure",
    "signingIn:signIn.crash": "failure",
    "askingWhatIsWrong:askWhatIsWrong.answer.1": "success",
    "leaving:signOut.answer": null,
    "unreachable:RETRY": null,
  });
});

test("parallel, final and history states, actors and delays are in the graph", () => {
  const states = Object.fromEntries(statesOf(graphOf(everything).root).map((state) => [state.id, state]));
  expect(states["everything.open"]?.kind).toBe("parallel");
  expect(states["everything.left"]?.kind).toBe("final");
  expect(states["everything.open.past"]).toMatchObject({ kind: "history", isDeep: true });
  expect(states["everything.open.writing"]?.initial).toBe("everything.open.writing.clean");
  expect(states["everything.open.fetching.waiting"]).toMatchObject({ invokes: ["fetch"], isPending: true });
});

test("transition keys are unique", () => {
  for (const machine of [login, questionReservation, everything]) {
    const keys = graphOf(machine).transitions.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test("a machine's graph doesn't depend on the machines converted before it", async () => {
  const fresh = async () => {
    vi.resetModules();
    return (await import("./graphOf.ts")).graphOf;
  };
  const machines = await findMachines(machinesFolder);
  const together = machines.map(await fresh());
  for (const [index, machine] of machines.entries()) expect((await fresh())(machine)).toEqual(together[index]);
});
