import { accountHandlers } from "./accounts/accountHandlers.ts";
import { answerHandlers } from "./answers/answerHandlers.ts";
import type { App } from "./app.ts";
import { createCategoryCache } from "./categories/categoryCache.ts";
import { categoryHandlers } from "./categories/categoryHandlers.ts";
import { questionHandlers } from "./questions/questionHandlers.ts";
import type { Handlers } from "./serve.ts";
import { settingsHandlers } from "./settings/settingsHandlers.ts";

/** Every call of the contract with what answers it. */
export function createHandlers(app: App): Handlers {
  const categories = createCategoryCache(app.db, app.bus);
  return {
    ...accountHandlers(),
    ...answerHandlers(app, categories.kindOf),
    ...categoryHandlers(categories),
    ...questionHandlers(app),
    ...settingsHandlers(app),
  };
}
