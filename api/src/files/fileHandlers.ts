import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { listFiles, uploadsOf } from "./fileRepository.ts";
import { beginFile, deleteFile, finishFile, mostBytes, takePiece } from "./fileService.ts";

type FileHandlers = Pick<Handlers, "listFiles" | "beginFile" | "sendPiece" | "finishFile" | "deleteFile">;

export function fileHandlers(app: App, settings: SettingCache): FileHandlers {
  const { db, clock } = app;
  return {
    listFiles: async ({ query }) => {
      const rules = await settings.current();
      const list = await listFiles(db, query);
      return { status: 200, body: { ...list, MostBytes: mostBytes(rules), MostFiles: rules.MAX_NEWS_FILES } };
    },

    beginFile: async ({ body, caller, write }) => {
      const maxBytes = mostBytes(await settings.current());
      const upload = { maxBytes, userId: caller.UserID, now: clock() };
      return { status: 201, body: await write(({ tx }) => beginFile(tx, body, upload)) };
    },

    sendPiece: async ({ params, body, caller, write }) => ({
      status: 200,
      body: await write(({ tx }) => takePiece(tx, params.id, body, uploadsOf(caller.UserID))),
    }),

    finishFile: async ({ params, caller }) => ({ status: 201, body: await finishFile(app, params.id, caller) }),

    deleteFile: async ({ params, caller }) => {
      await deleteFile(app, params.id, caller);
      return { status: 204, body: null };
    },
  };
}
