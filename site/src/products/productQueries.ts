import { queryOptions } from "@tanstack/react-query";
import { api, bodyOf, bodyOrStale } from "../api/api.ts";

/** All active products, in the admin's order. */
export const productsQuery = () =>
  queryOptions({
    queryKey: ["products"],
    queryFn: async () => bodyOrStale("products", await api().listProducts()).Products,
  });

/** A product by its Uri. */
export const productQuery = (uri: string) =>
  queryOptions({
    queryKey: ["product", uri],
    queryFn: async () => bodyOf(await api().getProductByUri({ params: { uri } })),
  });

/** A product by its id, for URLs with an id. */
export const productByNumberQuery = (id: number) =>
  queryOptions({
    queryKey: ["product", id],
    queryFn: async () => bodyOf(await api().getProduct({ params: { id } })),
  });
