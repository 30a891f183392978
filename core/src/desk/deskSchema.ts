import { z } from "zod";
import { day, id, timestamp } from "../contract/fieldSchema.ts";

const count = z.int().min(0);

/** The counts of one day in Sweden. */
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
 * The counts of the dashboard. Each is the total of the list that it links to, and is exact up to 10 000. Counts for
 * admins only are null to others.
 */
export const Desk = z
  .object({
    Unanswered: z.object({ Total: count, Free: count, Express: count, Express24: count, PhoneAdvice: count }),
    /** Reserved by the caller. */
    Mine: z.object({ Total: count, Today: count, Late: count }),
    /** Due today and unanswered, for all holders. */
    Today: count,
    Late: count,
    /** Three quarters of the working time are used. */
    Soon: count,
    /** Waiting for the asker's reply. */
    Waiting: count,
    FollowUps: count,
    /** Answers whose peer review is requested of the caller. */
    ToRead: count,
    /** Unhandled messages and reports of readers. */
    Inbox: count,
    /** Those that say that a published answer has personal data. */
    PersonalData: count,
    /** Paid and not delivered, or held. */
    Orders: count,
    /** They wait for an administrator: there may be a conflict of interest. */
    HeldOrders: count,
    LateOrders: count,
    Withdrawals: count,
    Complaints: count,
    RentClaims: count,
    /** Differences of money that are not settled; for administrators. */
    MoneyCases: count.nullable(),
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

/** An undelivered mail. Its content and the code in it are not returned. */
export const UndeliveredMail = z
  .object({
    ID: z.uuid(),
    Kind: z.string(),
    To: z.string(),
    /** The entity that it is about. */
    QuestionID: id.nullable(),
    /** When it was queued, or moved to the dead-letter queue. */
    At: timestamp,
    /** Moved to the dead-letter queue after about two days; until then it is retried. */
    GivenUp: z.boolean(),
    /** The time of the next attempt. */
    NextAt: timestamp.nullable(),
  })
  .meta({ id: "UndeliveredMail" });
export type UndeliveredMail = z.infer<typeof UndeliveredMail>;

export const UndeliveredMailList = z
  .object({ Mails: z.array(UndeliveredMail), Total: count })
  .meta({ id: "UndeliveredMailList" });
export type UndeliveredMailList = z.infer<typeof UndeliveredMailList>;
