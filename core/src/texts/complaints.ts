import type { ComplaintDecision, ComplaintWish } from "../complaint/complaintSchema.ts";

/** The requested remedy, in the form. */
export const complaintWishTexts: Record<ComplaintWish, string> = {
  Redo: "Att ni rättar felet",
  Refund: "Pengar tillbaka",
  Other: "Något annat",
};

export const complaintDecisionTexts: Record<ComplaintDecision, string> = {
  Redo: "Vi rättar felet",
  Refund: "Pengar tillbaka",
  Refuse: "Avslag",
};
