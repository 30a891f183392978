import type { Client } from "@lagrum/core/client";
import type { PreviewNews } from "@lagrum/core/news/newsSchema";
import { bodyOf } from "./reply.ts";

export const newsMethods = (client: Client) => ({
  previewNews: (body: PreviewNews) => bodyOf(client.previewNews({ body })),
});
