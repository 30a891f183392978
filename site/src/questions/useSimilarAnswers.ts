import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { trackEvent } from "../analytics/track.ts";
import type { SiteClient } from "../api/siteClient.ts";
import { announce } from "../ui/announcement.ts";
import { keepFocusInPlace } from "./keepFocusInPlace.ts";
import { similarText } from "./similarText.ts";

/** Milliseconds without typing before similar answers are fetched: a list that changes is in the way of writing below it. */
const DEBOUNCE = { title: 800, text: 2000 };
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
 * Answers similar to the title and text of the question that is being written. Until they are loaded, those of the previous
 * title are returned; those of the title stay when none is similar to the text too. Failures are ignored.
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
  const fetched = useRef<{ title: string; query: string | null }>({ title: "", query: null });
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const query = similarText(title, text);
    if (query !== null && query === fetched.current.query) return;
    const isSameTitle = title === fetched.current.title;
    const outcome = query === null ? null : await findSimilar({ body: { Text: query }, signal });
    if (signal.aborted) return;
    fetched.current = { title, query };
    const found = outcome?.ok ? outcome.body.Answers.slice(0, maxShown) : none;
    if (found.length > 0 || !isSameTitle) show(found);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the title or the text changes
  useEffect(() => {
    if (status !== "open" || !isWriting) return;
    const leaving = new AbortController();
    const delay = title === fetched.current.title ? DEBOUNCE.text : DEBOUNCE.title;
    const timer = setTimeout(() => void find(leaving.signal), delay);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [title, text, status, isWriting]);

  const finish = (next: Exclude<Status, "open">) => {
    trackEvent({ category: "similarAnswers", action: next });
    setStatus(next);
    // The pressed button disappears, so the title takes the focus.
    document.getElementById("Title")?.focus();
  };
  return { answers: status === "open" ? answers : none, status, finish };
}
