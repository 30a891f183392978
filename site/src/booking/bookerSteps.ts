import type { BookState } from "./bookPost.ts";

/** The title of each step of the form, and its number among the steps of the booking. */
export const bookerSteps: Record<BookState["step"], { title: string; crumb: string; number: number; enter: string }> = {
  meeting: { title: "Ändra mötet", crumb: "Ändra mötet", number: 2, enter: "meeting" },
  form: { title: "Dina uppgifter", crumb: "Dina uppgifter", number: 3, enter: "review" },
  review: { title: "Granska din bokning", crumb: "Granska", number: 4, enter: "book" },
};
