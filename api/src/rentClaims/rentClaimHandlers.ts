import { rentClaimReference } from "@lagrum/core/rentClaim/rentClaimReference";
import { issueCode, readCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import { refuseTooFast } from "../contact/minimumSubmitTime.ts";
import type { Reader } from "../db/database.ts";
import { mostBytes, takePiece } from "../files/fileService.ts";
import type { Handlers } from "../http/serve.ts";
import type { Account } from "../http/session.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { beginRentClaimFile, finishRentClaimFile, openRentClaimFile, uploadsToClaim } from "./rentClaimFileService.ts";
import { moveRentClaim, replyInRentClaim, submitRentClaim, withdrawRentClaim } from "./rentClaimService.ts";
import { getOwnRentClaim, getRentClaim, listRentClaims } from "./rentClaimView.ts";
import { listRentRules } from "./rentRules.ts";
import { keysOfTenants, showTenantNumber } from "./tenantNumber.ts";

type RentClaimHandlers = Pick<
  Handlers,
  | "getRentRules"
  | "submitRentClaim"
  | "getOwnRentClaim"
  | "replyInRentClaim"
  | "withdrawRentClaim"
  | "beginRentClaimFile"
  | "sendRentClaimFilePiece"
  | "finishRentClaimFile"
  | "listRentClaims"
  | "getRentClaim"
  | "moveRentClaim"
  | "showPersonalNumber"
  | "downloadRentClaimFile"
>;

export function rentClaimHandlers(app: App, settings: SettingCache): RentClaimHandlers {
  const { db, clock, conflictSeal } = app;
  const opened = (reader: Reader, code: string) => readCode(reader, "rentClaim", code, clock());
  const whole = async (id: number, caller: Account) =>
    ({ status: 200, body: await getRentClaim(db, app, id, { caller, now: clock() }) }) as const;

  return {
    getRentRules: async () => ({ status: 200, body: await listRentRules(db) }),

    submitRentClaim: async ({ body, write }) => {
      refuseTooFast(body.OpenedAt, clock());
      const check = { seal: conflictSeal, years: (await settings.current()).CONFLICT_YEARS };
      // The response stored with an idempotency key has no access code: each response gets a new one.
      const { status, body: stored } = await write(async (context) => {
        const id = await submitRentClaim(context, body, { check, numberSeal: app.numberSeal });
        return { status: 201, body: { Reference: rentClaimReference(id), AccessCode: "" } };
      });
      const id = Number(stored.Reference.split("-")[1]);
      const AccessCode = await db.transaction((tx) => issueCode(tx, "rentClaim", id, clock()));
      return { status, body: { ...stored, AccessCode } };
    },

    getOwnRentClaim: async ({ accessCode }) => ({
      status: 200,
      body: await getOwnRentClaim(db, await opened(db, accessCode)),
    }),

    replyInRentClaim: ({ body, accessCode, write }) =>
      write(async (context) => {
        const id = await opened(context.tx, accessCode);
        await replyInRentClaim(context, id, body.Message);
        return { status: 200, body: await getOwnRentClaim(context.tx, id) };
      }),

    withdrawRentClaim: ({ accessCode, write }) =>
      write(async (context) => {
        const id = await opened(context.tx, accessCode);
        await withdrawRentClaim(context, id);
        return { status: 200, body: await getOwnRentClaim(context.tx, id) };
      }),

    beginRentClaimFile: async ({ body, accessCode, write }) => {
      const limits = { maxBytes: mostBytes(await settings.current()), now: clock() };
      const begin = write(async ({ tx }) => beginRentClaimFile(tx, await opened(tx, accessCode), body, limits));
      return { status: 201, body: await begin };
    },

    sendRentClaimFilePiece: async ({ params, body, accessCode, write }) => {
      const owned = uploadsToClaim(await opened(db, accessCode));
      return { status: 200, body: await write(({ tx }) => takePiece(tx, params.fileId, body, owned)) };
    },

    finishRentClaimFile: async ({ params, accessCode, ip }) => ({
      status: 201,
      body: await finishRentClaimFile(app, { claimId: await opened(db, accessCode), ip }, params.fileId),
    }),

    listRentClaims: async ({ query }) => ({ status: 200, body: await listRentClaims(db, query) }),

    getRentClaim: ({ params, caller }) => whole(params.id, caller),

    moveRentClaim: async ({ params, body, caller, write }) => {
      await write((context) => moveRentClaim(context, params.id, body));
      return whole(params.id, caller);
    },

    showPersonalNumber: async ({ params, body, write }) => ({
      status: 200,
      body: {
        PersonalNumber: await write((context) => showTenantNumber(context, keysOfTenants(app), params.id, body)),
      },
    }),

    downloadRentClaimFile: async ({ params }) => ({
      status: 200,
      ...(await openRentClaimFile(app, params.id, params.fileId)),
    }),
  };
}
