import { isAdmin } from "@lagrum/core/account/roles";
import { holderObstacle } from "@lagrum/core/answer/answerRules";
import { callTimeObstacle } from "@lagrum/core/phoneCall/phoneCallRules";
import type { Question } from "@lagrum/core/question/questionSchema";
import { isWorkable } from "@lagrum/core/question/questionState";
import { formatDateTime } from "@lagrum/core/text/dates";
import { callOutcomeTexts } from "@lagrum/core/texts/calls";
import { Box, Button, Link, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useSession } from "../session/SessionContext.ts";
import { Panel } from "../ui/Panel.tsx";
import { AgreeDialog } from "./AgreeDialog.tsx";
import { FinishCallDialog } from "./FinishCallDialog.tsx";

/** The question's telephone call: time, number, and the log of calls. */
export function CallsPanel({ question }: { question: Question }) {
  const { me } = useSession();
  const [dialog, setDialog] = useState<"agree" | "finish" | null>(null);
  const { Type, State, CallBooking, Calls: calls, Asker, PreferredTimes } = question;
  if (Type !== "PhoneAdvice" && calls.length === 0) return null;
  const isOpen = isWorkable(State);
  const now = new Date();
  const mayAgree = callTimeObstacle(question, me, now) === null;
  const mayFinish =
    Type === "PhoneAdvice" && isOpen && (isAdmin(me.roles) || holderObstacle(question, me, now) === null);
  const close = () => setDialog(null);
  return (
    <Panel title="Samtal">
      <Stack spacing={1.5}>
        {isOpen && (
          <Typography>
            {CallBooking ? `Ring ${formatDateTime(CallBooking.Start)}.` : "Ingen tid är bestämd."}
            {CallBooking &&
              CallBooking.Lawyer.UserID !== me.UserID &&
              ` Tiden är bokad för ${CallBooking.Lawyer.Name}.`}
            {Asker?.Phone && (
              <>
                {" "}
                <Link href={`tel:${Asker.Phone}`} aria-label={`Ring ${Asker.Phone}`} sx={{ whiteSpace: "nowrap" }}>
                  {Asker.Phone}
                </Link>
              </>
            )}
          </Typography>
        )}
        {isOpen && CallBooking === null && PreferredTimes.length > 0 && (
          <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
            Den som frågade vill bli uppringd: {PreferredTimes.join("; annars ")}.
          </Typography>
        )}
        {mayFinish && !Asker?.Phone && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            Den som frågade har inte lämnat något nummer.
          </Typography>
        )}
        {isOpen && !mayFinish && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            Den som har reserverat frågan ser numret och antecknar samtalet.
          </Typography>
        )}
        {(mayAgree || mayFinish) && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
            {mayFinish && (
              <Button variant="contained" onClick={() => setDialog("finish")}>
                Anteckna samtalet
              </Button>
            )}
            {mayAgree && (
              <Button variant="outlined" onClick={() => setDialog("agree")}>
                {CallBooking ? "Ändra tiden" : "Kom överens om tid"}
              </Button>
            )}
          </Stack>
        )}
        {calls.length > 0 && (
          <Stack component="ol" aria-label="Samtal som har ringts" spacing={1.5} sx={{ m: 0, p: 0, listStyle: "none" }}>
            {calls.map(({ Outcome, Note, At, Name }) => (
              <Box component="li" key={`${At} ${Outcome}`}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {callOutcomeTexts[Outcome]}
                </Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {formatDateTime(At)} · {Name}
                </Typography>
                {Note !== "" && (
                  <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                    {Note}
                  </Typography>
                )}
              </Box>
            ))}
          </Stack>
        )}
      </Stack>
      {dialog === "agree" && <AgreeDialog question={question} onClose={close} />}
      {dialog === "finish" && <FinishCallDialog question={question} onClose={close} />}
    </Panel>
  );
}
