import { formatDateTime } from "@lagrum/core/text/dates";

/** Whether something is published at `now`. */
export const isPublishedAt = (publishedAt: string | null, now: Date): boolean =>
  publishedAt !== null && new Date(publishedAt) <= now;

/** "Utkast", "Publiceras 3 januari 2027 kl. 08.00", "Publicerad 3 januari 2027 kl. 08.00" */
export function publicationLabel(publishedAt: string | null, now: Date): string {
  if (publishedAt === null) return "Utkast";
  if (publishedAt === "now") return "Publiceras nu";
  return `${isPublishedAt(publishedAt, now) ? "Publicerad" : "Publiceras"} ${formatDateTime(publishedAt)}`;
}
