import { formatDateTime } from "@lagrum/core/text/dates";
import { Box, Stack, Typography } from "@mui/material";
import { serif } from "./theme.ts";

interface Message<Kind extends string> {
  Kind: Kind;
  Body: string;
  At: string;
  Name: string | null;
}

interface MessageListProps<Kind extends string> {
  messages: readonly Message<Kind>[];
  headings: Record<Kind, string>;
}

/** Messages between staff and a person, oldest first. */
export function MessageList<Kind extends string>({ messages, headings }: MessageListProps<Kind>) {
  return (
    <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {messages.map(({ Kind, Body, At, Name }) => (
        <Box component="li" key={`${At} ${Kind}`}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {headings[Kind]}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {[formatDateTime(At), Name].filter(Boolean).join(" · ")}
          </Typography>
          <Box sx={{ fontFamily: serif, lineHeight: 1.6, mt: 0.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {Body}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
