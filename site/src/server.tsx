import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { createServerEntry, createStartHandler } from "@tanstack/react-start/server";
import { renderToString } from "react-dom/server";

/**
 * Renders to a string: loaders have read all data, so streaming would gain nothing. Start's own handler
 * would log error messages, which may quote user input.
 */
const render = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
    return new Response(html, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

export default createServerEntry({ fetch: createStartHandler(render) });
