import { z } from "zod";
import { countedAnswer, day, id, idParam, listQuery, timestamp } from "../contract/fieldSchema.ts";
import { QuestionState } from "../question/questionSchema.ts";
import { type ActEntity, type ActionOf, actEntities, acts, FieldChange } from "./historySchema.ts";

/** A member of staff, by name. */
export const Colleague = z.object({ UserID: id, Name: z.string() }).meta({ id: "Colleague" });
export type Colleague = z.infer<typeof Colleague>;

/** One audit log entry: who did what to which entity, and when. */
export const AuditRow = z
  .object({
    ID: id,
    At: timestamp,
    /** Null for an action of an asker, an applicant or a job. */
    User: Colleague.nullable(),
    Entity: z.enum(actEntities),
    /** The entity's ID; 0 where it has none. */
    EntityID: z.int().min(0),
    /** The entity's current title or name; null when it is deleted. */
    Title: z.string().nullable(),
    /** The question's current state; null for other entities. */
    State: QuestionState.nullable(),
    Action: z.string(),
    Changed: z.array(FieldChange),
  })
  .meta({ id: "AuditRow" });
export type AuditRow = z.infer<typeof AuditRow>;

export const AuditList = z.object({ Acts: z.array(AuditRow), ...countedAnswer }).meta({ id: "AuditList" });
export type AuditList = z.infer<typeof AuditList>;

type Act = { [E in ActEntity]: `${E}.${ActionOf<E>}` }[ActEntity];

/** Every action with its entity: "question.hidden". */
export const actNames = actEntities.flatMap((entity) => acts[entity].map((action) => `${entity}.${action}`)) as [
  Act,
  ...Act[],
];

const { Page, PageSize, Order, After } = listQuery;

export const AuditQuery = z.strictObject({
  ...{ Page, PageSize, Order, After },
  Sort: z.enum(["At", "ID"]).default("At"),
  /** The person who acted. */
  UserID: idParam.optional(),
  Act: z.enum(actNames).optional(),
  Entity: z.enum(actEntities).optional(),
  EntityID: idParam.optional(),
  From: day.optional(),
  To: day.optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const ColleagueList = z.object({ Colleagues: z.array(Colleague) }).meta({ id: "ColleagueList" });
