import type { UndeliveredMail } from "@lagrum/core/desk/deskSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { mailKindTexts } from "@lagrum/core/texts/mailKinds";
import { Box, Button, Card, CardContent, Link, List, ListItem, Typography } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { LinkBase, useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { RequireRole } from "../session/RequireRole.tsx";
import { toFormError } from "../ui/formError.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";

const queryKey = ["desk", "mails"];

function deliveryStatus({ GivenUp, At, NextAt }: UndeliveredMail): string {
  if (GivenUp) return `Gavs upp ${formatDateTime(At)} efter två dygns försök.`;
  return `Köat ${formatDateTime(At)}.${NextAt ? ` Nästa försök ${formatDateTime(NextAt)}.` : ""}`;
}

function Mail({ mail }: { mail: UndeliveredMail }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.retryMail(mail.ID),
    onSuccess: () => notify("Mejlet skickas på nytt.", { type: "success" }),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["desk"] }),
  });
  return (
    <ListItem
      disableGutters
      sx={{ gap: 2, flexWrap: "wrap", "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}
    >
      <Box sx={{ flex: "1 1 16rem", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>{mailKindTexts[mail.Kind] ?? mail.Kind}</Typography>
        <Typography variant="body2">
          Till {mail.To}
          {mail.QuestionID !== null && (
            <>
              {" · "}
              <Link component={LinkBase} to={`/questions/unanswered/${mail.QuestionID}`}>
                Fråga {mail.QuestionID}
              </Link>
            </>
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {deliveryStatus(mail)}
        </Typography>
      </Box>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
        {isPending ? "Skickar …" : "Försök igen"}
      </Button>
    </ListItem>
  );
}

function Mails() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const mails = useQuery({ queryKey, queryFn: () => dataProvider.listUndeliveredMails() });
  return (
    <Card sx={{ mt: 2, maxWidth: "56rem" }}>
      <CardContent>
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
          Mejl som misslyckats minst tre gånger. De försöks igen av sig själva i två dygn och ligger sedan kvar här i en
          månad. Innehållet visas inte.
        </Typography>
        <QueryContent query={mails} loading={160}>
          {({ Mails, Total }) => (
            <>
              {Mails.length === 0 && <Typography sx={{ py: 2 }}>Alla mejl har kommit fram.</Typography>}
              <List disablePadding>
                {Mails.map((mail) => (
                  <Mail key={mail.ID} mail={mail} />
                ))}
              </List>
              {Total > Mails.length && (
                <Typography variant="body2">
                  De {Mails.length} senaste av {Total} visas.
                </Typography>
              )}
            </>
          )}
        </QueryContent>
      </CardContent>
    </Card>
  );
}

/** /admin/mails: queued and failed mails. */
export function UndeliveredMails() {
  return (
    <RequireRole roles={["admin"]}>
      <PageTitle>Mejl som inte kommit fram</PageTitle>
      <Mails />
    </RequireRole>
  );
}
