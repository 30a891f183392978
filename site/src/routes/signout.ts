import { createFileRoute } from "@tanstack/react-router";
import { tokenCookie } from "../account/tokenCookie.ts";
import { postedForm } from "../postedForm.ts";

export const Route = createFileRoute("/signout")({
  server: {
    handlers: {
      POST: async ({ request }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const cookie = `${tokenCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
        return new Response(null, { status: 303, headers: { location: "/", "set-cookie": cookie } });
      },
      GET: () => new Response(null, { status: 303, headers: { location: "/" } }),
    },
  },
});
