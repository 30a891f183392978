import type { Order, OrderFile } from "@lagrum/core/order/orderSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Box, Button, List, ListItem, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { fileLabel } from "../files/fileLabels.ts";
import { download } from "../ui/download.ts";
import { toFormError } from "../ui/formError.ts";
import { Panel } from "../ui/Panel.tsx";

function origin({ FromStaff, DeliveredAt, UploadedAt }: OrderFile): string {
  if (!FromStaff) return `Från kunden ${formatDateTime(UploadedAt)}`;
  return DeliveredAt === null ? "Inte levererat än" : `Levererat ${formatDateTime(DeliveredAt)}`;
}

function FileRow({ orderId, file }: { orderId: number; file: OrderFile }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.downloadOrderFile(orderId, file.ID),
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
          {fileLabel(file)} · {origin(file)}
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

/** The buyer's documents, and those of staff. */
export function OrderFiles({ order: { ID, Files } }: { order: Order }) {
  if (Files.length === 0) return null;
  return (
    <Panel title="Dokument">
      <List disablePadding>
        {Files.map((file) => (
          <FileRow key={file.ID} orderId={ID} file={file} />
        ))}
      </List>
    </Panel>
  );
}
