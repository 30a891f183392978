import { type AnyActor, type AnyMachineSnapshot, createActor } from "xstate";
import type { Kept } from "../accountEffects.ts";
import { type Aftermath, createFakes, type Fakes, settled } from "./fakes.ts";
import { placeIn, type Told, type World } from "./model.ts";

/** Instead of an answer: the effect throws. */
export const crash = "crash";

/** Someone does something, or the effect of this name comes back with this. */
export type Step = Told | [effect: string, output: unknown];

export interface Walk {
  world: World;
  input?: unknown;
  steps: Step[];
}

export interface Walked {
  at: string;
  now: AnyMachineSnapshot;
  left: Aftermath;
}

/** One event or answer. An effect is answered only where it waits, and the machine says that it waits. */
export async function step(world: World, actor: AnyActor, fakes: Fakes, next: Step): Promise<void> {
  await settled();
  if (!Array.isArray(next)) {
    if (!world.bring?.(next, fakes)) actor.send(next);
  } else {
    const [effect, output] = next;
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    if (fakes.waitsFor() !== effect || !snapshot.hasTag("pending")) {
      throw new Error(`${effect} is not waited for at ${placeIn(snapshot)}`);
    }
    if (output === crash) fakes.crash();
    else fakes.answer(output);
  }
  await settled();
}

export async function walk({ world, input = {}, steps }: Walk): Promise<Walked> {
  const fakes = createFakes();
  const actor = createActor(world.open(fakes.effects), { input }).start();
  for (const next of steps) await step(world, actor, fakes, next);
  await settled();
  const now: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  return { at: placeIn(now), now, left: fakes.aftermath };
}

const keptWords = ({ UserID, Email }: Kept) =>
  [UserID === null ? [] : `UserID ${UserID}`, Email ?? []].flat().join(", ") || "nothing";

const words = (value: unknown): string => {
  if (value === crash) return crash;
  if (typeof value !== "object" || value === null || !("ok" in value)) return "";
  const { ok, ...more } = value;
  const told = Object.entries(more).map(([key, item]) => {
    if (key === "me") return "me";
    if (key === "kept") return keptWords(item as Kept);
    return key === "Code" ? String(item) : `${key} ${JSON.stringify(item)}`;
  });
  return told.length > 0 ? told.join(", ") : ok ? "done" : "refused";
};

/** "SIGN_IN → signIn: isVerified true → getMe: me → signedIn" */
export const wayOf = ({ steps }: Walk, at: string): string =>
  [...steps.map((next) => (Array.isArray(next) ? `${next[0]}: ${words(next[1])}` : next.type)), `**${at}**`].join(
    " → ",
  );
