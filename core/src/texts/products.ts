/** On a product's page, and in its preview for staff. */
export const personalNumberText = "Behövs för handlingen. Du lämnar det i beställningen.";
