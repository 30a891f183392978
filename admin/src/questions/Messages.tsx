import type { MessageKind } from "@lagrum/core/question/messageSchema";
import type { Question } from "@lagrum/core/question/questionSchema";
import { Card, CardContent, Typography } from "@mui/material";
import { MessageList } from "../ui/MessageList.tsx";

const headings: Record<MessageKind, string> = {
  factsAsked: "Vi bad om uppgifter",
  facts: "Uppgifter från den som frågade",
  followUp: "Följdfråga från den som frågade",
  followUpAnswer: "Vårt svar på följdfrågan",
  declined: "Vi tackade nej",
};

/** Messages between staff and the asker. They are never published. */
export function Messages({ question: { Messages: messages } }: { question: Question }) {
  if (messages.length === 0) return null;
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          Kontakt med den som frågade
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
          Publiceras aldrig.
        </Typography>
        <MessageList messages={messages} headings={headings} />
      </CardContent>
    </Card>
  );
}
