/** Pages that are always there and are for search engines. */
export const standingPages = ["/", "/ask_a_question", "/answers", "/categories", "/signup"] as const;
