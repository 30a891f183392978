import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { listUniversities } from "./universityRepository.ts";

export const universityHandlers = ({ db }: App): Pick<Handlers, "listUniversities"> => ({
  listUniversities: async () => ({ status: 200, body: { Universities: await listUniversities(db) } }),
});
