import type { Answer, StaffAnswer } from "@lagrum/core/answer/answerSchema";
import { lowerFirst } from "@lagrum/core/text/text";
import { Link } from "@tanstack/react-router";
import { topicOf } from "./AnswerCategory.tsx";
import styles from "./RelatedLinks.module.css";

/** Links from an answer: similar answers or others of its category, all in the same area, a new question. */
export function RelatedLinks({ answer }: { answer: Answer | StaffAnswer }) {
  const { Question, Category, Area } = answer;
  const topic = topicOf(answer);
  const { similarAnswers, MoreAnswers } = Question;
  const others = MoreAnswers?.Answers ?? similarAnswers;
  return (
    <div className={styles.readOn}>
      {others.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar">{MoreAnswers ? `Fler svar om ${lowerFirst(MoreAnswers.About.Name)}` : "Liknande svar"}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.ID}>
                <Link to="/answers/$id" params={{ id: other.Uri }}>
                  {other.Title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="next">
        <h2 id="next">Gå vidare</h2>
        <ul className={styles.ways}>
          <li>
            <Link to="/categories/{-$id}" params={{ id: Category.Name === "Övrigt" ? Area.Uri : Category.Uri }}>
              Alla svar om {topic}
            </Link>
          </li>
          <li>
            <Link to="/ask_a_question" search={{ category: Category.Uri }}>
              Ställ en egen fråga om {topic}
            </Link>
          </li>
        </ul>
      </section>
    </div>
  );
}
