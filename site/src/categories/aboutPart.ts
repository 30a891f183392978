import { lowerFirst } from "@lagrum/core/text/text";
import type { FoundCategory } from "./categoryQueries.ts";

/** A sentence on a part of an area. "Övrigt" says nothing alone. */
export const aboutPart = ({ Name, area }: FoundCategory): string =>
  Name === "Övrigt"
    ? `Svar inom ${lowerFirst(area.Name)} som inte hör till något av de andra delområdena.`
    : `Svar från jurister och juriststudenter på frågor om ${lowerFirst(Name)}.`;
