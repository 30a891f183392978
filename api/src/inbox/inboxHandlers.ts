import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { getItem, listInbox } from "./inboxRepository.ts";
import { updateItem } from "./inboxService.ts";

export const inboxHandlers = ({ db }: App): Pick<Handlers, "listInbox" | "getInboxItem" | "updateInboxItem"> => ({
  listInbox: async ({ query }) => ({ status: 200, body: await listInbox(db, query) }),

  getInboxItem: async ({ params }) => ({ status: 200, body: await getItem(db, params.id) }),

  updateInboxItem: async ({ params, body, write }) => {
    await write((context) => updateItem(context, params.id, body));
    return { status: 200, body: await getItem(db, params.id) };
  },
});
