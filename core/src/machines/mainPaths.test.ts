import { expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import { passwordResetModel } from "./paths/formModels.ts";
import { activationModel } from "./paths/linkModels.ts";
import { loginModel } from "./paths/loginModel.ts";
import { mainPathsOf } from "./paths/mainPaths.ts";

const nodesOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const isPassing = (node: AnyStateNode) => node.always?.some(({ guard }) => guard === undefined);

test.each([loginModel, activationModel, passwordResetModel])(
  "few main paths of $machine.id cover all resting states and user events",
  (model) => {
    const paths = mainPathsOf(model);
    const resting = nodesOf(model.machine.root).filter((node) => !node.tags.includes("pending") && !isPassing(node));
    const rested = new Set(paths.flatMap(({ rests }) => rests.map(({ at }) => at)));
    expect([...rested].toSorted()).toEqual(resting.map(({ key }) => key).toSorted());
    const done = new Set(paths.flatMap(({ events }) => events.map(({ type }) => type)));
    expect(model.userEvents.map(({ type }) => type).filter((type) => !done.has(type))).toEqual([]);
    expect(paths.length).toBeLessThan(resting.length + 2);
    for (const { events, rests } of paths) expect(rests.at(-1)?.after).toBe(events.length);
  },
);
