import { createFileRoute } from "@tanstack/react-router";
import { tokenCookie } from "../account/tokenCookie.ts";
import { isSameOrigin, refuseForeign } from "../sameOrigin.ts";

export const Route = createFileRoute("/signout")({
  server: {
    handlers: {
      POST: ({ request }) => {
        if (!isSameOrigin(request.headers)) return refuseForeign();
        const cookie = `${tokenCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
        return new Response(null, { status: 303, headers: { location: "/", "set-cookie": cookie } });
      },
      GET: () => new Response(null, { status: 303, headers: { location: "/" } }),
    },
  },
});
