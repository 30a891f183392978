import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { serverApi } from "../api/serverApiClient.server.ts";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { CheckoutPage } from "../checkout/CheckoutPage.tsx";
import { orderQuery } from "../checkout/checkoutQueries.ts";
import { postMethod } from "../checkout/postMethod.ts";
import { postedForm } from "../forms/postedForm.ts";
import { seeOther } from "../forms/postForm.server.ts";
import { readCode } from "../questions/accessCode.ts";
import { headOf } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

/** Polling interval of a pending payment in milliseconds. */
const POLL = 4000;
/** Milliseconds between two readings of an unpaid order, whose dates count from now. */
const REFETCH = 60_000;

const readId = (value: unknown) => {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
};

export const Route = createFileRoute("/kassa")({
  validateSearch: (
    search,
  ): {
    code?: string | undefined;
    /** The order, when the code is its question's. */
    order?: number | undefined;
    /** Whether the buyer chooses another method. */
    byt?: boolean | undefined;
    fel?: string | undefined;
  } => ({
    code: readCode(search.code),
    order: readId(search.order),
    byt: search.byt === undefined ? undefined : true,
    fel: typeof search.fel === "string" ? search.fel : undefined,
  }),
  loaderDeps: ({ search: { code, order } }) => ({ code, id: order }),
  server: {
    handlers: {
      // The choice of method without JavaScript, with a redirect so that a reload does not post again.
      POST: async ({ request }) => {
        const form = await postedForm(request);
        return form instanceof Response
          ? form
          : seeOther(
              await postMethod(serverApi(), {
                code: readCode(form.get("code")),
                id: readId(form.get("order")),
                method: form.get("Method"),
              }),
            );
      },
    },
  },
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.query(orderQuery(deps)),
      queryClient.query({ ...settingsQuery(), staleTime: "static" }),
    ]);
  },
  head: () => headOf({ title: "Kassa" }),
  component: Checkout,
});

function Checkout() {
  const { code, order: id, byt = false, fel } = Route.useSearch();
  const { data } = useSuspenseQuery({
    ...orderQuery({ code, id }),
    refetchInterval: ({ state: { data } }) =>
      data && "payment" in data ? (data.payment ? POLL : data.order.PaidAt === null && REFETCH) : false,
  });
  const { PaymentMethods } = useLoadedQuery(settingsQuery());
  return <CheckoutPage opened={data} code={code ?? ""} id={id} methods={PaymentMethods} change={byt} refusal={fel} />;
}
