import type { BookingStatus, SlotQuery } from "@lagrum/core/booking/bookingSchema";
import { queryOptions } from "@tanstack/react-query";
import { answerWith, api, bodyOf } from "../api/api.ts";

/** The free times of a week. Not cached: others book meanwhile. */
export const slotsQuery = (query: SlotQuery) =>
  queryOptions({
    queryKey: ["bookingSlots", query],
    queryFn: async () => bodyOf(await api().getBookingSlots({ query })),
    gcTime: 0,
  });

/** A booking that was opened by its code, or the code of the refusal. */
export type OpenedBooking = { found: BookingStatus } | { Code: string };

const final = [401, 403, 404, 409, 410, 422];

/** The booker's own booking. An invalid or expired link gives a code to show; any other failure is thrown. */
export const bookingQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ["booking", code ?? null],
    queryFn: async (): Promise<OpenedBooking> => {
      if (code === undefined) {
        answerWith(404);
        return { Code: "LINK_INVALID" };
      }
      const outcome = await api().getBookingStatus({ accessCode: code });
      if (outcome.ok) return { found: outcome.body };
      const isLink = final.includes(outcome.status);
      answerWith(isLink ? 404 : 503);
      if (isLink) return { Code: outcome.body.Code };
      throw new Error(outcome.body.Code);
    },
    gcTime: 0,
  });
