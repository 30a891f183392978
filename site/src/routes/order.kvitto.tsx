import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { InvalidOrderLink } from "../checkout/InvalidOrderLink.tsx";
import { ReceiptPage } from "../orders/ReceiptPage.tsx";
import { readReceiptLink, receiptAddress } from "../orders/receiptLink.ts";
import { receiptQuery } from "../orders/receiptQuery.ts";
import { headOf } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/order/kvitto")({
  validateSearch: (search): { order?: unknown; nr?: unknown; code?: unknown } => ({
    order: search.order,
    nr: search.nr,
    code: search.code,
  }),
  loaderDeps: ({ search }) => ({ link: readReceiptLink(search) }),
  loader: async ({ context: { queryClient }, deps: { link } }) => {
    await Promise.all([
      queryClient.query(receiptQuery(link)),
      queryClient.query({ ...settingsQuery(), staleTime: "static" }),
    ]);
  },
  head: () => headOf({ title: "Ditt kvitto" }),
  component: OwnReceipt,
});

function OwnReceipt() {
  const link = readReceiptLink(Route.useSearch());
  const { data: receipt } = useSuspenseQuery(receiptQuery(link));
  const { Company } = useLoadedQuery(settingsQuery());
  if (link === null || receipt === null) return <InvalidOrderLink code="LINK_INVALID" />;
  return <ReceiptPage receipt={receipt} company={Company} pdf={receiptAddress(link)} />;
}
