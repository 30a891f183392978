import type { MyCase, MyCases } from "@lagrum/core/myCases/myCasesSchema";
import { formatDate, formatDateTime, formatDeadline } from "@lagrum/core/text/dates";
import { bookingStateTexts, meetingServiceTexts } from "@lagrum/core/texts/bookings";
import { isWaitingForOwner, nextStepOf } from "@lagrum/core/texts/myCases";
import { orderStateTexts } from "@lagrum/core/texts/orders";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";
import { rentClaimStateTexts } from "@lagrum/core/texts/rentClaims";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Tag } from "../ui/Tag.tsx";
import styles from "./CaseList.module.css";

/** The cases of an e-mail address, each with its state, its next step and a link to its page. */
export function CaseList({ Email, Cases }: MyCases) {
  return (
    <>
      <h1>Mina ärenden</h1>
      <p className={styles.lead}>
        Ärenden på <strong>{Email}</strong>. Sidan stängs när du inte har använt den på 30 minuter.
      </p>
      {Cases.length === 0 ? (
        <EmptyState
          picture="cases"
          title="Inga ärenden på adressen"
          actions={<ButtonLink to="/ask_a_question">Ställ en fråga</ButtonLink>}
        >
          <p>Efter 90 dagar raderar vi din adress ur besvarade frågor.</p>
        </EmptyState>
      ) : (
        <ul className={styles.cases}>
          {Cases.map((myCase) => (
            <li key={`${myCase.Kind} ${myCase.ID}`}>
              <CaseItem {...myCase} />
            </li>
          ))}
        </ul>
      )}
      <form method="post" action="/mina-arenden">
        <input type="hidden" name="action" value="signOut" />
        <Button variant="secondary">Logga ut</Button>
      </form>
    </>
  );
}

/** The texts of a case: its title, state and dates. */
function wordsOf(myCase: MyCase): { title: string; state: string; facts: string[]; open: string } {
  switch (myCase.Kind) {
    case "question": {
      const { Title, State, Type, CreatedAt, AnsweredAt } = myCase;
      const dates = [`Ställd ${formatDate(CreatedAt)}`, ...(AnsweredAt ? [`Besvarad ${formatDate(AnsweredAt)}`] : [])];
      return {
        title: Title,
        state: questionStateTexts[State],
        facts: [questionTypeTexts[Type], ...dates],
        open: "Öppna frågan",
      };
    }
    case "order": {
      const { Title, State, CreatedAt, DeliveredAt } = myCase;
      const delivered = DeliveredAt ? [`Levererad ${formatDate(DeliveredAt)}`] : [];
      const facts = [`Beställd ${formatDate(CreatedAt)}`, ...delivered];
      return { title: Title, state: orderStateTexts[State], facts, open: "Öppna beställningen" };
    }
    case "booking": {
      const { Service, State, StartsAt } = myCase;
      const facts = [formatDateTime(StartsAt)];
      return { title: meetingServiceTexts[Service], state: bookingStateTexts[State], facts, open: "Öppna bokningen" };
    }
    case "rentClaim": {
      const { Title, State, CreatedAt } = myCase;
      const facts = [`Inkom ${formatDate(CreatedAt)}`];
      return { title: Title, state: rentClaimStateTexts[State], facts, open: "Öppna ärendet" };
    }
    default:
      return myCase satisfies never;
  }
}

function CaseItem(myCase: MyCase) {
  const { Kind, ID, Reference, State } = myCase;
  const { title, state, facts, open } = wordsOf(myCase);
  const due = "DueAt" in myCase && myCase.DueAt ? formatDeadline(myCase.DueAt) : null;
  return (
    <article className={styles.case} aria-labelledby={`${Kind}-${ID}`}>
      <h2 id={`${Kind}-${ID}`}>{title}</h2>
      <p className={styles.facts}>
        <Tag tone={toneOf(myCase)}>{state}</Tag>
        {[Reference, ...facts].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className={styles.next}>{nextStepOf(myCase, due)}</p>
      {State !== "AwaitingConfirmation" && (
        <form method="post" action="/mina-arenden">
          <input type="hidden" name="action" value="open" />
          <input type="hidden" name="kind" value={Kind} />
          <input type="hidden" name="id" value={ID} />
          <Button variant="secondary" aria-label={`${open} ${Reference}: ${title}`}>
            {open}
          </Button>
        </form>
      )}
    </article>
  );
}

const done: readonly MyCase["State"][] = ["Answered", "Published", "Delivered", "Closed", "Done", "Decided"];

const toneOf = (myCase: MyCase) => {
  if (isWaitingForOwner(myCase)) return "caution";
  return done.includes(myCase.State) ? "done" : "plain";
};
