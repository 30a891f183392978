import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { finishPeerReview, getPeerReviews, requestPeerReview } from "./peerReviewService.ts";

type PeerReviewHandlers = Pick<Handlers, "listPeerReviews" | "requestPeerReview" | "finishPeerReview">;

export function peerReviewHandlers(app: App, settings: SettingCache): PeerReviewHandlers {
  const { db } = app;
  return {
    listPeerReviews: async ({ params, caller }) => ({
      status: 200,
      body: await getPeerReviews(db, await settings.current(), params.id, caller),
    }),

    requestPeerReview: async ({ params, body, caller, write }) => {
      await write((context) => requestPeerReview(context, params.id, body));
      return { status: 201, body: await getPeerReviews(db, await settings.current(), params.id, caller) };
    },

    finishPeerReview: async ({ params, body, caller, write }) => {
      await write((context) => finishPeerReview(context, params.id, params.readingId, body));
      return { status: 200, body: await getPeerReviews(db, await settings.current(), params.id, caller) };
    },
  };
}
