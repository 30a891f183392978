import type { ComponentProps, ReactNode } from "react";
import styles from "./AnswerSteps.module.css";
import { StepIllustration } from "./StepIllustration.tsx";

const steps: { step: ComponentProps<typeof StepIllustration>["step"]; title: string; text: ReactNode }[] = [
  {
    step: "ask",
    title: "Du frågar och bekräftar",
    text: "Frågan tas emot när du har öppnat länken i vårt mejl.",
  },
  {
    step: "take",
    title: "En rådgivare tar den",
    text: "Bara en i taget kan hålla en fråga, och bara den som håller den ser din e-postadress.",
  },
  {
    step: "write",
    title: "Svaret skrivs",
    text: "Med lagrum, och med den dag då lagen lästes.",
  },
  {
    step: "send",
    title: "Du får det först",
    text: "Ett mejl med en länk till din egen sida. Din berättelse står aldrig i mejlet.",
  },
  {
    step: "publish",
    title: "Andra får läsa",
    text: "Utan uppgifter om vem du är. Säger du nej visas det inte.",
  },
];

/** How an answer is written, step by step. */
export function AnswerSteps() {
  return (
    <section className={styles.part} aria-labelledby="vagen">
      <h2 id="vagen">Så blir ett svar till</h2>
      <ol className={styles.steps}>
        {steps.map(({ step, title, text }) => (
          <li key={step}>
            <StepIllustration step={step} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
