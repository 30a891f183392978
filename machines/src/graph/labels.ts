import { delayTexts, guardTexts } from "@lagrum/core/texts/guards";
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import type { Cause } from "./graph.ts";

type Guard = AnyTransitionDefinition["guard"];

const number = new Intl.NumberFormat("sv-SE", { maximumFractionDigits: 1 });

/** "1,5 s", from milliseconds. */
function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${number.format(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${number.format(milliseconds / 1000)} s`;
  return `${number.format(milliseconds / 60_000)} min`;
}

function delayLabel(machine: AnyStateMachine, delay: string): string {
  const value: unknown = /^\d+$/.test(delay) ? Number(delay) : machine.implementations.delays[delay];
  if (typeof value === "number") return `efter ${formatDuration(value)}`;
  return delayTexts[delay] ?? `efter ${delay}`;
}

export interface Trigger {
  cause: Cause;
  /** "SIGN_IN", "signIn svarar", "efter 5 s". */
  text: string;
  /** For URLs: "SIGN_IN", "signIn.answer". */
  short: string;
}

/** The trigger of a node's transitions for an event type. */
export function triggerOf(node: AnyStateNode, event: string): Trigger {
  if (event === "") return { cause: "immediate", text: "genast", short: "immediate" };
  if (event === "*") return { cause: "event", text: "vad som helst annat", short: "any" };
  const after = "xstate.after.";
  if (event.startsWith(after)) {
    const delay = event.slice(after.length, event.length - node.id.length - 1);
    return { cause: "time", text: delayLabel(node.machine, delay), short: `after.${delay}` };
  }
  if (event.startsWith("xstate.done.state.")) return { cause: "end", text: "när det är klart", short: "end" };
  for (const { id, src } of node.invoke) {
    const name = nameOfActor(id, src);
    if (event === `xstate.done.actor.${id}`)
      return { cause: "answer", text: `${name} svarar`, short: `${name}.answer` };
    if (event === `xstate.error.actor.${id}`)
      return { cause: "crash", text: `${name} kraschar`, short: `${name}.crash` };
  }
  return { cause: "event", text: event, short: event };
}

/** An actor's ID, or its source when XState generated the ID. */
export function nameOfActor(id: string, src: unknown): string {
  const isGiven = !/^\d+\./.test(id);
  if (isGiven) return id;
  return typeof src === "string" && !src.startsWith("xstate.invoke") ? src : "aktören";
}

/** A guard's name in code: "isVerified", "isAdmin && !isNews". */
export function guardName(guard: Guard): string {
  if (typeof guard === "string") return guard;
  if (typeof guard === "object") return String(guard.type);
  if (guard === undefined) return "";
  const parts = "guards" in guard ? (guard.guards as Guard[]).map(guardName) : [];
  if (guard.name === "not") return `!${parts[0]}`;
  if (guard.name === "and") return parts.join(" && ");
  if (guard.name === "or") return parts.join(" || ");
  return guard.name === "guard" ? "" : guard.name;
}

/** "isHeldByMe" as "held by me": the fallback for a guard without a text. */
const splitCamelCase = (name: string) =>
  name
    .replace(/^is(?=[A-Z])/, "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();

const sentence = (name: string) => guardTexts[name] ?? `om ${splitCamelCase(name)}`;
const withoutIf = (text: string) => text.replace(/^om /, "");

/** A guard's label: "om kontot är bekräftat". */
export function guardLabel(guard: Guard): string {
  if (typeof guard === "string") return sentence(guard);
  if (typeof guard === "object") return sentence(String(guard.type));
  if (guard === undefined) return "";
  const parts = "guards" in guard ? (guard.guards as Guard[]).map(guardLabel) : [];
  if (guard.name === "not") return `om inte ${withoutIf(parts[0] ?? "")}`;
  if (guard.name === "and") return `om ${parts.map(withoutIf).join(" och ")}`;
  if (guard.name === "or") return `om ${parts.map(withoutIf).join(" eller ")}`;
  if ("stateValue" in guard) return `om läget är ${JSON.stringify(guard.stateValue).replace(/["{}]/g, "")}`;
  return guard.name === "guard" || guard.name === "" ? "om villkoret håller" : sentence(guard.name);
}
