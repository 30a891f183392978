import { QueryClient } from "@tanstack/react-query";
import { HttpError } from "react-admin";

const retries = 2;

/** Retries network and server errors; a 4xx is final. */
const isWorthRetrying = (count: number, error: unknown) =>
  count < retries && !(error instanceof HttpError && error.status >= 400 && error.status < 500);

/** The admin's query cache. */
export const createQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
