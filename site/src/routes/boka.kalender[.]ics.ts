import { createFileRoute } from "@tanstack/react-router";
import { serverApi } from "../api/serverApiClient.server.ts";
import { refusedDownload } from "../http/refusedDownload.server.ts";
import { readCode } from "../questions/accessCode.ts";

export const Route = createFileRoute("/boka/kalender.ics")({
  server: {
    handlers: {
      // The booker's meeting as a calendar file, opened with the mailed access code.
      GET: async ({ request }) => {
        const accessCode = readCode(new URL(request.url).searchParams.get("code"));
        const outcome = accessCode === undefined ? undefined : await serverApi().getBookingCalendar({ accessCode });
        if (!outcome?.ok) return refusedDownload(outcome);
        return new Response(outcome.body.Calendar, {
          headers: {
            "content-type": "text/calendar; charset=utf-8",
            "content-disposition": 'attachment; filename="mote.ics"',
            "cache-control": "private, no-store",
          },
        });
      },
    },
  },
});
