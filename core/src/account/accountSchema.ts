import { z } from "zod";
import {
  code,
  day,
  email,
  id,
  lengths,
  multiline,
  personName,
  phone,
  singleLine,
  timestamp,
  typedText,
} from "../contract/fieldSchema.ts";
import { Preferences } from "../preferences/preferencesSchema.ts";
import { password } from "./passwordSchema.ts";

export const roles = ["admin", "advisor"] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** Empty while an application is pending. */
export const Status = z.array(z.enum(["approved", "rejected"]));
export type Status = z.infer<typeof Status>;

/** The term of the law programme that an applicant is in, or a finished degree. */
export const semesters = ["4", "5", "6", "7", "8", "9", "Examen"] as const;
export const Semester = z.enum(semesters);
export type Semester = z.infer<typeof Semester>;

/** How an applicant heard of us. */
export const referralSources = ["University", "Friend", "SocialMedia", "Search", "Advertisement", "Other"] as const;
export const ReferralSource = z.enum(referralSources);
export type ReferralSource = z.infer<typeof ReferralSource>;

/** Languages as two-letter codes (ISO 639-1); `Intl.DisplayNames` has their names. */
export const languages = [
  ..."sv en da no fi is de fr es it pt pl ru uk ro bg el hu cs sk sl hr sr bs sq mk et lv lt tr".split(" "),
  ..."ar fa ku he so am ti sw ur hi bn pa ta th vi zh ja ko".split(" "),
];
const language = z.string().refine((text) => languages.includes(text), "INVALID_VALUE");

const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;

const linkedIn = typedText((text) => text.trim())
  .max(lengths.LinkedIn.max, "TOO_LONG")
  .regex(/^https:\/\/([a-z]{2,3}\.)?linkedin\.com\/[\w%/.~-]+$/i, "INVALID_VALUE");

/** The data that applicants enter, and can change later on their account page. */
const profile = {
  FirstName: personName,
  LastName: personName,
  Phone: phone,
  UniversityID: id,
  Programme: singleLine(lengths.Programme),
  Semester,
  ExpectedGraduation: day.nullish(),
  /** Category IDs. */
  Areas: z.array(id).min(1, "REQUIRED").max(5).refine(distinct, "INVALID_VALUE"),
  Languages: z.array(language).min(1, "REQUIRED").max(10).refine(distinct, "INVALID_VALUE"),
  LinkedIn: linkedIn.nullish(),
  Motivation: multiline(lengths.Motivation),
  WeeklyHours: z.int().min(2).max(20),
};

/** Applies for an account as advisor ("Bli rådgivare"). */
export const SignUp = z
  .strictObject({
    ...profile,
    Email: email,
    Password: password,
    ReferralSource: ReferralSource.nullish(),
    AcceptConfidentiality: z.literal(true, "MUST_ACCEPT"),
    AcceptPrivacy: z.literal(true, "MUST_ACCEPT"),
    /** Honeypot: bots fill in every field, people never see this one. */
    Website: z.literal("", "MUST_BE_EMPTY").optional(),
  })
  .meta({ id: "SignUp" });
export type SignUp = z.infer<typeof SignUp>;

/** The same response for every address (no user enumeration): an existing owner gets a mail instead. */
export const SignedUp = z.object({ Sent: z.literal(true) }).meta({ id: "SignedUp" });

export const confirmParams = z.strictObject({ code });
export const ConfirmedAccount = z.object({ Confirmed: z.literal(true) }).meta({ id: "ConfirmedAccount" });

/** Asks which step is missing before an address can sign in. */
export const SignInHelpRequest = z.strictObject({ Email: email }).meta({ id: "SignInHelpRequest" });

/**
 * Not `Confirmed`: send an activation mail. Not `PasswordSet`: send a reset mail. Both are true for unknown addresses.
 */
export const SignInHelp = z.object({ Confirmed: z.boolean(), PasswordSet: z.boolean() }).meta({ id: "SignInHelp" });
export type SignInHelp = z.infer<typeof SignInHelp>;

/** An account's data about its person. Accounts that did not come from the form lack much of it. */
const ownData = {
  UserID: id,
  Email: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  /** The person's title as readers see it: "Jurist", "Juriststudent, termin 7, Uppsala". */
  Title: z.string().nullable(),
  roles: z.array(Role),
  Status,
  Confirmed: z.boolean(),
  PasswordSet: z.boolean(),
  Phone: z.string().nullable(),
  UniversityID: id.nullable(),
  Programme: z.string().nullable(),
  Semester: Semester.nullable(),
  ExpectedGraduation: day.nullable(),
  Areas: z.array(id),
  Languages: z.array(z.string()),
  LinkedIn: z.string().nullable(),
  Motivation: z.string().nullable(),
  WeeklyHours: z.int().nullable(),
  CreatedAt: timestamp,
  AcceptedAt: timestamp.nullable(),
  RejectedAt: timestamp.nullable(),
  RejectReason: z.string().nullable(),
};

/** The signed-in account's own data (specification section 3, myInfo). */
export const Me = z.object(ownData).meta({ id: "Me" });
export type Me = z.infer<typeof Me>;

/** Changes one's own account: a missing field stays, null clears it. Address and title can't be changed here. */
export const UpdateMe = z.strictObject(profile).partial().meta({ id: "UpdateMe" });
export type UpdateMe = z.infer<typeof UpdateMe>;

/** An action and its entity; the ID is 0 for an action on many rows, such as an export of a list. */
const line = z.object({ At: timestamp, Entity: z.string(), EntityID: z.int().min(0), Action: z.string() });

/** All data that the service stores about one person, for that person. */
export const MyExport = z
  .object({
    ExportedAt: timestamp,
    Account: z.object({
      ...ownData,
      ReferralSource: z.string().nullable(),
      AcceptedConfidentialityAt: timestamp.nullable(),
      AcceptedPrivacyAt: timestamp.nullable(),
      AcceptedVersion: z.string().nullable(),
      Notes: z.string().nullable(),
      EmploymentNumber: z.string().nullable(),
      Disabled: z.boolean(),
      RevokedSince: timestamp.nullable(),
    }),
    Answers: z.array(
      z.object({
        ID: id,
        Title: z.string(),
        AnswerBody: z.string(),
        CreatedAt: timestamp,
        SentAt: timestamp.nullable(),
      }),
    ),
    Reservations: z.array(z.object({ ID: id, Title: z.string(), LeaseUntil: timestamp.nullable() })),
    TestAnswers: z.array(
      z.object({
        Title: z.string(),
        AnswerBody: z.string(),
        AnsweredAt: timestamp,
        Grade: z.string().nullable(),
        Comment: z.string().nullable(),
      }),
    ),
    /** Earnings, one row per answer and held meeting. */
    Salaries: z.array(
      z.object({
        QuestionID: id.nullable(),
        BookingID: id.nullable(),
        Type: z.string(),
        AmountOre: z.int(),
        EarnedAt: timestamp,
        Reason: z.string().nullable(),
      }),
    ),
    /** The person's actions, as the history has them. */
    History: z.array(line),
    /** Actions on the account, by anyone. */
    AboutAccount: z.array(line),
    Preferences: Preferences.shape.Preferences,
  })
  .meta({ id: "MyExport" });
export type MyExport = z.infer<typeof MyExport>;
