import { Asset, useTags } from "@tanstack/react-router";
import { readHydrationStart } from "./hydrationStart.ts";

/** The head's tags; without the script preloads where hydration is deferred. */
export function DocumentHead() {
  const isDeferred = readHydrationStart() !== "load";
  return useTags()
    .filter(({ attrs }) => !(isDeferred && attrs?.rel === "modulepreload"))
    .map((tag) => <Asset key={JSON.stringify(tag)} {...tag} />);
}
