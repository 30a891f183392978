import type { DeletedQuestion } from "@lagrum/core/contract/problem";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { AskParent } from "./AskParent.tsx";

const unanswered = "Den hade inte besvarats.";
const answered = "Den var besvarad. Svaret finns inte heller kvar.";

/** The last state in words. */
const endings: Record<DeletedQuestion["State"], string> = {
  AwaitingConfirmation: "Den hade inte bekräftats.",
  AwaitingPayment: unanswered,
  Open: unanswered,
  NeedsInfo: unanswered,
  Answered: answered,
  Published: answered,
  Rejected: "Vi hade tackat nej till den.",
  Withdrawn: "Du hade tagit tillbaka den.",
  Expired: "Den hade inte bekräftats eller betalats i tid.",
};

/** Shown for a link to a deleted question. */
export function DeletedQuestionPage({ State, At }: DeletedQuestion) {
  return (
    <>
      <Breadcrumbs parent={<AskParent />} current="Din fråga" />
      <h1>Frågan är borttagen</h1>
      <p>
        Din fråga togs bort {formatDateTime(At)}. {endings[State]}
      </p>
      <p>
        Det du skrev och dina uppgifter finns inte kvar hos oss. Att frågan har funnits sparar vi i 90 dagar, så att
        länken kan visa det här.
      </p>
      <p>
        Undrar du över något? <Link to="/contact">Kontakta oss</Link>. Du kan också{" "}
        <Link to="/ask_a_question">ställa en ny fråga</Link>.
      </p>
    </>
  );
}
