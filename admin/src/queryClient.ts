import { QueryClient } from "@tanstack/react-query";
import { HttpError } from "react-admin";

/** Times a read is tried again. */
const retries = 2;

/** A refusal (4xx) is an answer and shown at once; only a network or server error is worth another try. */
const isWorthRetrying = (count: number, error: unknown) =>
  count < retries && !(error instanceof HttpError && error.status >= 400 && error.status < 500);

/** What the admin's reads are kept in. */
export const createQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } });
