import { z } from "zod";
import { day, id, listAnswer } from "../contract/fieldSchema.ts";

/** An act that answers cite. */
const Act = z
  .object({
    /** "1970-994"; the CELEX number of a European act. */
    Key: z.string(),
    /** "Jordabalk (1970:994)". */
    Title: z.string(),
    Sfs: z.string(),
    /** Where the official text is. */
    OfficialUrl: z.url(),
  })
  .meta({ id: "Act" });
export type Act = z.infer<typeof Act>;

const answers = z.int().min(0);

/** Acts that published answers cite, by title. */
export const ActList = z.object({ Acts: z.array(Act.extend({ Answers: answers })) }).meta({ id: "ActList" });
export type ActList = z.infer<typeof ActList>;

/** Provisions of an act that published answers cite, in the act's order. */
export const ActProvisions = z
  .object({
    Act,
    Provisions: z.array(
      z.object({
        /** "12 kap. 28 §". */
        Name: z.string(),
        /** The address below the act: "12/28". */
        Path: z.string(),
        Answers: answers,
      }),
    ),
  })
  .meta({ id: "ActProvisions" });
export type ActProvisions = z.infer<typeof ActProvisions>;

/** A wording of a provision. */
const Wording = z.object({
  /** Its first day; null when it isn't known. */
  InForce: day.nullable(),
  Text: z.string(),
  Repealed: z.boolean(),
});

/** A provision with its imported wordings, newest first, and the published answers that cite it, newest first. */
export const ProvisionDetails = z
  .object({
    Act,
    Name: z.string(),
    Path: z.string(),
    Wordings: z.array(Wording),
    AnswerIDs: z.array(id),
    ...listAnswer,
  })
  .meta({ id: "ProvisionDetails" });
export type ProvisionDetails = z.infer<typeof ProvisionDetails>;
