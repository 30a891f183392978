import { expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import { passwordResetWorld } from "./paths/formModels.ts";
import { activationWorld } from "./paths/linkModels.ts";
import { loginWorld } from "./paths/loginModel.ts";
import { mainPathsOf } from "./paths/mainPaths.ts";

const nodesOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const isPassing = (node: AnyStateNode) => node.always?.some(({ guard }) => guard === undefined);

test.each([loginWorld, activationWorld, passwordResetWorld])(
  "the main paths of $machine.id rest wherever it rests, do all that people can do, and are few",
  (world) => {
    const paths = mainPathsOf(world);
    const resting = nodesOf(world.machine.root).filter((node) => !node.tags.includes("pending") && !isPassing(node));
    const rested = new Set(paths.flatMap(({ rests }) => rests.map(({ at }) => at)));
    expect([...rested].toSorted()).toEqual(resting.map(({ key }) => key).toSorted());
    const done = new Set(paths.flatMap(({ events }) => events.map(({ type }) => type)));
    expect(world.own.map(({ type }) => type).filter((type) => !done.has(type))).toEqual([]);
    expect(paths.length).toBeLessThan(resting.length + 2);
    for (const { events, rests } of paths) expect(rests.at(-1)?.after).toBe(events.length);
  },
);
