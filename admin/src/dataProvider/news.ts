import type { Client } from "@lagrum/core/client";
import type { NewsPreview, PreviewNews } from "@lagrum/core/news/newsSchema";
import { bodyOf } from "./httpError.ts";

/** What can be done with news beside saving them, for the data provider. */
export const newsMethods = (client: Client) => ({
  previewNews: async (body: PreviewNews): Promise<NewsPreview> => bodyOf(await client.previewNews({ body })),
});
