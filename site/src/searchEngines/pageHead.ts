import { createIsomorphicFn } from "@tanstack/react-start";
import { env } from "../../env.ts";
import { pictureSize } from "../pictures/pictureSize.ts";

/** The service's public origin: "https://lagrum.se". The page may have been opened by another host name. */
export const readPublicUrl: () => string = createIsomorphicFn()
  .server(() => env().publicUrl)
  .client(() => document.documentElement.dataset.publicUrl ?? window.location.origin);

interface Description {
  title: string;
  description?: string;
  /** The canonical path. Without it, search engines do not index the page. */
  path?: string;
  /** The path of its social picture. */
  picture?: string;
}

/** The head tags for search engines and shared links. */
export function headOf({ title, description, path, picture = "/pictures/lagrum.png" }: Description) {
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
      ...(url ? shared(url, picture) : [{ name: "robots", content: "noindex" }]),
    ],
    links: url ? [{ rel: "canonical", href: url }] : [],
  };
}

/** Open Graph and Twitter tags. */
const shared = (url: string, picture: string) => [
  { property: "og:url", content: url },
  { property: "og:type", content: "website" },
  { property: "og:image", content: readPublicUrl() + picture },
  { property: "og:image:width", content: String(pictureSize.width) },
  { property: "og:image:height", content: String(pictureSize.height) },
  { name: "twitter:card", content: "summary_large_image" },
];

/** The head of a page whose loader failed. */
export const headOfFailure = (status: string) =>
  headOf({ title: status === "error" ? "Något gick fel" : "Sidan finns inte" });
