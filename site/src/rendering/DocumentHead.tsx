import { Asset, useRouter, useTags } from "@tanstack/react-router";
import { readHydrationStart } from "./hydrationStart.ts";

/** The router's HeadContent, without script preloads where hydration is deferred. */
export function DocumentHead() {
  const nonce = useRouter().options.ssr?.nonce;
  const isDeferred = readHydrationStart() !== "load";
  return useTags()
    .filter(({ attrs }) => !(isDeferred && attrs?.rel === "modulepreload"))
    .map((tag) => <Asset key={JSON.stringify(tag)} {...tag} {...(nonce && { nonce })} />);
}
