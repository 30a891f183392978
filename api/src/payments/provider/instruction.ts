import { ProviderError } from "./providerError.ts";

/** What the provider's books say about an instruction of ours. `failed`: it has ended there without effect. */
export type InstructionState = "done" | "pending" | "absent" | "failed";

/** An order to the provider that moves money or ends a payment. */
export interface Instruction {
  /** For errors and logs. */
  name: string;
  /**
   * Sends it; a repeat has the effect of one.
   * @returns whether the answer says that it is done, or only that it is accepted
   */
  send(): Promise<"done" | "accepted">;
  /** Reads it by its own identifier. @throws ProviderError when the books can't be read */
  readBack(): Promise<InstructionState>;
}

/** `refused`: it never happened, and a repeat of it gets the same answer. */
export type Outcome = "done" | "refused";

const pending = (name: string) => new ProviderError("unavailable", name, { code: "PENDING" });

function outcomeOf(name: string, state: Exclude<InstructionState, "absent">): Outcome {
  if (state === "pending") throw pending(name);
  return state === "done" ? "done" : "refused";
}

/** The provider refused the request, or it was never sent because it breaks the protocol. */
const isFinal = ({ kind, code }: ProviderError) => kind === "refused" || code === "REQUEST";

/**
 * Carries out an instruction at most once. The provider's books decide and no single answer does: the instruction is
 * read back before it is sent, since an earlier attempt may have been lost longer ago than the provider stores
 * idempotency keys, and again before a refusal, a lost or an unreadable answer counts.
 * @throws ProviderError while the outcome is unknown; repeat it with the same identifiers
 */
export async function carryOut({ name, send, readBack }: Instruction): Promise<Outcome> {
  const before = await readBack();
  if (before !== "absent") return outcomeOf(name, before);
  const answer = await send().catch((error: unknown) => {
    if (error instanceof ProviderError) return error;
    throw error;
  });
  if (answer === "done") return "done";
  const after = await readBack();
  if (after !== "absent") return outcomeOf(name, after);
  if (answer === "accepted") throw pending(name);
  if (isFinal(answer)) return "refused";
  throw answer;
}

/** Reads an object of the provider; `absent` when it has none with that identifier. @throws ProviderError */
export async function orAbsent<Found>(read: Promise<Found>): Promise<Found | "absent"> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ProviderError && error.kind === "refused" && error.status === 404) return "absent";
    throw error;
  }
}
