import { formatPrice } from "@lagrum/core/money/money";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { methodNames } from "../checkout/offeredMethods.ts";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { ProductPage } from "../products/ProductPage.tsx";
import { productByNumberQuery, productQuery, productsQuery } from "../products/productQueries.ts";
import { relatedProducts } from "../products/relatedProducts.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { layoutQuery } from "../settings/settings.ts";

const lookup = { staleTime: "static" } as const;

export const Route = createFileRoute("/product/{-$id}")({
  beforeLoad: ({ params: { id } }) => {
    if (id === undefined) throw redirect({ to: "/fixed_price", statusCode: 308, replace: true });
  },
  loader: async ({ context: { queryClient }, params: { id = "" } }) => {
    if (/^\d{1,9}$/.test(id)) {
      const { Uri } = await queryClient.query({ ...productByNumberQuery(Number(id)), ...lookup });
      throw redirect({ to: "/product/{-$id}", params: { id: Uri }, statusCode: 308, replace: true });
    }
    const [product] = await Promise.all([
      queryClient.query({ ...productQuery(id), ...lookup }),
      queryClient.query({ ...productsQuery(), ...lookup }),
      queryClient.query({ ...categoriesQuery(), ...lookup }),
    ]);
    if (product.Uri !== id) {
      throw redirect({ to: "/product/{-$id}", params: { id: product.Uri }, statusCode: 308, replace: true });
    }
    return product;
  },
  head: ({ loaderData: product, match }) => {
    if (!product) return headOfFailure(match.status);
    const path = `/product/${product.Uri}`;
    return headOf({
      title: `${product.Name}, fast pris ${formatPrice(product.Amount)}`,
      description: product.ShortDescription,
      path,
      picture: `/pictures${path}.png`,
    });
  },
  component: OneProduct,
  notFoundComponent: NotFoundPage,
});

function OneProduct() {
  const { id = "" } = Route.useParams();
  const product = useLoadedQuery(productQuery(id));
  const products = useLoadedQuery(productsQuery());
  const areas = useLoadedQuery(categoriesQuery());
  const methods = methodNames(useLoadedQuery(layoutQuery())?.PaymentMethods ?? []);
  return <ProductPage product={product} related={relatedProducts(product, products, areas)} methods={methods} />;
}
