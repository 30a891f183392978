import { createFileRoute } from "@tanstack/react-router";
import { env } from "../../env.ts";

/** Personal pages, and staff pages. */
const notForRobots = ["/admin/", "/machines/", "/signin", "/account", "/userMgmt", "/ask_a_question/", "/api/"];

const robots = (publicUrl: string) =>
  [
    "User-agent: *",
    ...notForRobots.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

export const Route = createFileRoute("/robots.txt")({
  server: {
    handlers: {
      GET: () =>
        new Response(robots(env().publicUrl), {
          headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
        }),
    },
  },
});
