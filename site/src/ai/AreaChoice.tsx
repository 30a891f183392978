import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { Button } from "../ui/Button.tsx";
import styles from "./AiReply.module.css";

interface Props {
  reply: AiReply;
  onChoose: (area: number) => void;
}

/** The clarifying question: which of two areas of law the question is about. Posts the question again. */
export function AreaChoice({ reply: { Question, Areas }, onChoose }: Props) {
  return (
    <form method="post" action="/ai" onSubmit={(event) => event.preventDefault()}>
      <p>Frågan kan gälla flera rättsområden. Vilket menar du?</p>
      <input type="hidden" name="Question" value={Question} />
      <input type="hidden" name="AcceptAi" value="true" />
      <div className={styles.areas}>
        {Areas.map(({ ID, Name }) => (
          <Button key={ID} name="AreaID" value={String(ID)} variant="secondary" onClick={() => onChoose(ID)}>
            {Name}
          </Button>
        ))}
      </div>
    </form>
  );
}
