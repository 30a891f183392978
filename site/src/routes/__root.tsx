import "@lagrum/core/design/colours.css";
import "@lagrum/core/design/fonts.css";
import sans from "@lagrum/core/design/hankenGrotesk.woff2?url";
import serif from "@lagrum/core/design/literata.woff2?url";
import serifItalic from "@lagrum/core/design/literataItalic.woff2?url";
import { paper } from "@lagrum/core/design/paper";
import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { Analytics } from "../analytics/Analytics.tsx";
import { ConsentBanner } from "../consent/ConsentBanner.tsx";
import { useChoice, useWithdrawal } from "../consent/consent.ts";
import { purposesOf } from "../consent/purposes.ts";
import { readRequestChoice } from "../consent/readRequestChoice.ts";
import { ErrorReports } from "../errorReports/ErrorReports.tsx";
import { Announcer } from "../layout/Announcer.tsx";
import { Footer } from "../layout/Footer.tsx";
import { Header } from "../layout/Header.tsx";
import { InfoBar } from "../layout/InfoBar.tsx";
import { useFocusOnNavigation } from "../layout/useFocusOnNavigation.ts";
import { DocumentHead } from "../rendering/DocumentHead.tsx";
import { DocumentScripts } from "../rendering/DocumentScripts.tsx";
import { readPublicUrl } from "../searchEngines/pageHead.ts";
import { SessionMonitor } from "../session/SessionMonitor.tsx";
import { useSession } from "../session/session.ts";
import { layoutQuery } from "../settings/settings.ts";
import "../ui/tokens.css";
import "../ui/page.css";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { readVisitor, visitorNow } from "../session/visitor.ts";

/** Pages with italic text, which need one more font. */
const typefacesOf = (path: string) =>
  /^\/((answers|nyheter)\/[^/]+)?$/.test(path) ? [serif, sans, serifItalic] : [serif, sans];

/** Preloaded, since a font first found in the style sheet comes too late (docs/decisions/0041-self-hosted-fonts.md). */
function preloadTypefaces(path: string) {
  for (const href of typefacesOf(path)) preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: async ({ context: { queryClient } }) => {
    const [visitor] = await Promise.all([readVisitor(), queryClient.query(layoutQuery())]);
    return { visitor, ...readRequestChoice() };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: paper.light, media: "(prefers-color-scheme: light)" },
      { name: "theme-color", content: paper.dark, media: "(prefers-color-scheme: dark)" },
      { title: "Lagrum" },
    ],
    links: [
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/manifest.webmanifest" },
      { rel: "alternate", type: "application/atom+xml", href: "/feed.xml", title: "Nya svar" },
    ],
  }),
  shellComponent: RootDocument,
  component: Page,
});

function RootDocument({ children }: { children: ReactNode }) {
  preloadTypefaces(useLocation({ select: (location) => location.pathname }));
  return (
    <html lang="sv" data-public-url={readPublicUrl()}>
      <head>
        <DocumentHead />
      </head>
      <body>
        {children}
        <DocumentScripts />
      </body>
    </html>
  );
}

function Page() {
  const { visitor: rendered, choice: chosen, isAskable } = Route.useLoaderData();
  const layout = useLoadedQuery(layoutQuery());
  const visitor = visitorNow(rendered, useSession());
  const choice = useChoice(chosen);
  useWithdrawal(choice);
  const path = useLocation({ select: (location) => location.pathname });
  const main = useFocusOnNavigation();
  const outside = layout?.Outside;
  const isAsked = isAskable && choice === "none" && outside && purposesOf(outside).length > 0;
  return (
    <>
      {isAsked && path !== "/cookie-declaration" && <ConsentBanner outside={outside} />}
      <Header visitor={visitor} />
      <main id="content" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <InfoBar path={path} />
      <Footer layout={layout} visitor={visitor} choice={choice} />
      <Announcer />
      <SessionMonitor />
      <Analytics setting={outside?.Analytics ?? null} choice={choice} />
      <ErrorReports setting={outside?.ErrorReports ?? null} choice={choice} />
    </>
  );
}
