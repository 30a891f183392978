import { dueRow, type Purchase, startText } from "@lagrum/core/order/purchaseTexts";

/** When the work on a purchase begins and when it is due, as rows of a description list. */
export const purchaseRows = (purchase: Purchase) => [
  { term: "Vi börjar", text: startText(purchase) },
  dueRow(purchase),
];
