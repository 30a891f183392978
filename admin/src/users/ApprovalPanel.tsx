import { errorText, fieldText } from "@lagrum/core/texts/errors";
import type { User } from "@lagrum/core/user/userSchema";
import { Alert, Autocomplete, Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Panel } from "../ui/Panel.tsx";
import { DecisionDialog } from "./DecisionDialog.tsx";
import { useTestAnswers } from "./TestAnswersPanel.tsx";
import { useApproval } from "./useApproval.ts";
import { applicationStatus } from "./userLabels.ts";

/** The titles that /about explains. */
const titles = ["Juriststudent", "Jurist"];

const ungradedText = (ungraded: number, total: number) =>
  `${ungraded} av ${total} provsvar ${ungraded === 1 ? "är inte bedömt" : "är inte bedömda"} än.`;

/** The application's state, and the decisions that the machine allows. */
export function ApprovalPanel({ user, isOwn }: { user: User; isOwn: boolean }) {
  const { state, send } = useApproval(user);
  /** The status when the dialog was opened. A changed status closes the dialog. */
  const [askedOn, setAskedOn] = useState<string | null>(null);
  const [title, setTitle] = useState(user.Title ?? "");
  const [isTitleMissing, setTitleMissing] = useState(false);
  const { error, Details } = state.context;
  const formError = error === null ? null : errorText(error);
  const [reasonCode] = Details?.Reason ?? [];
  const isPending = state.hasTag("pending");
  const isRejecting = state.matches("askingBeforeRejection") || state.matches("rejecting");
  const wasApproved = state.context.Status.includes("approved");
  const isAskingToAccept = askedOn === state.context.Status.join();
  const { data: testAnswers = [] } = useTestAnswers(user.UserID);
  const ungraded = testAnswers.filter(({ GradedAt }) => GradedAt === null).length;
  const reject = () => {
    setAskedOn(null);
    send({ type: "REJECT" });
  };

  return (
    <Panel title="Ansökan">
      <Stack spacing={1.5} sx={{ alignItems: "flex-start" }}>
        <Typography role="status">{applicationStatus(user)}.</Typography>
        {user.RejectReason && (
          <Typography variant="body2" sx={{ whiteSpace: "pre-line", color: "text.secondary" }}>
            Skäl: {user.RejectReason}
          </Typography>
        )}
        {formError !== null && !isRejecting && !isAskingToAccept && (
          <Alert severity="error" sx={{ width: "100%" }}>
            {formError}
          </Alert>
        )}
        {!isOwn && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
            {state.can({ type: "ACCEPT" }) && (
              <Button variant="contained" onClick={() => setAskedOn(state.context.Status.join())}>
                Godkänn
              </Button>
            )}
            {state.can({ type: "REJECT" }) && (
              <Button variant="outlined" color="error" onClick={reject}>
                {wasApproved ? "Avsluta uppdraget" : "Avslå"}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {isAskingToAccept && (
        <DecisionDialog
          title={`Godkänna ${user.FirstName} ${user.LastName}?`}
          consequences={[
            ...(ungraded > 0 ? [ungradedText(ungraded, testAnswers.length)] : []),
            `${user.FirstName} blir rådgivare och kan genast läsa och reservera frågor.`,
            `Ett mejl med en välkomsthälsning och en länk för att logga in skickas till ${user.Email}.`,
          ]}
          field={{ label: "Hälsning i mejlet (frivillig)", hint: "Skickas som du skriver den." }}
          action="Godkänn och mejla"
          color="primary"
          isPending={isPending}
          formError={formError}
          onDecide={(Reason) => {
            if (title.trim() === "") return setTitleMissing(true);
            send({ type: "ACCEPT", Reason, Title: title });
          }}
          onCancel={() => setAskedOn(null)}
        >
          <Autocomplete
            freeSolo
            options={titles}
            inputValue={title}
            onInputChange={(_, typed) => setTitle(typed)}
            renderInput={(params) => (
              <TextField
                {...params}
                label="Titel"
                margin="normal"
                error={isTitleMissing && title.trim() === ""}
                helperText={
                  isTitleMissing && title.trim() === ""
                    ? "Skriv en titel."
                    : "Visas vid varje svar, till exempel ”Jurist” eller ”Juriststudent, termin 7, Uppsala”."
                }
              />
            )}
          />
        </DecisionDialog>
      )}
      {isRejecting && (
        <DecisionDialog
          title={wasApproved ? `Avsluta uppdraget för ${user.FirstName}?` : `Avslå ansökan från ${user.FirstName}?`}
          consequences={[
            wasApproved
              ? `${user.FirstName} förlorar sina roller och loggas ut genast. Reserverade frågor lämnas tillbaka till kön.`
              : `${user.FirstName} loggas ut och kan inte längre besvara provfrågorna.`,
            `Skälet nedan mejlas till ${user.Email}. Du kan godkänna personen igen senare, men mejlet går inte att ta tillbaka.`,
          ]}
          field={{
            label: "Skäl",
            hint: "Skriv vänligt och sakligt, med minst tio tecken. Texten skickas som du skriver den.",
            error: reasonCode && fieldText("Reason", reasonCode),
          }}
          action={wasApproved ? "Avsluta och mejla" : "Avslå och mejla"}
          color="error"
          isPending={isPending}
          formError={formError}
          onDecide={(Reason) => send({ type: "CONFIRM", Reason })}
          onCancel={() => send({ type: "CANCEL" })}
        />
      )}
    </Panel>
  );
}
