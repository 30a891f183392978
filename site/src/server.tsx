import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { createServerEntry, createStartHandler } from "@tanstack/react-start/server";
import { renderToString } from "react-dom/server";

/**
 * Draws a page in one piece: all that it shows is there before the drawing begins, so that a stream would only cost.
 * A fault is the server's to answer, which tells nobody what was in it.
 */
const draw = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
    return new Response(html, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

export default createServerEntry({ fetch: createStartHandler(draw) });
