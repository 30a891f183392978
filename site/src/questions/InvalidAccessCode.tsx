import type { DeletedQuestion } from "@lagrum/core/contract/problem";
import { errorText } from "@lagrum/core/texts/errors";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { AskParent } from "./AskParent.tsx";
import { DeletedQuestionPage } from "./DeletedQuestionPage.tsx";

/** Shown for a link with an invalid access code. */
export function InvalidAccessCode({ Code, Deleted }: { Code: string; Deleted?: DeletedQuestion | undefined }) {
  if (Deleted) return <DeletedQuestionPage {...Deleted} />;
  return (
    <>
      <Breadcrumbs parent={<AskParent />} current="Din fråga" />
      <h1>Länken går inte att öppna</h1>
      <p>{errorText(Code)}</p>
      <p>
        Saknar du mejlet? Titta i skräpposten. Du kan också <Link to="/ask_a_question">ställa frågan igen</Link> eller{" "}
        <Link to="/answers">söka bland svaren</Link>.
      </p>
    </>
  );
}
