import { createFileRoute } from "@tanstack/react-router";
import { headOf } from "../searchEngines/pageHead.ts";
import { WithdrawalReceived } from "../withdrawal/WithdrawalReceived.tsx";

const text = (value: unknown, form: RegExp) => (typeof value === "string" && form.test(value) ? value : undefined);

export const Route = createFileRoute("/angra/mottaget")({
  validateSearch: (search): { ref?: string | undefined; tid?: string | undefined } => ({
    ref: text(search.ref, /^A-\d{1,10}$/),
    tid: text(search.tid, /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/),
  }),
  head: () => headOf({ title: "Vi har fått ditt meddelande" }),
  component: Received,
});

function Received() {
  const { ref, tid } = Route.useSearch();
  return <WithdrawalReceived reference={ref} at={tid} />;
}
