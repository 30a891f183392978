import type { SlotQuery } from "@lagrum/core/booking/bookingSchema";
import { queryOptions } from "@tanstack/react-query";
import { api, bodyOf } from "../api/api.ts";
import { openByCode } from "../api/openByCode.ts";

/** The free times of a week. Not cached, since other visitors book meanwhile. */
export const slotsQuery = (query: SlotQuery) =>
  queryOptions({
    queryKey: ["bookingSlots", query],
    queryFn: async () => bodyOf(await api().getBookingSlots({ query })),
    gcTime: 0,
  });

/** The booker's own booking. */
export const bookingQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ["booking", code ?? null],
    queryFn: () => openByCode(code, (accessCode) => api().getBookingStatus({ accessCode })),
    gcTime: 0,
  });
