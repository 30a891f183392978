import { asc } from "drizzle-orm";
import type { App } from "../app.ts";
import { rentFigures } from "../db/schema/rentClaims.ts";
import type { Handlers } from "../http/serve.ts";

export const rentRuleHandlers = ({ db }: App): Pick<Handlers, "getRentRules"> => ({
  getRentRules: async () => {
    const Figures = await db.select().from(rentFigures).orderBy(asc(rentFigures.ValidFrom), asc(rentFigures.Code));
    return { status: 200, body: { Figures } };
  },
});
