import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import type { Payment } from "@lagrum/core/payment/paymentSchema";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { openByCode } from "../api/openByCode.ts";

/** Opens an order: its access code, or a question's access code and the order's ID. */
export interface OrderLink {
  code: string | undefined;
  id?: number | undefined;
}

/** The opened order, or the error code to show. */
export type OpenedOrder = { order: OrderStatus; payment: Payment | null } | { Code: string };

/**
 * The buyer's own order with its pending payment. A bad or expired link gives a code to show; any other failure is
 * thrown.
 */
export const orderQuery = ({ code, id }: OrderLink) =>
  queryOptions({
    queryKey: ["order", code ?? null, id ?? null],
    queryFn: async (): Promise<OpenedOrder> => {
      const opened = await openByCode(code, (accessCode) =>
        id === undefined ? api().getOrderStatus({ accessCode }) : api().getOrder({ accessCode, params: { id } }),
      );
      if ("Code" in opened) return opened;
      // Only staff get more fields, and they have no access code.
      const order = opened.found as OrderStatus;
      if (order.Payment?.State !== "Initiated") return { order, payment: null };
      const payment = await api().getPayment({ accessCode: code, params: { id: order.Payment.ID } });
      // Without the payment the page offers the methods again, which resumes it.
      return { order, payment: payment.ok ? payment.body : null };
    },
  });
