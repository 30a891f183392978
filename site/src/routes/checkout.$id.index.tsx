import { createFileRoute, notFound } from "@tanstack/react-router";
import { ResumePage } from "../checkout/ResumePage.tsx";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/checkout/$id/")({
  beforeLoad: ({ params: { id } }) => {
    if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound();
  },
  head: () => headOf({ title: "Din betalning" }),
  component: Resume,
  notFoundComponent: NotFoundPage,
});

function Resume() {
  return <ResumePage paymentId={Number(Route.useParams().id)} />;
}
