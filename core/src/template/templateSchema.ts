import { z } from "zod";
import { id, lengths, singleLine, timestamp, typedText } from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";
import { provisionReason } from "../law/provisionReasonSchema.ts";
import { QuestionType } from "../question/questionSchema.ts";

/** The use of a template: an answer, a request for facts, or the reason of a decline. */
export const templateKinds = ["answer", "facts", "decline"] as const;
export const TemplateKind = z.enum(templateKinds);
export type TemplateKind = z.infer<typeof TemplateKind>;

/** A template of an answer or of a message to the asker, edited by admins and used by all staff. */
export const Template = z
  .object({
    ID: id,
    Kind: TemplateKind,
    Name: z.string(),
    /** The question type that it is for; null for all. */
    Type: QuestionType.nullable(),
    /** Sanitised HTML for an answer; plain text for a message to the asker. */
    Body: z.string(),
    UpdatedAt: timestamp,
  })
  .meta({ id: "Template" });
export type Template = z.infer<typeof Template>;

export const TemplateList = z.object({ Templates: z.array(Template) }).meta({ id: "TemplateList" });
export type TemplateList = z.infer<typeof TemplateList>;

/** A template as an admin submits it; the server sanitises it. */
export const SaveTemplate = z
  .strictObject({
    Kind: TemplateKind.default("answer"),
    Name: singleLine(lengths.TemplateName),
    Type: QuestionType.nullable(),
    Body: typedText().max(lengths.TemplateBody.max),
    ...provisionReason,
  })
  .meta({ id: "SaveTemplate" });
export type SaveTemplate = z.infer<typeof SaveTemplate>;

/** The same for an existing template. */
export const UpdateTemplate = SaveTemplate.extend(lock).meta({ id: "UpdateTemplate" });
export type UpdateTemplate = z.infer<typeof UpdateTemplate>;
