import { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { getGlobalStartContext } from "@tanstack/react-start";
import { keepScroll } from "./keptScroll.ts";
import { ErrorPage } from "./layout/ErrorPage.tsx";
import { NotFoundPage } from "./layout/NotFoundPage.tsx";
import { routeTree } from "./routeTree.gen";

export function getRouter() {
  const queryClient = new QueryClient({
    // What a page has read is there for as long as it may be shown.
    defaultOptions: { queries: { staleTime: 60_000, retry: false, gcTime: Number.POSITIVE_INFINITY } },
  });
  const nonce = getGlobalStartContext()?.nonce;
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: keepScroll(),
    ...(nonce && { ssr: { nonce } }),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
