import { asc } from "drizzle-orm";
import type { App } from "../app.ts";
import { questionTypes } from "../schema/questions.ts";
import type { Handlers } from "../serve.ts";

export const settingsHandlers = ({ db, env }: App): Pick<Handlers, "getSettings"> => ({
  getSettings: async () => ({
    status: 200,
    body: {
      Mode: env.MODE,
      PublicUrl: env.PUBLIC_URL,
      Identity: {
        ApiKey: env.FIREBASE_API_KEY,
        AuthDomain: env.FIREBASE_AUTH_DOMAIN,
        ProjectId: env.FIREBASE_PROJECT_ID,
        Emulator: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
      },
      QuestionTypes: await db.select().from(questionTypes).orderBy(asc(questionTypes.SortOrder)),
      Company: {
        Name: env.COMPANY_NAME,
        OrgNumber: env.COMPANY_ORG_NUMBER,
        Street: env.COMPANY_STREET,
        PostalCode: env.COMPANY_POSTAL_CODE,
        City: env.COMPANY_CITY,
        Phone: env.COMPANY_PHONE,
        Email: env.COMPANY_EMAIL,
      },
    },
  }),
});
