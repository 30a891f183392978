import { z } from "zod";
import { Me, Role } from "../account/accountSchema.ts";
import { accountActions } from "../audit/historySchema.ts";
import { CategoryRef } from "../category/categorySchema.ts";
import {
  id,
  idList,
  idParam,
  lengths,
  listAnswer,
  listQuery,
  multiline,
  personName,
  phone,
  singleLine,
  timestamp,
} from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";
import { QuestionType } from "../question/questionSchema.ts";

/** A row of the administrators' list. */
export const UserListItem = Me.pick({
  UserID: true,
  Email: true,
  FirstName: true,
  LastName: true,
  Title: true,
  roles: true,
  Status: true,
  Confirmed: true,
  CreatedAt: true,
  AcceptedAt: true,
  RejectedAt: true,
})
  .extend({ Disabled: z.boolean(), University: z.string().nullable() })
  .meta({ id: "UserListItem" });
export type UserListItem = z.infer<typeof UserListItem>;

export const UserList = z.object({ Users: z.array(UserListItem), ...listAnswer }).meta({ id: "UserList" });
export type UserList = z.infer<typeof UserList>;

/** One change to an account: who did what, and when. `Name` is null for the account's owner and for a job. */
const AccountChange = z
  .object({ At: timestamp, Name: z.string().nullable(), Action: z.enum(accountActions) })
  .meta({ id: "AccountChange" });

/** An account with all its data, for administrators. */
export const User = Me.extend({
  Disabled: z.boolean(),
  University: z.string().nullable(),
  ReferralSource: z.string().nullable(),
  /** The administrators' internal note. */
  Notes: z.string().nullable(),
  /** The person's number in the payroll. */
  EmploymentNumber: z.string().nullable(),
  UpdatedAt: timestamp,
  History: z.array(AccountChange),
}).meta({ id: "User" });
export type User = z.infer<typeof User>;

export const userStatuses = ["waiting", "approved", "rejected"] as const;

export const UserQuery = z.strictObject({
  ...listQuery,
  Sort: z.enum(["CreatedAt", "AcceptedAt", "Name", "ID"]).default("CreatedAt"),
  Status: z.enum(userStatuses).optional(),
  Role: Role.optional(),
  ID: idList,
});
export type UserQuery = z.infer<typeof UserQuery>;

export const UpdateUser = z
  .strictObject({
    FirstName: personName.optional(),
    LastName: personName.optional(),
    Phone: phone.nullish(),
    /** The public title: "Jurist". */
    Title: singleLine(lengths.PersonTitle).nullish(),
    ...lock,
  })
  .meta({ id: "UpdateUser" });
export type UpdateUser = z.infer<typeof UpdateUser>;

/** The fields that only administrators set. Status is set by accept and reject only. */
export const UpdateUserAdvanced = z
  .strictObject({
    roles: z
      .array(Role)
      .max(2)
      .refine((given) => new Set(given).size === given.length, "INVALID_VALUE")
      .optional(),
    Notes: multiline(lengths.Notes).nullish(),
    EmploymentNumber: singleLine(lengths.EmploymentNumber).nullish(),
    Disabled: z.boolean().optional(),
    ...lock,
  })
  .meta({ id: "UpdateUserAdvanced" });
export type UpdateUserAdvanced = z.infer<typeof UpdateUserAdvanced>;

/** `Reason` is added to the mail, `Title` is the public title. */
export const AcceptUser = z
  .strictObject({
    Reason: multiline({ ...lengths.Reason, min: 0 }).nullish(),
    Title: singleLine({ ...lengths.PersonTitle, min: 1 }).optional(),
    ...lock,
  })
  .nullish()
  .meta({ id: "AcceptUser" });
export type AcceptUser = z.infer<typeof AcceptUser>;

/** `Reason` is mailed to the person unchanged. */
export const RejectUser = z.strictObject({ Reason: multiline(lengths.Reason), ...lock }).meta({ id: "RejectUser" });
export type RejectUser = z.infer<typeof RejectUser>;

/** The number of answers that a person has sent. Weeks begin on Monday; days, months and years are Sweden's. */
export const AnswersInfo = z
  .object({
    ThisWeek: z.int(),
    ThisMonth: z.int(),
    PreviousMonth: z.int(),
    ThisYear: z.int(),
    PreviousYear: z.int(),
    Total: z.int(),
    PhoneAdvice: z.int(),
    Free: z.int(),
    Express: z.int(),
    Express24: z.int(),
    AcceptedAt: timestamp.nullable(),
    DateFirstAnswer: timestamp.nullable(),
    DateLastAnswer: timestamp.nullable(),
  })
  .meta({ id: "AnswersInfo" });
export type AnswersInfo = z.infer<typeof AnswersInfo>;

/** The public data of a person's answers. */
export const UserAnswerList = z
  .object({
    Answers: z.array(
      z.object({
        ID: id,
        Title: z.string(),
        Uri: z.string().nullable(),
        Category: CategoryRef,
        Type: QuestionType,
        PublishedAt: timestamp.nullable(),
      }),
    ),
    ...listAnswer,
  })
  .meta({ id: "UserAnswerList" });
export type UserAnswerList = z.infer<typeof UserAnswerList>;

export const UserAnswerQuery = z.strictObject({
  ...listQuery,
  Sort: z.enum(["PublishedAt", "ID"]).default("PublishedAt"),
  CategoryID: idParam.optional(),
});
export type UserAnswerQuery = z.infer<typeof UserAnswerQuery>;
