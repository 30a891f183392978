import { orderPages } from "@lagrum/core/order/orderPages";
import { dayOf } from "@lagrum/core/text/dates";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { api } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { purchaseDatesQuery } from "../buyer/purchaseDates.ts";
import { methodNames } from "../checkout/offeredMethods.ts";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { emptyValues } from "../forms/form.ts";
import { postedForm } from "../forms/postedForm.ts";
import { seeOther } from "../forms/postForm.server.ts";
import { postReviewed, type ReviewState } from "../forms/postReviewed.ts";
import { OrderPage } from "../orders/OrderPage.tsx";
import { type OrderValues, orderForm } from "../orders/orderForm.ts";
import { productQuery } from "../products/productQueries.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/product/$id/bestall")({
  server: {
    handlers: {
      // The form without JavaScript.
      POST: async ({ request, params: { id }, next }) => {
        const posted = await postedForm(request);
        if (posted instanceof Response) return posted;
        const product = await serverApi().getProductByUri({ params: { uri: id } });
        if (!product.ok) return next();
        const form = orderForm(product.body, dayOf(new Date()));
        const placed = await postReviewed(form, posted, serverApi().orderProduct);
        if ("sent" in placed) return seeOther(orderPages.checkout(placed.sent.AccessCode));
        setResponseStatus(placed.status);
        return next({ context: { order: placed.state } });
      },
    },
  },
  loader: async ({ context: { queryClient }, params: { id }, serverContext }) => {
    const [product] = await Promise.all([
      queryClient.query({ ...productQuery(id), staleTime: 0 }),
      queryClient.query({ ...settingsQuery(), staleTime: "static" }),
    ]);
    if (product.Uri !== id) {
      throw redirect({ to: "/product/$id/bestall", params: { id: product.Uri }, statusCode: 308, replace: true });
    }
    await queryClient.query(purchaseDatesQuery(product.ID));
    const today = dayOf(new Date());
    const fresh = emptyValues(orderForm(product, today));
    const start: ReviewState<OrderValues> = serverContext?.order ?? { step: "form", values: fresh, refusal: null };
    return { start, today, Name: product.Name };
  },
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    const { start, Name } = loaderData;
    const title = start.step === "review" ? "Granska beställningen" : `Beställ ${Name}`;
    return headOf({ title: start.refusal ? `Fel: ${title}` : title });
  },
  component: Order,
  notFoundComponent: NotFoundPage,
});

function Order() {
  const { id } = Route.useParams();
  const { start, today } = Route.useLoaderData();
  const product = useLoadedQuery(productQuery(id));
  const dates = useSuspenseQuery(purchaseDatesQuery(product.ID)).data;
  const { Company, PaymentMethods } = useLoadedQuery(settingsQuery());
  return (
    <OrderPage
      product={product}
      company={Company}
      methods={methodNames(PaymentMethods)}
      dates={dates?.Product ?? null}
      start={start}
      today={today}
      order={api().orderProduct}
    />
  );
}
