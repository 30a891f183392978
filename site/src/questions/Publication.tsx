import { publicationOf, publicationText } from "@lagrum/core/question/publicationTexts";
import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { Link } from "@tanstack/react-router";
import { Notice } from "../ui/Notice.tsx";
import { type ActionProps, ConfirmedAction } from "./ConfirmedAction.tsx";
import styles from "./StatusPage.module.css";

/** What is true of publication in this case, and the asker's way to say no while there is something to say no to. */
export function Publication({ question, action }: { question: QuestionStatus; action: ActionProps }) {
  const reader = { ...question, isPublished: question.Uri !== null };
  const text = publicationText(reader);
  if (text === null) return null;
  const publication = publicationOf(reader);
  return (
    <section className={styles.section} aria-labelledby="publication">
      <h2 id="publication">Publicering</h2>
      {publication === "Objected" ? (
        <Notice live>
          <p>{text}</p>
        </Notice>
      ) : (
        <p>{text}</p>
      )}
      {question.Uri && (
        <p>
          Fråga och svar är publicerade:{" "}
          <Link to="/answers/$id" params={{ id: question.Uri }}>
            läs sidan
          </Link>
          .
        </p>
      )}
      {publication === "MayObject" && (
        <ConfirmedAction
          {...action}
          action="object"
          summary="Jag vill inte att frågan publiceras"
          button="Ja, publicera inte frågan"
        >
          {question.Uri ? "Sidan tas bort direkt. " : ""}Du får fortfarande ditt svar.
        </ConfirmedAction>
      )}
    </section>
  );
}
