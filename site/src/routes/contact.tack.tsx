import { createFileRoute } from "@tanstack/react-router";
import { ContactThanks } from "../contact/ContactThanks.tsx";
import { readReceipt } from "../forms/receiptReference.ts";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/contact/tack")({
  validateSearch: readReceipt,
  head: () => headOf({ title: "Tack för ditt meddelande" }),
  component: Received,
});

function Received() {
  return <ContactThanks reference={Route.useSearch().ref} />;
}
