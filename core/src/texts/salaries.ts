import type { WorkType } from "../salary/salarySchema.ts";
import { meetingServiceTexts } from "./bookings.ts";
import { questionTypeTexts } from "./questions.ts";

/** The kinds of paid work: answers and held meetings. */
export const workTypeTexts: Record<WorkType, string> = { ...questionTypeTexts, ...meetingServiceTexts };
