import { Temporal } from "temporal-polyfill";
import { dayAt } from "../workingTime/openTime.ts";

/** Years after the delivery in which a consumer can complain (konsumenttjänstlagen 1985:716, 17 §). */
const complaintYears = 3;

/**
 * The last day in Sweden of the right to complain.
 * @param deliveredAt ISO 8601
 * @returns 2029-11-26
 */
export const lastComplaintDay = (deliveredAt: string): string =>
  dayAt(Date.parse(deliveredAt)).add({ years: complaintYears }).toString();

/** Whether a complaint came after that day. It is read all the same. Times in ISO 8601. */
export const isLateComplaint = (deliveredAt: string, receivedAt: string): boolean =>
  Temporal.PlainDate.compare(dayAt(Date.parse(receivedAt)), lastComplaintDay(deliveredAt)) > 0;
