import { lowerFirst } from "@lagrum/core/text/text";
import type { FoundCategory } from "./categoryQueries.ts";

/** A sentence about a sub-category. "Övrigt" needs the area's name. */
export const describeCategory = ({ Name, area }: FoundCategory): string =>
  Name === "Övrigt"
    ? `Svar inom ${lowerFirst(area.Name)} som inte hör till något av de andra delområdena.`
    : `Svar från jurister och juriststudenter på frågor om ${lowerFirst(Name)}.`;
