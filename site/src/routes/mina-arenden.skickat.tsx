import { createFileRoute } from "@tanstack/react-router";
import { LinkSent } from "../myCases/LinkSent.tsx";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/mina-arenden/skickat")({
  head: () => headOf({ title: "Titta i din e-post" }),
  component: LinkSent,
});
