import type { Client } from "@lagrum/core/client";
import type { DecideComplaint } from "@lagrum/core/complaint/complaintSchema";
import type {
  DecideOnOrder,
  DeliverOrder,
  OrderFile,
  RefundOrder,
  SaveOrderNotes,
  ShowBuyerNumber,
  ShownBuyerNumber,
  WriteInOrder,
} from "@lagrum/core/order/orderSchema";
import type { MoneyCase, SettleMoneyCase } from "@lagrum/core/payment/moneyCaseSchema";
import type {
  DismissWithdrawal,
  MatchWithdrawal,
  RecordWithdrawal,
  SetPerformedShare,
} from "@lagrum/core/withdrawal/withdrawalSchema";
import { bodyOf, fileOf, recordOf } from "./reply.ts";
import { uploadInPieces } from "./upload.ts";

type MoneyCaseKey = Pick<MoneyCase, "Source" | "SourceID">;

/** Orders and their payments. */
export const orderMethods = (client: Client) => ({
  takeOrder: (id: number) => recordOf(client.takeOrder({ params: { id } })),
  showBuyerNumber: (id: number, body: ShowBuyerNumber): Promise<ShownBuyerNumber> =>
    bodyOf(client.showBuyerNumber({ params: { id }, body })),
  askBuyer: (id: number, body: WriteInOrder) => recordOf(client.askBuyer({ params: { id }, body })),
  deliverOrder: (id: number, body: DeliverOrder) => recordOf(client.deliverOrder({ params: { id }, body })),
  closeOrder: (id: number) => recordOf(client.closeOrder({ params: { id } })),
  saveOrderNotes: (id: number, body: SaveOrderNotes) => recordOf(client.saveOrderNotes({ params: { id }, body })),
  clearConflict: (id: number, body: DecideOnOrder) => recordOf(client.clearConflict({ params: { id }, body })),
  cancelOrder: (id: number, body: DecideOnOrder) => recordOf(client.cancelOrder({ params: { id }, body })),
  refundOrder: (id: number, body: RefundOrder) => recordOf(client.refundOrder({ params: { id }, body })),
  /** Uploads a document to the order, in chunks. The buyer sees it once it is delivered. */
  uploadOrderFile: async (id: number, file: File, onProgress: (share: number) => void): Promise<OrderFile> => {
    const upload = await bodyOf(client.beginOrderFile({ params: { id }, body: { Name: file.name, Size: file.size } }));
    const params = { id, fileId: upload.ID };
    return uploadInPieces(file, onProgress, {
      send: (body) => bodyOf(client.sendOrderFilePiece({ params, body })),
      finish: () => bodyOf(client.finishOrderFile({ params })),
    });
  },
  downloadOrderFile: (id: number, fileId: number) => fileOf(client.downloadOrderFile({ params: { id, fileId } })),
  deleteOrderFile: (id: number, fileId: number) => bodyOf(client.deleteOrderFile({ params: { id, fileId } })),
  matchWithdrawal: (id: number, body: MatchWithdrawal) => recordOf(client.matchWithdrawal({ params: { id }, body })),
  dismissWithdrawal: (id: number, body: DismissWithdrawal) =>
    recordOf(client.dismissWithdrawal({ params: { id }, body })),
  setPerformedShare: (id: number, body: SetPerformedShare) =>
    recordOf(client.setPerformedShare({ params: { id }, body })),
  recordWithdrawal: (id: number, body: RecordWithdrawal) => bodyOf(client.recordWithdrawal({ params: { id }, body })),
  decideComplaint: (id: number, body: DecideComplaint) => recordOf(client.decideComplaint({ params: { id }, body })),
  /** The case after the action; null when it is settled. */
  settleMoneyCase: async ({ Source, SourceID }: MoneyCaseKey, body: SettleMoneyCase): Promise<MoneyCase | null> =>
    (await bodyOf(client.settleMoneyCase({ params: { source: Source, id: SourceID }, body }))).MoneyCase,
});
