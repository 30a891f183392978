import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { MessageList } from "../ui/MessageList.tsx";

type Message = QuestionStatus["Messages"][number];

const headings: Record<Message["Kind"], string> = {
  factsAsked: "Vi undrar",
  facts: "Du svarade",
  followUp: "Din följdfråga",
  followUpAnswer: "Vårt svar på följdfrågan",
  declined: "Därför kan vi inte svara",
};

/** Messages between staff and the asker, oldest first. */
export function Messages({ messages }: { messages: Message[] }) {
  return (
    <MessageList messages={messages.map(({ Kind, Body, At }) => ({ heading: headings[Kind], at: At, body: Body }))} />
  );
}
