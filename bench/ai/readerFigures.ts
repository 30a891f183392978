import type { MeasuredQuality, Share } from "@lagrum/core/ai/measuredQuality";
import { type JudgedReply, kappaOf } from "./judgeSheet.ts";
import type { ReaderQuestion } from "./readerSets.ts";
import { namesNear, quotesFact } from "./visibleReply.ts";

/** A question with both readers' judgements of its reply. */
export interface ReadReply extends ReaderQuestion {
  reply: string;
  both: [JudgedReply, JudgedReply];
}

const has = ({ both }: ReadReply, verdict: JudgedReply["verdict"]): boolean =>
  both.some((each) => each.verdict === verdict);

/** Joins two filled sheets with the sets. @throws Error when a sheet lacks a question */
export function joinSheets(questions: readonly ReaderQuestion[], sheets: [JudgedReply[], JudgedReply[]]): ReadReply[] {
  const judged = sheets.map((sheet) => new Map(sheet.map((each) => [each.question, each])));
  return questions.map((asked) => {
    const [one, other] = judged.map((sheet) => sheet.get(asked.question));
    if (!one || !other) throw new Error(`a sheet lacks: ${asked.question}`);
    return { ...asked, reply: one.reply, both: [one, other] };
  });
}

const share = (some: readonly ReadReply[], isIt: (reply: ReadReply) => boolean): Share => {
  const right = some.filter(isIt).length;
  return { of: some.length, share: some.length === 0 ? 0 : Number((right / some.length).toFixed(3)) };
};

/** The strictest reading: what one of the two readers calls misleading is misleading. */
export function figuresOf(replies: readonly ReadReply[], day: string): MeasuredQuality {
  const of = (set: ReaderQuestion["set"]) => replies.filter((reply) => reply.set === set);
  const misleads = (reply: ReadReply): boolean => has(reply, "vilseleder");
  const [one, other] = [0, 1].map((reader) => replies.map(({ both }) => both[reader as 0 | 1].verdict));
  return {
    day,
    misleading: share(replies, misleads),
    nearMisses: share(of("nearMisses"), (reply) => !misleads(reply) && namesNear(reply.reply.split("\n"))),
    facts: share(of("answerable"), ({ reply, fact, both }) =>
      fact === "" ? both.every(({ hasFact }) => hasFact) : quotesFact(reply.split("\n"), fact),
    ),
    premises: share(of("premises"), (reply) => !misleads(reply)),
    otherYears: share(of("otherYears"), misleads),
    inventedProvisions: share(of("inventedProvisions"), misleads),
    agreement: Number(kappaOf(one ?? [], other ?? []).toFixed(2)),
  };
}
