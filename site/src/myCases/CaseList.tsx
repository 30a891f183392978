import type { MyCase, MyCases } from "@lagrum/core/myCases/myCasesSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { isWaitingForOwner, nextStepOf } from "@lagrum/core/texts/myCases";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Tag } from "../ui/Tag.tsx";
import styles from "./CaseList.module.css";

/** The questions of an address, each with its state, its next step and the way to its page. */
export function CaseList({ Email, Cases }: MyCases) {
  return (
    <>
      <Breadcrumbs current="Mina ärenden" />
      <h1>Mina ärenden</h1>
      <p className={styles.lead}>
        Ärenden på <strong>{Email}</strong>. Sidan stängs när du inte har använt den på 30 minuter.
      </p>
      {Cases.length === 0 ? (
        <EmptyState
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

function CaseItem(myCase: MyCase) {
  const { ID, Reference, Title, State, Type, CreatedAt, DueAt, AnsweredAt } = myCase;
  return (
    <article className={styles.case} aria-labelledby={`case-${ID}`}>
      <h2 id={`case-${ID}`}>{Title}</h2>
      <p className={styles.facts}>
        <Tag tone={toneOf(myCase)}>{questionStateTexts[State]}</Tag>
        <span>{questionTypeTexts[Type]}</span>
        <span>{Reference}</span>
        <span>Ställd {formatDate(CreatedAt)}</span>
        {AnsweredAt && <span>Besvarad {formatDate(AnsweredAt)}</span>}
      </p>
      <p className={styles.next}>{nextStepOf(myCase, DueAt && formatDate(DueAt))}</p>
      {State !== "AwaitingConfirmation" && (
        <form method="post" action="/mina-arenden">
          <input type="hidden" name="action" value="open" />
          <input type="hidden" name="id" value={ID} />
          <Button variant="secondary" aria-label={`Öppna frågan ${Reference}: ${Title}`}>
            Öppna frågan
          </Button>
        </form>
      )}
    </article>
  );
}

const toneOf = (myCase: MyCase) => {
  if (isWaitingForOwner(myCase)) return "caution";
  return myCase.AnsweredAt ? "done" : "plain";
};
