import { formatPrice } from "@lagrum/core/money/money";
import { publicationStep } from "@lagrum/core/question/publicationTexts";
import type { QuestionOrder } from "@lagrum/core/question/questionOrderSchema";
import type { ConfirmedQuestion } from "@lagrum/core/question/questionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { errorText } from "@lagrum/core/texts/errors";
import { type SubmitEvent, useEffect, useState } from "react";
import { api } from "../api/api.ts";
import type { Opened } from "../api/openByCode.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { ErrorSummary, type FormError } from "../ui/ErrorSummary.tsx";
import { Notice } from "../ui/Notice.tsx";
import { AskParent } from "./AskParent.tsx";
import type { ConfirmLink } from "./accessCode.ts";
import { confirm, isFailure } from "./confirmQuestion.ts";
import { NextSteps } from "./NextSteps.tsx";

interface Props {
  link: ConfirmLink | null;
  /** The mail's link says that the question is to be paid. */
  isPaid: boolean;
  posted: Opened<ConfirmedQuestion> | null;
}

const noErrors: FormError[] = [];

/** The page that the confirmation e-mail links to. */
export function ConfirmPage({ link, isPaid, posted }: Props) {
  const [opened, setOpened] = useState(posted);
  const [errors, setErrors] = useState(() => (posted && "Code" in posted ? [errorLine(posted.Code)] : noErrors));
  const [sending, setSending] = useState(false);
  const confirmed = opened && "found" in opened ? opened.found : null;
  const isAgain = opened !== null && "Code" in opened && opened.Code === "ALREADY_CONFIRMED";

  useEffect(() => {
    if (opened && !isFailure(opened)) document.title = "Frågan är bekräftad – Lagrum";
  }, [opened]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!link || sending) return;
    setSending(true);
    const next = await confirm(link, api());
    setSending(false);
    setOpened(next);
    setErrors("Code" in next ? [errorLine(next.Code)] : noErrors);
  };

  return (
    <>
      <Breadcrumbs parent={<AskParent />} current="Bekräfta" />
      {confirmed && <Confirmed question={confirmed} />}
      {isAgain && <ConfirmedBefore isPaid={isPaid} />}
      {!confirmed && !isAgain && (
        <>
          <ErrorSummary errors={link ? errors : [errorLine("LINK_INVALID")]} title="Frågan är inte bekräftad" />
          <h1>Bekräfta din fråga</h1>
          {link && (
            <form method="post" action="/ask_a_question/bekrafta" onSubmit={(event) => void submit(event)}>
              <p>
                Tryck på knappen så vet vi att adressen är din.{" "}
                {isPaid
                  ? "Sedan kan du betala, och då går frågan vidare till våra jurister."
                  : "Då går frågan vidare till våra jurister."}
              </p>
              <input type="hidden" name="id" value={link.id} />
              <input type="hidden" name="code" value={link.code} />
              {isPaid && <input type="hidden" name="betalas" value="true" />}
              <Button aria-disabled={sending}>{sending ? "Bekräftar…" : "Bekräfta frågan"}</Button>
            </form>
          )}
        </>
      )}
    </>
  );
}

const errorLine = (code: string): FormError => ({ text: errorText(code) });

/** Without the case, only what its kind makes true. */
function ConfirmedBefore({ isPaid }: { isPaid: boolean }) {
  return (
    <>
      <h1>Frågan är redan bekräftad</h1>
      <p>
        {isPaid
          ? "Har du betalat behöver du inte göra något mer. Annars finns länken till betalningen i mejlet som vi skickade när du bekräftade."
          : "Du behöver inte göra något mer. Du får ett mejl när svaret är klart."}
      </p>
      <NextSteps confirmed isPaid={isPaid} publication={null} />
    </>
  );
}

/** The next step of a paid question is the payment. */
function ConfirmedUnpaid({ question }: { question: ConfirmedQuestion & { Order: QuestionOrder } }) {
  const { Order, AccessCode, Reference, Title } = question;
  return (
    <>
      <h1>Tack, frågan är bekräftad</h1>
      <Notice live>
        <p>
          ”{Title}” har referensen <strong>{Reference}</strong>. Den går till våra jurister när du har betalat.
          {Order.ExpiresAt && ` Priset gäller till ${formatDateTime(Order.ExpiresAt)}.`}
        </p>
      </Notice>
      <ButtonLink to="/kassa" search={{ code: AccessCode, order: Order.ID }} reloadDocument>
        Betala {formatPrice(Order.Amount)}
      </ButtonLink>
      <p>Vi har också mejlat länken till din statussida, där du kan betala senare.</p>
    </>
  );
}

const isUnpaid = (question: ConfirmedQuestion): question is ConfirmedQuestion & { Order: QuestionOrder } =>
  question.State === "AwaitingPayment" && question.Order !== null;

function Confirmed({ question }: { question: ConfirmedQuestion }) {
  if (isUnpaid(question)) return <ConfirmedUnpaid question={question} />;
  return (
    <>
      <h1>Tack, frågan är bekräftad</h1>
      <Notice live>
        <p>
          ”{question.Title}” är nu hos våra jurister. Din referens är <strong>{question.Reference}</strong>.
        </p>
      </Notice>
      <h2>Vad händer nu?</h2>
      <NextSteps confirmed publication={publicationStep(question)} />
      <h2>Din statussida</h2>
      <p>
        Där ser du hur det går, läser svaret och kan säga nej till publicering. Länken är din egen: den som har den kan
        läsa frågan. Vi har mejlat länken till din statussida.
      </p>
      {/* A full page load, so that the page with the access code gets its own headers. */}
      <ButtonLink to="/ask_a_question/status" search={{ code: question.AccessCode }} reloadDocument>
        Öppna din statussida
      </ButtonLink>
    </>
  );
}
