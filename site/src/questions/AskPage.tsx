import type { Category } from "@lagrum/core/category/categorySchema";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { useHydrated, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "./AskAside.module.css";
import { AskAside } from "./AskAside.tsx";
import { AskForm } from "./AskForm.tsx";
import { AskReview } from "./AskReview.tsx";
import { checkAsk } from "./askCheck.ts";
import {
  type AskField,
  type AskRefusal,
  type AskValues,
  afterRefusal,
  askErrors,
  askFaults,
  askTitle,
  readValues,
} from "./askForm.ts";
import type { AskState } from "./askPost.ts";
import { clearDraft, readDraft, saveDraft } from "./draft.ts";

interface Props {
  /** As the server rendered it. */
  start: AskState;
  areas: Category[];
  types: Settings["QuestionTypes"];
  today: string;
  /** Sends the question. */
  ask: SiteClient["askQuestion"];
}

const typed = ({ Key, ...values }: AskValues) => JSON.stringify(values);

export function AskPage({ start, areas, types, today, ask }: Props) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inReview = useLocation({ select: (location) => location.state.review === true });
  const [postedReview, setPostedReview] = useState(start.step === "review");
  const [values, setValues] = useState(start.values);
  // The fields are laid out anew, from these, whenever `laid` rises.
  const [initial, setInitial] = useState(start.values);
  const [laid, setLaid] = useState(0);
  const [refusal, setRefusal] = useState<AskRefusal | null>(start.refusal);
  const [sending, setSending] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const faults = useStable(askFaults(refusal));
  const reviewing = (postedReview || (hydrated && inReview)) && checkAsk(values, today).ok;

  const layOut = (next: AskValues) => {
    setValues(next);
    setInitial(next);
    setLaid((count) => count + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    const form = page.current?.querySelector("form");
    const now = form ? readValues(new FormData(form)) : start.values;
    const draft = readDraft();
    if (draft && start.refusal === null && typed(now) === typed(start.values)) {
      layOut({ ...draft, CategoryID: draft.CategoryID || now.CategoryID });
    } else setValues(now);
  }, []);

  useEffect(() => {
    if (!hydrated) return;
    const title = reviewing ? "Granska din fråga" : "Ställ en fråga";
    document.title = `${faults.length > 0 ? "Fel: " : ""}${title} – Lagrum`;
  }, [hydrated, reviewing, faults]);

  // Each step begins at its top, with its heading read out.
  const wasReviewing = useRef(reviewing);
  useEffect(() => {
    if (wasReviewing.current === reviewing) return;
    wasReviewing.current = reviewing;
    if (faults.length === 0 && !document.activeElement?.id) page.current?.querySelector("h1")?.focus();
  }, [reviewing, faults]);

  const leaveReview = async (kept: AskValues) => {
    setPostedReview(false);
    setInitial(kept);
    if (inReview) await navigate({ to: "/ask_a_question", search: (search) => search, state: {}, replace: true });
  };

  const edit = async (field: AskField) => {
    setRefusal(null);
    await leaveReview(values);
    requestAnimationFrame(() => document.getElementById(field)?.focus());
  };

  const review = async (form: HTMLFormElement) => {
    const next = readValues(new FormData(form));
    setValues(next);
    saveDraft(next);
    const checked = checkAsk(next, today);
    if (!checked.ok) {
      setRefusal({ Code: "INCORRECT_PROPERTIES", Details: checked.details });
      if (checked.details.Website) layOut({ ...next, Website: "" });
      return;
    }
    setRefusal(null);
    setInitial(next);
    await navigate({ to: "/ask_a_question", search: (search) => search, state: { review: true } });
    window.scrollTo(0, 0);
  };

  const send = async () => {
    const checked = checkAsk(values, today);
    if (sending || !checked.ok) return;
    setSending(true);
    setRefusal(null);
    const outcome = await ask({ body: checked.body, idempotencyKey: values.Key });
    setSending(false);
    if (outcome.ok) {
      clearDraft();
      await navigate({ to: "/ask_a_question/tack", search: { ref: outcome.body.Reference }, replace: true });
      return;
    }
    // Whoever went back meanwhile may have typed more.
    const form = page.current?.querySelector("form");
    const kept = afterRefusal(form ? readValues(new FormData(form)) : values, outcome.status);
    layOut(kept);
    saveDraft(kept);
    setRefusal(outcome.body);
    if (outcome.body.Details) await leaveReview(kept);
  };

  return (
    <div ref={page}>
      <Breadcrumbs current="Ställ en fråga" />
      <ErrorSummary faults={faults} title={askTitle(refusal)} />
      <h1 tabIndex={-1}>{reviewing ? "Granska din fråga" : "Ställ en fråga"}</h1>
      {reviewing ? (
        <AskReview
          values={values}
          areas={areas}
          types={types}
          today={today}
          sending={sending}
          onSend={() => void send()}
          onEdit={(field) => void edit(field)}
        />
      ) : (
        <div className={styles.columns}>
          <AskForm
            key={laid}
            initial={initial}
            values={values}
            errors={askErrors(refusal?.Details ?? {})}
            areas={areas}
            types={types}
            today={today}
            onInput={(form) => {
              const next = readValues(new FormData(form));
              setValues(next);
              saveDraft(next);
            }}
            onSubmit={(form) => void review(form)}
          />
          <AskAside />
        </div>
      )}
    </div>
  );
}

/** The same object for as long as the content is the same, so that the summary takes the focus only for new faults. */
function useStable<T>(value: T): T {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
