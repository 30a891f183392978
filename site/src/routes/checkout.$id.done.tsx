import { createFileRoute, notFound } from "@tanstack/react-router";
import { ConfirmationPage } from "../checkout/ConfirmationPage.tsx";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/checkout/$id/done")({
  beforeLoad: ({ params: { id } }) => {
    if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound();
  },
  head: () => headOf({ title: "Din betalning" }),
  component: Confirmation,
  notFoundComponent: NotFoundPage,
});

function Confirmation() {
  return <ConfirmationPage paymentId={Number(Route.useParams().id)} />;
}
