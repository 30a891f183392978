import { createFileRoute } from "@tanstack/react-router";
import { ComplaintReceived } from "../complaint/ComplaintReceived.tsx";
import { headOf } from "../searchEngines/pageHead.ts";

const text = (value: unknown, form: RegExp) => (typeof value === "string" && form.test(value) ? value : undefined);

export const Route = createFileRoute("/reklamera/mottaget")({
  validateSearch: (search): { ref?: string | undefined; senast?: string | undefined } => ({
    ref: text(search.ref, /^KL-\d{1,10}$/),
    senast: text(search.senast, /^20\d\d-[01]\d-[0-3]\d$/),
  }),
  head: () => headOf({ title: "Vi har fått din reklamation" }),
  component: Received,
});

function Received() {
  const { ref, senast } = Route.useSearch();
  return <ComplaintReceived reference={ref} dueDay={senast} />;
}
