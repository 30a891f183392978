import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { code } from "../contract/fieldSchema.ts";
import {
  CalendarFeed,
  CalendarFile,
  LawyerCalendars,
  SetOutsideCalendar,
  SetUnreadableRule,
  UnreadableCalendarList,
} from "./lawyerCalendarSchema.ts";

const addition = "Lawyers see their meetings in their own calendar, and are not booked when it is busy.";

/** Endpoints for a lawyer's private calendar feed and outside calendar: one's own, or any as admin. */
export const lawyerCalendarEndpoints = {
  getLawyerCalendars: endpoint({
    method: "GET",
    path: "/lawyers/{id}/calendars",
    summary: "Whether there is a feed, and how the last fetch of the outside calendar went",
    access: "staff",
    params: byId,
    responses: { 200: LawyerCalendars },
    addition,
  }),
  createCalendarFeed: endpoint({
    method: "POST",
    path: "/lawyers/{id}/calendarFeed",
    summary: "Make a new secret address of the feed; the former one stops working",
    access: "staff",
    params: byId,
    responses: { 201: CalendarFeed },
    addition,
  }),
  revokeCalendarFeed: endpoint({
    method: "DELETE",
    path: "/lawyers/{id}/calendarFeed",
    summary: "Revoke the feed",
    access: "staff",
    params: byId,
    responses: { 204: z.null() },
    addition,
  }),
  setOutsideCalendar: endpoint({
    method: "PUT",
    path: "/lawyers/{id}/outsideCalendar",
    summary: "Set or remove the address of an outside calendar, whose busy times are subtracted",
    access: "staff",
    params: byId,
    body: SetOutsideCalendar,
    responses: { 200: LawyerCalendars },
    addition,
  }),
  setUnreadableRule: endpoint({
    method: "PUT",
    path: "/lawyers/{id}/unreadableRule",
    summary: "Set whether times stay open or close while the outside calendar can't be read",
    access: "staff",
    params: byId,
    body: SetUnreadableRule,
    responses: { 200: LawyerCalendars },
    addition,
  }),
  listUnreadableCalendars: endpoint({
    method: "GET",
    path: "/unreadableCalendars",
    rows: "Calendars",
    summary: "Outside calendars whose last fetch failed: one's own, or all as admin",
    access: "staff",
    responses: { 200: UnreadableCalendarList },
    addition,
  }),
  getCalendarFeed: endpoint({
    method: "GET",
    path: "/calendarFeeds/{code}",
    summary: "The meetings as a calendar file, by the secret code: times, kinds and references only",
    access: "public",
    params: z.strictObject({ code }),
    responses: { 200: CalendarFile },
    media: "text/calendar",
    addition,
  }),
};
