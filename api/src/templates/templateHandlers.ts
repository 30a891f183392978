import type { SaveTemplate } from "@lagrum/core/contract/template";
import { isEmpty, sanitise } from "../answers/sanitise.ts";
import type { App } from "../app.ts";
import { Failure } from "../failure.ts";
import type { Handlers } from "../serve.ts";
import { getTemplate, insertTemplate, listTemplates, removeTemplate, updateTemplate } from "./templateRepository.ts";

type TemplateHandlers = Pick<
  Handlers,
  "listTemplates" | "createTemplate" | "getTemplate" | "updateTemplate" | "deleteTemplate"
>;

/** The template with nothing in it but what an answer is made of. @throws Failure INCORRECT_PROPERTIES when empty */
function cleaned(template: SaveTemplate): SaveTemplate {
  const Body = sanitise(template.Body);
  if (isEmpty(Body)) throw new Failure("INCORRECT_PROPERTIES", { Body: ["REQUIRED"] });
  return { ...template, Body };
}

export function templateHandlers({ db, clock }: App): TemplateHandlers {
  return {
    listTemplates: async () => ({ status: 200, body: { Templates: await listTemplates(db) } }),

    createTemplate: ({ body, write }) =>
      write(async (tx) => ({ status: 201, body: await insertTemplate(tx, cleaned(body), clock()) })),

    getTemplate: async ({ params }) => ({ status: 200, body: await getTemplate(db, params.id) }),

    updateTemplate: async ({ params, body, write }) => ({
      status: 200,
      body: await write((tx) => updateTemplate(tx, params.id, cleaned(body), clock())),
    }),

    deleteTemplate: async ({ params, write }) => {
      await write((tx) => removeTemplate(tx, params.id, clock()));
      return { status: 204, body: null };
    },
  };
}
