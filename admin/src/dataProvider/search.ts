import type { Client } from "@lagrum/core/client";
import type { PreviewSynonym } from "@lagrum/core/search/synonymSchema";
import { bodyOf } from "./reply.ts";

export const searchMethods = (client: Client) => ({
  getSearchIndex: () => bodyOf(client.getSearchIndex()),
  previewSynonym: async (body: PreviewSynonym) => (await bodyOf(client.previewSynonym({ body }))).Searches,
});
