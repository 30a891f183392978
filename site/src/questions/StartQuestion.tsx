import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { startAskDraft } from "./askDraft.ts";

interface StartQuestionProps {
  title: string;
  body?: string;
  /** ID of the heading among the children. */
  headingId: string;
  button: string;
  className: string | undefined;
  children: ReactNode;
}

/** Opens the question form with a prefilled text, which is posted or stored in the form's draft: never in the URL. */
export function StartQuestion({ title, body, headingId, button, className, children }: StartQuestionProps) {
  const navigate = useNavigate();
  return (
    <form
      className={className}
      method="post"
      action="/ask_a_question"
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        startAskDraft(title, body);
        void navigate({ to: "/ask_a_question" });
      }}
    >
      {children}
      <input type="hidden" name="Title" value={title} />
      {body !== undefined && <input type="hidden" name="QuestionBody" value={body} />}
      <Button name="Step" value="start">
        {button}
      </Button>
    </form>
  );
}
