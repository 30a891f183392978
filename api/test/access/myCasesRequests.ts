import { linkCode, openMyCases } from "../myCases.ts";
import { askAndConfirm } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import type { Requests } from "./request.ts";

/** Requests to the page "Mina ärenden". */
export const myCasesRequests = (testApp: TestApp) =>
  ({
    requestMyCasesLink: async () => ({
      path: "/my-cases/links",
      body: { Email: "kim@exempel.se" },
    }),
    openMyCases: async () => {
      const { email } = await asker(testApp);
      return { path: "/my-cases/sessions", body: { Code: await linkCode(testApp, email) } };
    },
    getMyCases: async () => ({ path: "/my-cases", accessCode: (await opened(testApp)).session }),
    openMyCase: async () => {
      const { session, ID } = await opened(testApp);
      return { path: "/my-cases/codes", accessCode: session, body: { Kind: "question", ID } };
    },
    closeMyCases: async () => ({ path: "/my-cases/sessions", accessCode: (await opened(testApp)).session }),
  }) satisfies Requests;

let last = 0;
async function asker(testApp: TestApp) {
  last += 1;
  const email = `cases${last}@exempel.se`;
  return { email, ID: (await askAndConfirm(testApp, { Email: email })).ID };
}

async function opened(testApp: TestApp) {
  const { email, ID } = await asker(testApp);
  return { ID, session: await openMyCases(testApp, email) };
}
