import { inboxObstacle } from "@lagrum/core/inbox/inboxRules";
import type { InboxItem } from "@lagrum/core/inbox/inboxSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { answerReportReasonTexts } from "@lagrum/core/texts/answers";
import { contactSubjectTexts } from "@lagrum/core/texts/contact";
import { inboxKindTexts, inboxStateTexts } from "@lagrum/core/texts/inbox";
import { Box, Button, Card, CardContent, Chip, Link, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { LinkBase } from "react-admin";
import { SelectBox } from "../lists/SelectionBar.tsx";
import { useSession } from "../session/SessionContext.ts";
import { serif } from "../ui/theme.ts";
import { VisibilityButton } from "../visibility/VisibilityButton.tsx";
import { NoteDialog } from "./NoteDialog.tsx";
import type { Move } from "./useMoveItem.ts";

function headingOf({ Reason, Subject }: InboxItem): string {
  if (Reason) return answerReportReasonTexts[Reason];
  return Subject ? contactSubjectTexts[Subject].name : "Den som frågade motsätter sig publicering";
}

function statusText({ State, TakenBy, TakenAt, HandledBy, HandledAt }: InboxItem): string {
  if (State === "Handled") return `Klart: ${HandledBy?.Name}, ${HandledAt && formatDateTime(HandledAt)}`;
  if (State === "New") return "Ingen har tagit hand om det ännu";
  return `${TakenBy?.Name} tar hand om det sedan ${TakenAt && formatDateTime(TakenAt)}`;
}

/**
 * State changes. The buttons have the same positions in all states, so that a second click doesn't hit another button.
 */
function Moves({ item, move }: { item: InboxItem; move: Move }) {
  const { me } = useSession();
  const { State, TakenBy } = item;
  if (inboxObstacle(TakenBy?.UserID ?? null, me) !== null) return null;
  const isMine = TakenBy?.UserID === me.UserID;
  if (State === "Handled") {
    return (
      <Button key="finish" size="small" variant="outlined" onClick={() => void move(item, TakenBy ? "Taken" : "New")}>
        Öppna igen
      </Button>
    );
  }
  const isTakenByMe = State === "Taken" && isMine;
  return (
    <>
      <Button
        key="finish"
        size="small"
        variant={isMine ? "contained" : "outlined"}
        onClick={() => void move(item, "Handled")}
      >
        Klart
      </Button>
      <Button
        key="take"
        size="small"
        variant={isMine ? "outlined" : "contained"}
        onClick={() => void move(item, isTakenByMe ? "New" : "Taken")}
      >
        {isTakenByMe ? "Lämna tillbaka" : State === "Taken" ? "Ta över" : "Ta hand om"}
      </Button>
    </>
  );
}

function About({ about }: { about: NonNullable<InboxItem["About"]> }) {
  const path = about.HasAnswer ? `/answers/${about.ID}` : `/questions/unanswered/${about.ID}`;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", mt: 0.5 }}>
      <Link component={LinkBase} to={path} sx={{ overflowWrap: "anywhere" }}>
        {about.Title}
      </Link>
      {about.Hidden && <Chip size="small" label="Dold" />}
      {about.IsChanged && <Chip size="small" variant="outlined" label="Svaret har ändrats sedan dess" />}
    </Stack>
  );
}

function Sender({ item: { Name, Email, Phone, OrderRef, Reference } }: { item: InboxItem }) {
  const sender = [Name, OrderRef && `Gäller ${OrderRef}`].filter(Boolean).join(" · ");
  if (!sender && !Email && !Phone) return null;
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: "wrap", mt: 1, typography: "body2" }}>
      {sender && <span>{sender}</span>}
      {Email && <Link href={`mailto:${Email}?subject=${encodeURIComponent(`Ditt ärende ${Reference}`)}`}>{Email}</Link>}
      {Phone && <Link href={`tel:${Phone}`}>{Phone}</Link>}
    </Stack>
  );
}

/** A message or report from a visitor, with its actions. */
export function InboxCard({ item, move }: { item: InboxItem; move: Move }) {
  const [isNoting, setNoting] = useState(false);
  // The button remains after "Dölj svaret", since it has the undo state.
  const [couldHide] = useState(item.About?.HasAnswer === true && !item.About.Hidden);
  const { State, About: about, Text, Note } = item;
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ "&:last-child": { pb: 2 } }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center" }}>
          <SelectBox id={item.ID} name={item.Reference} />
          <Chip
            size="small"
            label={inboxKindTexts[item.Kind]}
            color={item.Kind === "Message" ? "default" : "warning"}
            variant="outlined"
          />
          <Chip
            size="small"
            label={inboxStateTexts[State]}
            color={State === "New" ? "primary" : "default"}
            variant="outlined"
          />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {item.Reference} · {formatDateTime(item.CreatedAt)}
          </Typography>
        </Stack>
        <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
          {headingOf(item)}
        </Typography>
        {about && <About about={about} />}
        {Text !== null && (
          <Box
            sx={{
              fontFamily: serif,
              lineHeight: 1.6,
              mt: 1,
              maxWidth: "42rem",
              whiteSpace: "pre-line",
              overflowWrap: "anywhere",
            }}
          >
            {Text}
          </Box>
        )}
        <Sender item={item} />
        {Note && (
          <Typography
            variant="body2"
            sx={{ mt: 1, pl: 1.5, borderLeft: 2, borderColor: "divider", whiteSpace: "pre-line" }}
          >
            {Note}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
          {statusText(item)}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 1.5 }}>
          <Moves item={item} move={move} />
          <Button size="small" variant="outlined" onClick={() => setNoting(true)}>
            {Note ? "Ändra anteckningen" : "Anteckna"}
          </Button>
          {about && (couldHide || !about.Hidden) && about.HasAnswer && (
            <VisibilityButton question={about} size="small" noun="svaret" />
          )}
        </Stack>
      </CardContent>
      {isNoting && <NoteDialog item={item} onClose={() => setNoting(false)} />}
    </Card>
  );
}
