import type { MessageKind } from "@lagrum/core/question/messageSchema";
import type { Question } from "@lagrum/core/question/questionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Box, Card, CardContent, Stack, Typography } from "@mui/material";
import { serif } from "../ui/theme.ts";

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
        <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {messages.map(({ Kind, Body, At, Name }) => (
            <Box component="li" key={`${At} ${Kind}`}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {headings[Kind]}
              </Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {[formatDateTime(At), Name].filter(Boolean).join(" · ")}
              </Typography>
              <Box
                sx={{ fontFamily: serif, lineHeight: 1.6, mt: 0.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}
              >
                {Body}
              </Box>
            </Box>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
