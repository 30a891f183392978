import { formatPrice } from "@lagrum/core/money/money";
import { orderPages } from "@lagrum/core/order/orderPages";
import type { StartChoices } from "@lagrum/core/order/purchaseDatesSchema";
import { serviceContents } from "@lagrum/core/order/purchaseTexts";
import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Opened } from "../api/openByCode.ts";
import type { SiteClient } from "../api/siteClient.ts";
import { AdultField, StartChoice } from "../buyer/ConsentFields.tsx";
import { PurchaseFacts } from "../buyer/PurchaseFacts.tsx";
import { purchaseOf } from "../buyer/purchaseOf.ts";
import { methodNames } from "../checkout/offeredMethods.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { refundPromise } from "./AskForm.tsx";
import { AskParent } from "./AskParent.tsx";
import { type FollowUpValues, followUpForm } from "./followUpForm.ts";
import { InvalidAccessCode } from "./InvalidAccessCode.tsx";

interface Props {
  opened: Opened<QuestionStatus>;
  code: string;
  settings: Pick<Settings, "Company" | "FollowUp" | "PaymentMethods">;
  /** As the server rendered it. */
  /** When it is due if it is paid now. */
  choices: StartChoices | null;
  start: FormState<FollowUpValues>;
  order: SiteClient["orderFollowUp"];
}

/** Buys a further follow-up question about an answer, by the question's access code. */
export function FollowUpPage({
  opened,
  code,
  settings: { Company, FollowUp, PaymentMethods },
  choices,
  start,
  order,
}: Props) {
  if ("Code" in opened) return <InvalidAccessCode {...opened} />;
  const question = opened.found;
  if (!FollowUp || (!question.CanBuyFollowUp && start.refusal === null)) {
    return (
      <>
        <Breadcrumbs parent={<AskParent />} current="Följdfråga" />
        <h1>Det går inte att köpa en följdfråga just nu</h1>
        <p>Har du en gratis följdfråga kvar, eller en som inte är betald, finns den på din statussida.</p>
        <ButtonLink to="/ask_a_question/status" search={{ code }}>
          Till din fråga
        </ButtonLink>
      </>
    );
  }
  return (
    <BuyFollowUp
      {...{
        question,
        code,
        company: Company,
        offer: FollowUp,
        methods: methodNames(PaymentMethods),
        choices,
        start,
        order,
      }}
    />
  );
}

interface BuyProps extends Pick<Props, "code" | "start" | "order"> {
  question: QuestionStatus;
  company: Settings["Company"];
  offer: NonNullable<Settings["FollowUp"]>;
  methods: string;
  choices: StartChoices | null;
}

function BuyFollowUp({ question, code, company, offer, methods, choices, start, order }: BuyProps) {
  const role = question.Order?.Role ?? "Private";
  const navigate = useNavigate();
  const { initial, revision, sending, summary, errors, formProps } = useProgressiveForm({
    form: useMemo(() => followUpForm(role), [role]),
    start,
    draftOf: question.Reference,
    send: (call) => order({ params: { id: question.ID }, accessCode: code, ...call }),
    onSent: ({ AccessCode }) => navigate({ href: orderPages.checkout(AccessCode), reloadDocument: true }),
  });
  return (
    <>
      <Breadcrumbs parent={<AskParent />} current="Följdfråga" />
      <ErrorSummary {...summary} />
      <h1>Köp en följdfråga</h1>
      <p>Om svaret på ”{question.Title}”. Följdfrågan och vårt svar publiceras aldrig.</p>
      <PurchaseFacts
        name="Följdfråga"
        amount={offer.Amount}
        tax={offer.TaxAmount}
        content={[serviceContents.FOLLOWUP]}
        purchase={role === "Company" ? purchaseOf({ Role: role, StartNow: "", LoseRight: "" }, choices) : null}
        promise={refundPromise}
        company={company}
        methods={methods}
      />
      <form key={revision} action={`/ask_a_question/foljdfraga?code=${code}`} {...formProps}>
        <input type="hidden" name="Key" value={initial.Key} />
        <TextArea
          name="Message"
          label="Din följdfråga"
          hint="Fråga om det som svaret handlar om. Gäller det något nytt ställer du en ny fråga."
          error={errors.Message}
          defaultValue={initial.Message}
        />
        {role === "Private" && (
          <StartChoice initial={initial} errors={errors} choices={[{ key: "followUp", dates: choices }]} />
        )}
        <AdultField initial={initial} error={errors.IsAdult} />
        <p>
          <Link to="/villkor" target="_blank">
            Alla villkor (öppnas i en ny flik)
          </Link>
        </p>
        <Checkbox
          name="AcceptTerms"
          label="Jag godkänner villkoren"
          error={errors.AcceptTerms}
          defaultChecked={initial.AcceptTerms === "true"}
        />
        <Button busy={sending}>{sending ? "Skickar…" : `Till betalningen, ${formatPrice(offer.Amount)}`}</Button>
      </form>
    </>
  );
}
