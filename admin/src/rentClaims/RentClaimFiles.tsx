import type { RentClaim, RentClaimFile } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { rentProofTexts } from "@lagrum/core/texts/rentClaims";
import { Box, Button, List, ListItem, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { fileLabel } from "../files/fileLabels.ts";
import { download } from "../ui/download.ts";
import { toFormError } from "../ui/formError.ts";
import { Panel } from "../ui/Panel.tsx";

function FileRow({ claimId, file }: { claimId: number; file: RentClaimFile }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.downloadRentClaimFile(claimId, file.ID),
    onSuccess: (blob) => download(blob, file.Name),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
  });
  return (
    <ListItem
      disableGutters
      sx={{ gap: 2, flexWrap: "wrap", "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}
    >
      <Box sx={{ flex: "1 1 12rem", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography>{file.Name}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {rentProofTexts[file.Proof]} · {fileLabel(file)} · {formatDateTime(file.UploadedAt)}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        aria-label={`Ladda ner ${file.Name}`}
        onClick={() => mutate()}
      >
        {isPending ? "Hämtar …" : "Ladda ner"}
      </Button>
    </ListItem>
  );
}

/** The tenant's documents. */
export function RentClaimFiles({ claim: { ID, Files } }: { claim: RentClaim }) {
  if (Files.length === 0) return null;
  return (
    <Panel title="Underlag">
      <List disablePadding>
        {Files.map((file) => (
          <FileRow key={file.ID} claimId={ID} file={file} />
        ))}
      </List>
    </Panel>
  );
}
