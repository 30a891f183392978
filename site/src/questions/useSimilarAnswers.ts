import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import { useEffect, useEffectEvent, useState } from "react";
import { trackEvent } from "../analytics/track.ts";
import type { SiteClient } from "../api/siteClient.ts";
import { announce } from "../ui/announcement.ts";
import { keepFocusInPlace } from "./keepFocusInPlace.ts";
import { similarText } from "./similarText.ts";

/** Milliseconds without typing before similar answers are fetched. */
const DEBOUNCE = 800;
const maxShown = 3;

type Status = "open" | "closed" | "helped";

export interface SimilarAnswersState {
  /** Empty unless open. */
  answers: AnswerRef[];
  status: Status;
  finish: (status: Exclude<Status, "open">) => void;
}

const none: AnswerRef[] = [];

interface Options {
  title: string;
  text: string;
  /** The form is shown, not its review. */
  isWriting: boolean;
  findSimilar: SiteClient["findSimilarAnswers"];
}

const addressesOf = (answers: readonly AnswerRef[]) => answers.map(({ Uri }) => Uri).join();

/**
 * Answers similar to the question that is being written, fetched when its title changes: a list that changed while the text
 * below is written would be in the way. Until they are loaded, those of the previous title are returned. Failures are
 * ignored.
 */
export function useSimilarAnswers({ title, text, isWriting, findSimilar }: Options): SimilarAnswersState {
  const [status, setStatus] = useState<Status>("open");
  const [answers, setAnswers] = useState(none);
  const show = useEffectEvent((found: AnswerRef[]) => {
    if (addressesOf(found) === addressesOf(answers)) return;
    keepFocusInPlace(() => setAnswers(found));
    if (found.length === 0) return;
    announce(`${found.length} svar liknar din fråga`);
    if (answers.length === 0) trackEvent({ category: "similarAnswers", action: "shown" });
  });
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const query = similarText(title, text);
    const outcome = query === null ? null : await findSimilar({ body: { Text: query }, signal });
    if (!signal.aborted) show(outcome?.ok ? outcome.body.Answers.slice(0, maxShown) : none);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the title changes
  useEffect(() => {
    if (status !== "open" || !isWriting) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => void find(leaving.signal), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [title, status, isWriting]);

  const finish = (next: Exclude<Status, "open">) => {
    trackEvent({ category: "similarAnswers", action: next });
    setStatus(next);
    // The pressed button disappears, so the title takes the focus.
    document.getElementById("Title")?.focus();
  };
  return { answers: status === "open" ? answers : none, status, finish };
}
