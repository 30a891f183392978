import { dehydrate, hydrate, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter, useRouter } from "@tanstack/react-router";
import { getGlobalStartContext } from "@tanstack/react-start";
import type { JSX, ReactNode } from "react";
import { ErrorPage } from "./errorPages/ErrorPage.tsx";
import { NotFoundPage } from "./errorPages/NotFoundPage.tsx";
import { shouldRestoreScroll } from "./navigation/scrollRestoration.ts";
import { routeTree } from "./routeTree.gen";

/** Provides the query client that the loaders fill. */
function Queries({ children }: { children: ReactNode }): JSX.Element {
  const { queryClient } = useRouter().options.context;
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

export function getRouter() {
  const queryClient = new QueryClient({
    // Data stays in memory for as long as its page may be shown.
    defaultOptions: { queries: { staleTime: 60_000, retry: false, gcTime: Number.POSITIVE_INFINITY } },
  });
  const nonce = getGlobalStartContext()?.nonce;
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: shouldRestoreScroll(),
    ...(nonce && { ssr: { nonce } }),
    defaultNotFoundComponent: NotFoundPage,
    // In the browser the last page that could be shown stays (KeepPage).
    ...(import.meta.env.SSR ? { defaultErrorComponent: ErrorPage } : { disableGlobalCatchBoundary: true }),
    InnerWrap: Queries,
    // JSON, since the router's serializer, which supports cycles and promises, is many times slower on plain data.
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
