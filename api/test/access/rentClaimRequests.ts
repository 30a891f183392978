import { aRentClaim, claimFile, receivedClaim } from "../rentClaims.ts";
import { done, someWords } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { aPdf } from "../uploads.ts";
import type { Requests } from "./request.ts";

/** Requests for rent claims, each with a claim of its own. */
export function rentClaimRequests(testApp: TestApp) {
  const { client, asAdvisor } = testApp;
  const received = () => receivedClaim(testApp);
  async function begun(isSent: boolean) {
    const { AccessCode: accessCode } = await received();
    const body = { Name: "kontrakt.pdf", Size: aPdf.length, Proof: "Tenancy" as const };
    const { ID: fileId } = done(await client.beginRentClaimFile({ accessCode, body }));
    const piece = { At: 0, Data: aPdf.toString("base64") };
    if (isSent) done(await client.sendRentClaimFilePiece({ params: { fileId }, accessCode, body: piece }));
    return { path: `/rentClaims/own/files/${fileId}`, accessCode, piece };
  }
  return {
    submitRentClaim: async () => ({ path: "/exorbitantRent", body: aRentClaim() }),
    getOwnRentClaim: async () => ({ path: "/rentClaims/own", accessCode: (await received()).AccessCode }),
    replyInRentClaim: async () => {
      const { ID, AccessCode } = await received();
      for (const body of [{ Event: "TAKE" as const }, { Event: "ASK" as const, Text: "Skicka kontraktet till oss." }]) {
        done(await asAdvisor.moveRentClaim({ params: { id: ID }, body }));
      }
      return { path: "/rentClaims/own/messages", accessCode: AccessCode, body: someWords };
    },
    withdrawRentClaim: async () => ({ path: "/rentClaims/own/withdraw", accessCode: (await received()).AccessCode }),
    beginRentClaimFile: async () => ({
      path: "/rentClaims/own/files",
      accessCode: (await received()).AccessCode,
      body: { Name: "kontrakt.pdf", Size: 100, Proof: "Tenancy" },
    }),
    sendRentClaimFilePiece: async () => {
      const { path, accessCode, piece } = await begun(false);
      return { path: `${path}/pieces`, accessCode, body: piece };
    },
    finishRentClaimFile: async () => {
      const { path, accessCode } = await begun(true);
      return { path: `${path}/finish`, accessCode };
    },
    listRentClaims: async () => ({ path: "/rentClaims" }),
    getRentClaim: async () => ({ path: `/rentClaims/${(await received()).ID}` }),
    moveRentClaim: async () => ({ path: `/rentClaims/${(await received()).ID}/state`, body: { Event: "TAKE" } }),
    showPersonalNumber: async () => ({
      path: `/rentClaims/${(await received()).ID}/personalNumber`,
      body: { Reason: "Ansökan till hyresnämnden." },
    }),
    downloadRentClaimFile: async () => {
      const { ID, AccessCode } = await received();
      return { path: `/rentClaims/${ID}/files/${await claimFile(testApp, AccessCode)}` };
    },
  } satisfies Requests;
}
