import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { Footer } from "../layout/Footer.tsx";
import { Header } from "../layout/Header.tsx";
import { hasInfoBar, InfoBar } from "../layout/InfoBar.tsx";
import { readCompany } from "../settings.ts";
import "../ui/tokens.css";
import "../ui/page.css";
import { readVisitor } from "../visitor.ts";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async () => {
    const [company, visitor] = await Promise.all([readCompany(), readVisitor()]);
    return { company, visitor };
  },
  // The frame is that of the first page; a sign-in loads anew.
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: "#fbfaf7", media: "(prefers-color-scheme: light)" },
      { name: "theme-color", content: "#171714", media: "(prefers-color-scheme: dark)" },
      { title: "Lagrum" },
    ],
    links: [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }],
  }),
  shellComponent: RootDocument,
  component: Page,
});

function RootDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="sv">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  const { company, visitor } = Route.useLoaderData();
  const path = useLocation({ select: (location) => location.pathname });
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  // A new page without a new load: readers with a keyboard or a screen reader begin where it begins.
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <>
      <Header visitor={visitor} />
      <main id="content" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      {hasInfoBar(path) && <InfoBar />}
      <Footer company={company} visitor={visitor} />
    </>
  );
}
