import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { getGlobalStartContext } from "@tanstack/react-start";
import { createServerEntry, createStartHandler } from "@tanstack/react-start/server";
import { renderToString } from "react-dom/server";
import { DrawnPage, setStyleAside, textAround } from "./drawnPage.ts";

/**
 * Draws a page in one piece: all that it shows is there before the drawing begins, so that a stream would only cost.
 * A fault is the server's to answer, which tells nobody what was in it.
 */
const draw = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const style = setStyleAside(router, getGlobalStartContext()?.isReading === true);
    const html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
    return new DrawnPage(textAround(style, html), { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

export default createServerEntry({ fetch: createStartHandler(draw) });
