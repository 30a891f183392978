import { z } from "zod";
import { questionTypes } from "../question/questionSchema.ts";

/** The priced services: the question types, meetings of 15, 30 and 60 minutes, a follow-up question. */
export const serviceCodes = [...questionTypes, "BOOK15", "BOOK30", "BOOK60", "FOLLOWUP"] as const;
export const ServiceCode = z.enum(serviceCodes);
export type ServiceCode = z.infer<typeof ServiceCode>;
