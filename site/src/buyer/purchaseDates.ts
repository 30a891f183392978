import type { PurchaseDates, StartChoices } from "@lagrum/core/order/purchaseDatesSchema";
import type { ServiceCode } from "@lagrum/core/product/serviceSchema";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";

/** Milliseconds between two readings while the page is open: the dates count from a payment now. */
const REFETCH = 60_000;

/**
 * When purchases that are paid now are due. The API computes them, so that they are those of the payment. Only pages
 * that are not cached may show them. Null when the API can't be reached.
 */
export const purchaseDatesQuery = (productId?: number) =>
  queryOptions({
    queryKey: ["purchaseDates", productId ?? null],
    queryFn: async (): Promise<PurchaseDates | null> => {
      const read = await api().getPurchaseDates({ query: productId === undefined ? {} : { ProductID: productId } });
      return read.ok ? read.body : null;
    },
    staleTime: REFETCH / 2,
    refetchInterval: REFETCH,
  });

/** The dates of a service, or null. */
export const datesOfService = (dates: PurchaseDates | null, code: ServiceCode): StartChoices | null =>
  dates?.Services.find(({ Code }) => Code === code) ?? null;
