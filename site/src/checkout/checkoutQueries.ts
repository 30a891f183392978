import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import type { Payment } from "@lagrum/core/payment/paymentSchema";
import { queryOptions } from "@tanstack/react-query";
import { answerWith, api } from "../api/api.ts";

/** What opens an order: its code, or a question's code and the order's ID. */
export interface OrderLink {
  code: string | undefined;
  id?: number | undefined;
}

/** What the code opened, or the error code to show. */
export type OpenedOrder = { order: OrderStatus; payment: Payment | null } | { Code: string };

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429;

/**
 * The buyer's own order with its waiting payment. A bad or expired link gives a code to show; any other failure is thrown.
 */
export const orderQuery = ({ code, id }: OrderLink) =>
  queryOptions({
    queryKey: ["order", code ?? null, id ?? null],
    queryFn: async (): Promise<OpenedOrder> => {
      if (code === undefined) {
        answerWith(404);
        return { Code: "LINK_INVALID" };
      }
      const access = { accessCode: code };
      const found =
        id === undefined ? await api().getOrderStatus(access) : await api().getOrder({ ...access, params: { id } });
      if (!found.ok) {
        answerWith(isFinal(found.status) ? 404 : 503);
        if (isFinal(found.status)) {
          return { Code: found.body.Code === "LINK_HAS_EXPIRED" ? "LINK_HAS_EXPIRED" : "LINK_INVALID" };
        }
        throw new Error(found.body.Code);
      }
      // Only staff get more, and they have no code.
      const order = found.body as OrderStatus;
      if (order.Payment?.State !== "Initiated") return { order, payment: null };
      const payment = await api().getPayment({ ...access, params: { id: order.Payment.ID } });
      // Without it the methods are offered again, which resumes the payment.
      return { order, payment: payment.ok ? payment.body : null };
    },
  });
