import { z } from "zod";
import { day, id, timestamp } from "../contract/fieldSchema.ts";

const count = z.int().min(0);

/** What happened on one day in Sweden. */
const DeskDay = z
  .object({
    Day: day,
    /** Questions whose askers confirmed their address that day. */
    Received: count,
    /** Answers sent to their askers that day. */
    Answered: count,
  })
  .meta({ id: "DeskDay" });
export type DeskDay = z.infer<typeof DeskDay>;

/**
 * The figures of the overview. Each is the total of the list that it leads to, and like those exact up to 10 000. What
 * admins alone may see is null to others.
 */
export const Desk = z
  .object({
    Unanswered: z.object({ Total: count, Free: count, Express: count, Express24: count, PhoneAdvice: count }),
    /** Held by the caller. */
    Mine: z.object({ Total: count, Today: count, Late: count }),
    /** Promised for today and not yet answered, whoever has them. */
    Today: count,
    Late: count,
    /** Three quarters of the time are used. */
    Soon: count,
    /** For the asker's facts. */
    Waiting: count,
    FollowUps: count,
    /** Answers that a colleague wants the caller to read. */
    ToRead: count,
    /** Unfinished messages and reports of readers. */
    Inbox: count,
    Hidden: count,
    AnsweredLate: count,
    WaitingApplicants: count.nullable(),
    /** Ungraded test answers of applicants. */
    TestAnswers: count.nullable(),
    UndeliveredMails: count.nullable(),
    /** The last seven days, today last. */
    Week: z.array(DeskDay),
  })
  .meta({ id: "Desk" });
export type Desk = z.infer<typeof Desk>;

/** A mail that hasn't arrived. What it says, and the code in it, stay where they are. */
export const UndeliveredMail = z
  .object({
    ID: z.uuid(),
    Kind: z.string(),
    To: z.string(),
    /** What it is about. */
    QuestionID: id.nullable(),
    /** When it was put in the queue, or laid aside. */
    At: timestamp,
    /** Given up after about two days; until then it is tried again by itself. */
    GivenUp: z.boolean(),
    /** When it is tried next. */
    NextAt: timestamp.nullable(),
  })
  .meta({ id: "UndeliveredMail" });
export type UndeliveredMail = z.infer<typeof UndeliveredMail>;

export const UndeliveredMailList = z
  .object({ Mails: z.array(UndeliveredMail), Total: count })
  .meta({ id: "UndeliveredMailList" });
export type UndeliveredMailList = z.infer<typeof UndeliveredMailList>;
