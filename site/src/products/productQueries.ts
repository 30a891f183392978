import { queryOptions } from "@tanstack/react-query";
import { api, bodyOf, bodyOrStale } from "../api/api.ts";

/** All products that are sold now, in the firm's order. */
export const productsQuery = () =>
  queryOptions({
    queryKey: ["products"],
    queryFn: async () => bodyOrStale("products", await api().listProducts()).Products,
  });

/** One product by its address. */
export const productQuery = (uri: string) =>
  queryOptions({
    queryKey: ["product", uri],
    queryFn: async () => bodyOf(await api().getProductByUri({ params: { uri } })),
  });

/** One product by its number, for addresses that hold one. */
export const productByNumberQuery = (id: number) =>
  queryOptions({
    queryKey: ["product", id],
    queryFn: async () => bodyOf(await api().getProduct({ params: { id } })),
  });
