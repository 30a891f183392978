import type { AnyRouter } from "@tanstack/react-router";

/** A page as text, around its style sheet: nearly half of it, and the same on all pages of a kind. */
export interface PageText {
  before: string;
  style: string;
  after: string;
}

/**
 * A page that the server has drawn, as the text that it is. Whoever takes its text is spared its way through bytes and a
 * stream; its body is written only where somebody reads that.
 */
export class DrawnPage extends Response {
  readonly pageText: PageText;
  #body: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;

  constructor(pageText: PageText, init: ResponseInit) {
    super(null, init);
    this.pageText = pageText;
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    this.#body ??= new ReadableStream({ pull: (body) => write(this.pageText, body) }, { highWaterMark: 0 });
    return this.#body;
  }

  override async text(): Promise<string> {
    return wholeOf(this.pageText);
  }
}

const wholeOf = ({ before, style, after }: PageText) => before + style + after;

function write(page: PageText, body: ReadableStreamDefaultController<Uint8Array>): void {
  body.enqueue(new TextEncoder().encode(wholeOf(page)));
  body.close();
}

/**
 * Has a page drawn without the text of its style sheet, which would only be carried through the drawing; and where its
 * program waits until somebody acts, without the links that would fetch that ahead.
 * @returns the style sheet; empty while one develops, where it isn't in the page
 */
export function setStyleAside(router: AnyRouter, waits: boolean): string {
  const manifest = router.ssr?.manifest;
  if (!manifest?.inlineStyle) return "";
  const { inlineStyle } = manifest;
  const routes = waits ? withoutPreloads(router, manifest.routes) : manifest.routes;
  router.ssr = { manifest: { ...manifest, routes, inlineStyle: { ...inlineStyle, children: "" } } };
  return inlineStyle.children ?? "";
}

type Routes = NonNullable<NonNullable<AnyRouter["ssr"]>["manifest"]>["routes"];

const withoutPreloads = (router: AnyRouter, routes: Routes): Routes =>
  Object.fromEntries(
    router.state.matches.map(({ routeId }) => {
      const { preloads: _, ...route } = routes[routeId] ?? {};
      return [routeId, route];
    }),
  );

/** The text of a page that was drawn around a style sheet. */
export function textAround(style: string, html: string): PageText {
  const end = style ? html.indexOf("</style>") : html.length;
  return { before: html.slice(0, end), style, after: html.slice(end) };
}
