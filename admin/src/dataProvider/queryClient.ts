import { QueryClient } from "@tanstack/react-query";
import { isOutage } from "./httpError.ts";

const retries = 2;

/** Retries network and server errors; a 4xx is final. */
export const isWorthRetrying = (count: number, error: unknown) => count < retries && isOutage(error);

/** The admin's query cache. */
export const createQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
