import type { Order, OrderFile } from "@lagrum/core/order/orderSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { AttachedFiles } from "../files/AttachedFiles.tsx";
import { fileLabel } from "../files/fileLabels.ts";

function origin({ FromStaff, DeliveredAt, UploadedAt }: OrderFile): string {
  if (!FromStaff) return `Från kunden ${formatDateTime(UploadedAt)}`;
  return DeliveredAt === null ? "Inte levererat än" : `Levererat ${formatDateTime(DeliveredAt)}`;
}

const about = (file: OrderFile) => `${fileLabel(file)} · ${origin(file)}`;

/** The buyer's documents, and those of staff. */
export function OrderFiles({ order: { ID, Files } }: { order: Order }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const fetchFile = (fileId: number) => dataProvider.downloadOrderFile(ID, fileId);
  return <AttachedFiles title="Dokument" files={Files} about={about} fetchFile={fetchFile} />;
}
