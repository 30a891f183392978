import { signOutCookie } from "@lagrum/core/account/sharedSignOut";
import { createFileRoute } from "@tanstack/react-router";
import { postedForm } from "../forms/postedForm.ts";
import { tokenCookie } from "../session/tokenCookie.ts";

export const Route = createFileRoute("/signout")({
  server: {
    handlers: {
      POST: async ({ request }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const headers = new Headers({ location: "/" });
        headers.append("set-cookie", `${tokenCookie}=; Path=/; Max-Age=0; SameSite=Lax`);
        headers.append("set-cookie", `${signOutCookie}=1; Path=/; SameSite=Lax`);
        return new Response(null, { status: 303, headers });
      },
      GET: () => new Response(null, { status: 303, headers: { location: "/" } }),
    },
  },
});
