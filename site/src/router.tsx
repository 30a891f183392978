import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter, useRouter } from "@tanstack/react-router";
import { getGlobalStartContext } from "@tanstack/react-start";
import type { JSX, ReactNode } from "react";
import { ErrorPage } from "./layout/ErrorPage.tsx";
import { NotFoundPage } from "./layout/NotFoundPage.tsx";
import { shouldRestoreScroll } from "./navigation/scrollRestoration.ts";
import { readId, takeOver } from "./readByServer.ts";
import { routeTree } from "./routeTree.gen";

/** Pages' queries are those that their loaders ask. */
function Queries({ children }: { children: ReactNode }): JSX.Element {
  const { queryClient } = useRouter().options.context;
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

export function getRouter() {
  const queryClient = new QueryClient({
    // What a page has read is there for as long as it may be shown.
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
    defaultErrorComponent: ErrorPage,
    InnerWrap: Queries,
    hydrate: () => takeOver(queryClient, document.getElementById(readId)?.textContent || "[]"),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
