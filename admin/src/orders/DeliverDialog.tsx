import { lengths } from "@lagrum/core/contract/lengths";
import type { Order, OrderFile } from "@lagrum/core/order/orderSchema";
import { Alert, Box, Button, List, ListItem, TextField, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { fileLabel } from "../files/fileLabels.ts";
import { UploadButton } from "../files/UploadButton.tsx";
import { accepted, useUploadWith } from "../files/useUpload.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { toFormError } from "../ui/formError.ts";

interface DocumentsProps {
  orderId: number;
  documents: OrderFile[];
  formError: string | undefined;
}

/** Documents that are uploaded to the order at once, and delivered with the form. */
function Documents({ orderId, documents, formError }: DocumentsProps) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const upload = useUploadWith((file, onProgress) => dataProvider.uploadOrderFile(orderId, file, onProgress));
  const add = async (files: File[]) => {
    for (const file of files) if ((await upload.send(file)) === null) break;
    refresh();
  };
  const { mutate: remove, isPending } = useMutation({
    mutationFn: (fileId: number) => dataProvider.deleteOrderFile(orderId, fileId),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
    onSettled: () => refresh(),
  });
  return (
    <Box component="section" aria-labelledby="documents" sx={{ mt: 2 }}>
      <Typography id="documents" variant="subtitle1" component="h3">
        Dokument
      </Typography>
      {formError !== undefined && <Alert severity="error">{formError}</Alert>}
      <List disablePadding>
        {documents.map((file) => (
          <ListItem key={file.ID} disableGutters sx={{ gap: 2, flexWrap: "wrap" }}>
            <Typography variant="body2" sx={{ flex: "1 1 12rem", minWidth: 0, overflowWrap: "anywhere" }}>
              {file.Name} ({fileLabel(file)})
            </Typography>
            <Button
              size="small"
              disabled={isPending}
              aria-label={`Ta bort ${file.Name}`}
              onClick={() => remove(file.ID)}
            >
              Ta bort
            </Button>
          </ListItem>
        ))}
      </List>
      <UploadButton
        label="Lägg till dokument"
        accept={accepted.files}
        multiple
        upload={upload}
        onChosen={(files) => void add(files)}
      />
    </Box>
  );
}

/** Delivers an order: a message, documents, or both. */
export function DeliverDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [Message, setMessage] = useState("");
  const documents = order.Files.filter(({ FromStaff, DeliveredAt }) => FromStaff && DeliveredAt === null);
  const save = async () => {
    const Files = documents.map(({ ID }) => ID);
    await dataProvider.deliverOrder(order.ID, { Files, ...(Message.trim() !== "" && { Message }) });
    notify("Beställningen är levererad.", { type: "success" });
  };
  return (
    <FormDialog
      title={`Leverera ${order.Reference}`}
      save={save}
      words={{ save: "Leverera", saving: "Levererar …" }}
      onClose={onClose}
      maxWidth="md"
      isChanged={Message.trim() !== ""}
    >
      {(fieldErrors) => (
        <>
          <TextField
            label="Meddelande till kunden"
            fullWidth
            multiline
            minRows={6}
            margin="normal"
            value={Message}
            onChange={(event) => setMessage(event.target.value)}
            error={fieldErrors.Message !== undefined}
            helperText={
              fieldErrors.Message ?? "Kunden får ett mejl med en länk till sidan där meddelandet och dokumenten finns."
            }
            slotProps={{ htmlInput: { maxLength: lengths.Message.max } }}
          />
          <Documents orderId={order.ID} documents={documents} formError={fieldErrors.Files} />
        </>
      )}
    </FormDialog>
  );
}
