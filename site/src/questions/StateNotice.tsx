import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { Link } from "@tanstack/react-router";
import { Notice } from "../ui/Notice.tsx";

/** What the asker should know, or do, in the question's state. */
export function StateNotice({ question: { State }, code }: { question: QuestionStatus; code: string }) {
  switch (State) {
    case "AwaitingConfirmation":
      return (
        <Notice tone="caution">
          <p>Frågan är inte bekräftad än. Öppna länken i mejlet som vi skickade när du ställde den.</p>
        </Notice>
      );
    case "NeedsInfo":
      return (
        <Notice tone="caution">
          <p>
            Vi behöver fler uppgifter av dig för att kunna svara.{" "}
            <Link to="/ask_a_question/svara" search={{ code }} reloadDocument>
              Lämna uppgifterna
            </Link>
          </p>
        </Notice>
      );
    case "Rejected":
      return (
        <Notice tone="caution" title="Vi kan inte svara på din fråga">
          <p>
            Du betalar ingenting. Har du en frist att passa? Vänta inte på oss, utan sök hjälp på annat håll så snart du
            kan.
          </p>
        </Notice>
      );
    case "Withdrawn":
      return (
        <Notice tone="success" title="Du har tagit tillbaka frågan" live>
          <p>
            Vi svarar inte på den, och den publiceras inte. Vill du ha ett svar ändå får du{" "}
            <Link to="/ask_a_question">ställa frågan igen</Link>.
          </p>
        </Notice>
      );
    case "Expired":
      return (
        <Notice tone="caution" title="Frågan betalades inte i tid">
          <p>
            Därför har vi avslutat den utan svar. Vill du ha ett svar får du{" "}
            <Link to="/ask_a_question">ställa frågan igen</Link>.
          </p>
        </Notice>
      );
    default:
      return null;
  }
}
