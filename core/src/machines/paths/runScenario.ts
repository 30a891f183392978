import { type AnyActor, type AnyMachineSnapshot, createActor } from "xstate";
import type { PersistedAccount } from "../../account/accountStorage.ts";
import { createFakes, type Fakes, type RecordedEffects, settled } from "./fakes.ts";
import { type MachineEvent, type MachineModel, statePath } from "./model.ts";

/** As an effect's result: the effect throws. */
export const crash = "crash";

/** An event, or an effect's name with its result. */
export type Step = MachineEvent | [effect: string, output: unknown];

export interface Run {
  model: MachineModel;
  input?: unknown;
  steps: Step[];
}

export interface ScenarioResult {
  at: string;
  now: AnyMachineSnapshot;
  recorded: RecordedEffects;
}

/** Runs one step. @throws Error when the effect is not running, or the state lacks the tag `pending` */
export async function runStep(model: MachineModel, actor: AnyActor, fakes: Fakes, next: Step): Promise<void> {
  await settled();
  if (!Array.isArray(next)) {
    if (!model.deliver?.(next, fakes)) actor.send(next);
  } else {
    const [effect, output] = next;
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    if (fakes.waitsFor() !== effect || !snapshot.hasTag("pending")) {
      throw new Error(`${effect} is not running at ${statePath(snapshot)}`);
    }
    if (output === crash) fakes.crash();
    else fakes.answer(output);
  }
  await settled();
}

export async function runScenario({ model, input = {}, steps }: Run): Promise<ScenarioResult> {
  const fakes = createFakes();
  const actor = createActor(model.withEffects(fakes.effects), { input }).start();
  for (const next of steps) await runStep(model, actor, fakes, next);
  await settled();
  const now: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  return { at: statePath(now), now, recorded: fakes.recorded };
}

const persistedWords = ({ UserID, Email }: PersistedAccount) =>
  [UserID === null ? [] : `UserID ${UserID}`, Email ?? []].flat().join(", ") || "nothing";

const words = (value: unknown): string => {
  if (value === crash) return crash;
  if (typeof value !== "object" || value === null || !("ok" in value)) return "";
  const { ok, ...more } = value;
  const parts = Object.entries(more).map(([key, item]) => {
    if (key === "me") return "me";
    if (key === "persisted") return persistedWords(item as PersistedAccount);
    return key === "Code" ? String(item) : `${key} ${JSON.stringify(item)}`;
  });
  return parts.length > 0 ? parts.join(", ") : ok ? "done" : "failed";
};

/** "SIGN_IN → signIn: isVerified true → getMe: me → signedIn" */
export const describeRun = ({ steps }: Run, at: string): string =>
  [...steps.map((next) => (Array.isArray(next) ? `${next[0]}: ${words(next[1])}` : next.type)), `**${at}**`].join(
    " → ",
  );
