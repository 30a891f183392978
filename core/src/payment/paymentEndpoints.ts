import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import {
  InitiatePayment,
  Payment,
  PaymentList,
  PaymentQuery,
  PushQuery,
  SwishCallback,
  UnmatchedPaymentList,
  UnmatchedPaymentQuery,
} from "./paymentSchema.ts";

/** Endpoints for payments. An order's buyer has no account: see docs/decisions/0105-access-codes-of-orders.md. */
export const paymentEndpoints = {
  initiateOrderPayment: endpoint({
    method: "PUT",
    path: "/fixedPriceOrders/{id}/payments/initiate",
    summary: "Start or resume the payment of an order; another method ends the one before",
    access: "guestOrStaff",
    params: byId,
    body: InitiatePayment,
    responses: { 200: Payment },
  }),
  initiateQuestionPayment: endpoint({
    method: "PUT",
    path: "/questions/{id}/payments/initiate",
    summary: "Start or resume the payment of a question, by the question's Access-Code",
    access: "guestOrStaff",
    params: byId,
    body: InitiatePayment,
    responses: { 200: Payment },
  }),
  pushPayment: endpoint({
    method: "POST",
    path: "/payments/push",
    summary: "The provider's push: a hint to read the order back; an unknown ID has no effect",
    access: "public",
    query: PushQuery,
    responses: { 204: z.null() },
  }),
  receiveSwishCallback: endpoint({
    method: "POST",
    path: "/payments/swish",
    summary: "The callback of Swish: a hint to read the payment back; an unknown ID has no effect",
    access: "public",
    body: SwishCallback,
    responses: { 204: z.null() },
    addition: "Swish sends its callbacks as a body, the checkout provider as a query.",
  }),
  getPayment: endpoint({
    method: "GET",
    path: "/payments/{id}",
    summary: "A payment, by the Access-Code of its order or question, or for staff",
    access: "guestOrStaff",
    params: byId,
    responses: { 200: Payment },
  }),
  listPayments: endpoint({
    method: "GET",
    path: "/payments",
    summary: "All payments",
    access: "staff",
    query: PaymentQuery,
    responses: { 200: PaymentList },
    rows: "Payments",
    addition: "Staff compare the firm's payments with the provider's.",
  }),
  listUnmatchedPayments: endpoint({
    method: "GET",
    path: "/unmatchedPayments",
    summary: "Money in the provider's books that matches no payment of ours",
    access: "admin",
    query: UnmatchedPaymentQuery,
    responses: { 200: UnmatchedPaymentList },
    rows: "UnmatchedPayments",
    addition:
      "A wrong amount or an unknown reference never pays an order; what was found and how it ended stays readable.",
  }),
};
