import { z } from "zod";
import { id, lengths, singleLine, timestamp } from "./fields.ts";
import { QuestionType } from "./question.ts";

/** A beginning for answers, kept by admins and used by all staff. */
export const Template = z
  .object({
    ID: id,
    Name: z.string(),
    /** The type of question that it is meant for; null for all. */
    Type: QuestionType.nullable(),
    /** Sanitised HTML. */
    Body: z.string(),
    UpdatedAt: timestamp,
  })
  .meta({ id: "Template" });
export type Template = z.infer<typeof Template>;

export const TemplateList = z.object({ Templates: z.array(Template) }).meta({ id: "TemplateList" });
export type TemplateList = z.infer<typeof TemplateList>;

/** A template as an admin writes it; the server keeps what an answer is made of. */
export const SaveTemplate = z
  .strictObject({
    Name: singleLine(lengths.TemplateName),
    Type: QuestionType.nullable(),
    Body: z
      .string("REQUIRED")
      .max(lengths.TemplateBody.max)
      .refine((html) => !html.includes("\u0000") && html.isWellFormed(), "INVALID_VALUE"),
  })
  .meta({ id: "SaveTemplate" });
export type SaveTemplate = z.infer<typeof SaveTemplate>;
