import { z } from "zod";
import { countedAnswer, day, id, idParam, listQuery, timestamp } from "../contract/fieldSchema.ts";
import { QuestionState } from "../question/questionSchema.ts";
import { type ActEntity, type ActionOf, actEntities, acts, FieldChange } from "./historySchema.ts";

/** Somebody of the house, by name. */
export const Colleague = z.object({ UserID: id, Name: z.string() }).meta({ id: "Colleague" });
export type Colleague = z.infer<typeof Colleague>;

/** One act: who did what, to what, and when. */
export const AuditRow = z
  .object({
    ID: id,
    At: timestamp,
    /** Null where the asker did it, an applicant, or a job. */
    User: Colleague.nullable(),
    Entity: z.enum(actEntities),
    /** The number of what it was done to; 0 where that has none. */
    EntityID: z.int().min(0),
    /** What that is called now; null when it is gone. */
    Title: z.string().nullable(),
    /** How far the question has come by now; null for other things. */
    State: QuestionState.nullable(),
    Action: z.string(),
    Changed: z.array(FieldChange),
  })
  .meta({ id: "AuditRow" });
export type AuditRow = z.infer<typeof AuditRow>;

export const AuditList = z.object({ Acts: z.array(AuditRow), ...countedAnswer }).meta({ id: "AuditList" });
export type AuditList = z.infer<typeof AuditList>;

type Act = { [E in ActEntity]: `${E}.${ActionOf<E>}` }[ActEntity];

/** Every act with what it is done to: "question.hidden". */
export const actNames = actEntities.flatMap((entity) => acts[entity].map((action) => `${entity}.${action}`)) as [
  Act,
  ...Act[],
];

const { Page, PageSize, Order, After } = listQuery;

export const AuditQuery = z.strictObject({
  ...{ Page, PageSize, Order, After },
  Sort: z.enum(["At", "ID"]).default("At"),
  /** Who did it. */
  UserID: idParam.optional(),
  Act: z.enum(actNames).optional(),
  Entity: z.enum(actEntities).optional(),
  EntityID: idParam.optional(),
  From: day.optional(),
  To: day.optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const ColleagueList = z.object({ Colleagues: z.array(Colleague) }).meta({ id: "ColleagueList" });
