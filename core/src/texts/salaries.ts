import type { WorkType } from "../salary/salarySchema.ts";
import { meetingServiceTexts } from "./bookings.ts";
import { questionTypeTexts } from "./questions.ts";

/** What is paid: answers and held meetings. */
export const workTypeTexts: Record<WorkType, string> = { ...questionTypeTexts, ...meetingServiceTexts };
