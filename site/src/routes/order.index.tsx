import { orderPages } from "@lagrum/core/order/orderPages";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { orderQuery } from "../checkout/checkoutQueries.ts";
import { emptyValues } from "../forms/form.ts";
import { postForm } from "../forms/postForm.server.ts";
import { OrderStatusPage } from "../orders/OrderStatusPage.tsx";
import { orderReplyForm } from "../orders/orderReplyForm.ts";
import { readCode } from "../questions/accessCode.ts";
import { headOf } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/order/")({
  validateSearch: (search): { code?: string | undefined } => ({ code: readCode(search.code) }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      // The reply without JavaScript.
      POST: async ({ request, next }) => {
        const accessCode = readCode(new URL(request.url).searchParams.get("code"));
        const order = accessCode === undefined ? null : await serverApi().getOrderStatus({ accessCode });
        if (accessCode === undefined || !order?.ok) return next();
        const { ID: id } = order.body;
        const posted = await postForm(
          request,
          orderReplyForm,
          (call) => serverApi().replyInOrder({ params: { id }, accessCode, ...call }),
          () => orderPages.status(accessCode),
        );
        return posted instanceof Response ? posted : next({ context: { orderReply: posted } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps, serverContext }) => {
    await Promise.all([
      queryClient.query(orderQuery(deps)),
      queryClient.query({ ...settingsQuery(), staleTime: "static" }),
    ]);
    return serverContext?.orderReply ?? { values: emptyValues(orderReplyForm), refusal: null };
  },
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData }) => headOf({ title: loaderData?.refusal ? "Fel: Din beställning" : "Din beställning" }),
  component: OwnOrder,
});

function OwnOrder() {
  const { code } = Route.useSearch();
  const start = Route.useLoaderData();
  const { data } = useSuspenseQuery(orderQuery({ code }));
  const { Company } = useLoadedQuery(settingsQuery());
  return <OrderStatusPage opened={data} code={code ?? ""} company={Company} start={start} reply={api().replyInOrder} />;
}
