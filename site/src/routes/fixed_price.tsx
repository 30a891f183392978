import { createFileRoute } from "@tanstack/react-router";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { PriceListPage } from "../products/PriceListPage.tsx";
import { productsQuery } from "../products/productQueries.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/fixed_price")({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...productsQuery(), staleTime: "static" }),
      queryClient.query({ ...categoriesQuery(), staleTime: "static" }),
    ]);
    return true;
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? headOf({
          title: "Fasta priser",
          description:
            "Testamente, samboavtal, granskning av avtal och mer till fast pris: vad det kostar, vad som ingår och när det är klart.",
          path: "/fixed_price",
        })
      : headOfFailure(match.status),
  component: FixedPrice,
});

function FixedPrice() {
  const products = useLoadedQuery(productsQuery());
  const areas = useLoadedQuery(categoriesQuery());
  return <PriceListPage products={products} areas={areas} />;
}
