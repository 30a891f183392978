import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { readInsuranceRules } from "./insuranceRepository.ts";

export const insuranceHandlers = ({ clock, db }: App): Pick<Handlers, "getInsuranceRules"> => ({
  getInsuranceRules: async () => ({ status: 200, body: await readInsuranceRules(db, clock()) }),
});
