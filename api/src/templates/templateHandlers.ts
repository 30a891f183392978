import { readCitationText } from "@lagrum/core/citation/citationText";
import { toDetails } from "@lagrum/core/contract/problem";
import { WriteToAsker } from "@lagrum/core/question/messageSchema";
import type { SaveTemplate, Template, UpdateTemplate } from "@lagrum/core/template/templateSchema";
import { isEmpty, sanitise } from "../answers/sanitise.ts";
import type { App } from "../app.ts";
import { changedFields, fieldChange, recordChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { confirmPlacesIn } from "../provisions/textGate.ts";
import { getTemplate, insertTemplate, listTemplates, removeTemplate, updateTemplate } from "./templateRepository.ts";

type TemplateHandlers = Pick<
  Handlers,
  "listTemplates" | "createTemplate" | "getTemplate" | "updateTemplate" | "deleteTemplate"
>;

/**
 * The template with its HTML sanitised, or its message validated.
 * @throws Failure INCORRECT_PROPERTIES when empty or too long
 */
function sanitised<T extends SaveTemplate>(template: T): T {
  if (template.Kind !== "answer") {
    const message = WriteToAsker.safeParse({ Message: template.Body });
    if (message.success) return { ...template, Body: message.data.Message };
    const [wrong = "REQUIRED"] = toDetails(message.error).Message ?? [];
    throw new Failure("INCORRECT_PROPERTIES", { Body: [wrong] });
  }
  const Body = sanitise(template.Body);
  if (isEmpty(Body)) throw new Failure("INCORRECT_PROPERTIES", { Body: ["REQUIRED"] });
  return { ...template, Body };
}

async function changeTemplate(
  context: ServiceContext,
  id: number,
  { ProvisionReason: reason, ...given }: UpdateTemplate,
) {
  const { tx, now } = context;
  const { before, after } = await updateTemplate(tx, id, given, now);
  const { UpdatedAt: _, ...template } = given;
  await confirmPlaces(context, after, { before: before.Body, reason });
  const changed = changedFields(before, template, ["Body"]);
  if (changed.length > 0)
    await recordChange(context, { Entity: "template", EntityID: id, Action: "edited", Changed: changed });
  return after;
}

/** A template goes into answers and messages. @throws Failure PROVISION_NOT_FOUND, PROVISION_UNCONFIRMED */
async function confirmPlaces(
  context: ServiceContext,
  { ID, Kind, Body }: Template,
  { before, reason }: { before: string | null; reason: string | undefined },
): Promise<void> {
  const plain = (body: string): string => (Kind === "answer" ? readCitationText(body).text : body);
  const text = { texts: [plain(Body)], before: before === null ? [] : [plain(before)], field: "Body" };
  const Changed = await confirmPlacesIn(context.tx, context.now, { ...text, reason });
  if (Changed.length > 0)
    await recordChange(context, { Entity: "template", EntityID: ID, Action: "provisionConfirmed", Changed });
}

export function templateHandlers({ db, clock }: App): TemplateHandlers {
  return {
    listTemplates: async () => ({ status: 200, body: { Templates: await listTemplates(db) } }),

    createTemplate: ({ body, write }) =>
      write(async (context) => {
        const { ProvisionReason: reason, ...given } = sanitised(body);
        const template = await insertTemplate(context.tx, given, clock());
        await recordChange(context, { Entity: "template", EntityID: template.ID, Action: "created" });
        await confirmPlaces(context, template, { before: null, reason });
        return { status: 201, body: template };
      }),

    getTemplate: async ({ params }) => ({ status: 200, body: await getTemplate(db, params.id) }),

    updateTemplate: async ({ params, body, write }) => ({
      status: 200,
      body: await write((context) => changeTemplate(context, params.id, sanitised(body))),
    }),

    deleteTemplate: async ({ params, write }) => {
      await write(async (context) => {
        const Name = await removeTemplate(context.tx, params.id, clock());
        await recordChange(context, {
          Entity: "template",
          EntityID: params.id,
          Action: "deleted",
          Changed: [fieldChange("Name", Name, null)],
        });
      });
      return { status: 204, body: null };
    },
  };
}
