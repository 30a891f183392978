import "@lagrum/core/look/colours.css";
import "@lagrum/core/look/fonts.css";
import { dark, light } from "@lagrum/core/look/colours";
import sans from "@lagrum/core/look/hankenGrotesk.woff2?url";
import serif from "@lagrum/core/look/literata.woff2?url";
import serifItalic from "@lagrum/core/look/literataItalic.woff2?url";
import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { preload } from "react-dom";
import { SessionKeeper } from "../account/SessionKeeper.tsx";
import { useSession } from "../account/session.ts";
import { Footer } from "../layout/Footer.tsx";
import { Header } from "../layout/Header.tsx";
import { hasInfoBar, InfoBar } from "../layout/InfoBar.tsx";
import { readCompany } from "../settings.ts";
import "../ui/tokens.css";
import "../ui/page.css";
import { readVisitor, visitorNow } from "../visitor.ts";

/** Questions are set in italics: pages that begin with one need one typeface more. */
const typefacesOf = (path: string) => (/^\/(answers\/.|$)/.test(path) ? [serif, sans, serifItalic] : [serif, sans]);

/** Asked for before the style sheets that name them: with those they would come too late to be used (decision 18). */
function preloadTypefaces(path: string) {
  for (const href of typefacesOf(path)) preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}

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
      { name: "theme-color", content: light.paper, media: "(prefers-color-scheme: light)" },
      { name: "theme-color", content: dark.paper, media: "(prefers-color-scheme: dark)" },
      { title: "Lagrum" },
    ],
    links: [
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    ],
  }),
  shellComponent: RootDocument,
  component: Page,
});

function RootDocument({ children }: { children: ReactNode }) {
  preloadTypefaces(useLocation({ select: (location) => location.pathname }));
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
  const { company, visitor: rendered } = Route.useLoaderData();
  const visitor = visitorNow(rendered, useSession());
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
      <SessionKeeper />
    </>
  );
}
