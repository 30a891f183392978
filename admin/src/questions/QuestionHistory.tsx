import type { Question } from "@lagrum/core/question/questionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Card, CardContent, Stack, Typography } from "@mui/material";
import { useTranslate } from "react-admin";

/** The question's history from the audit log. */
export function QuestionHistory({ question: { History } }: { question: Question }) {
  const translate = useTranslate();
  if (History.length === 0) return null;
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          Historik
        </Typography>
        <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {History.map(({ At, Name, Action }) => (
            <Typography component="li" variant="body2" key={`${At} ${Action}`}>
              {translate(`action.${Action}`, { _: Action })}
              {Name && ` av ${Name}`}
              <Typography component="span" variant="body2" sx={{ color: "text.secondary", display: "block" }}>
                {formatDateTime(At)}
              </Typography>
            </Typography>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
