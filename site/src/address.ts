import { createIsomorphicFn } from "@tanstack/react-start";
import { env } from "../env.ts";

/** Where people reach the service: "https://lagrum.se". */
export const readPublicUrl: () => string = createIsomorphicFn()
  .server(() => env().publicUrl)
  .client(() => window.location.origin);

interface Description {
  title: string;
  description?: string;
  /** The page's one address, from the first slash. Left out where the page isn't for search engines. */
  path?: string;
}

/** What search engines and shared links say of a page. */
export function headOf({ title, description, path }: Description) {
  const full = title === "Lagrum" ? title : `${title} – Lagrum`;
  const url = path === undefined ? undefined : readPublicUrl() + path;
  return {
    meta: [
      { title: full },
      { property: "og:title", content: title },
      { property: "og:site_name", content: "Lagrum" },
      { property: "og:locale", content: "sv_SE" },
      ...(description
        ? [
            { name: "description", content: description },
            { property: "og:description", content: description },
          ]
        : []),
      ...(url ? [{ property: "og:url", content: url }] : [{ name: "robots", content: "noindex" }]),
    ],
    links: url ? [{ rel: "canonical", href: url }] : [],
  };
}

/** The head of a page whose loader had nothing to give. */
export const headOfFailure = (status: string) =>
  headOf({ title: status === "error" ? "Något gick fel" : "Sidan finns inte" });
