import { createClient } from "@lagrum/core/client";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { AnswerRating } from "./AnswerRating.tsx";

function show(...statuses: number[]) {
  const sent: unknown[] = [];
  const { rateAnswer } = createClient({
    baseUrl: "https://api.example",
    fetch: async (url, init) => {
      sent.push([new URL(String(url)).pathname, JSON.parse(String(init?.body))]);
      const status = statuses.shift();
      if (status === undefined) throw new TypeError("fetch failed");
      return status === 204 ? new Response(null, { status }) : Response.json({ Code: "TOO_MANY_REQUESTS" }, { status });
    },
  });
  render(<AnswerRating answer={{ ID: 7, Uri: "en-fraga" }} posted={undefined} rate={rateAnswer} />);
  return sent;
}

afterEach(cleanup);
const press = (name: string) => userEvent.setup().click(screen.getByRole("button", { name }));

test("a rating is sent once", async () => {
  const sent = show(204);
  await press("Nej");
  const thanks = await screen.findByText(/^Tack, det hjälper oss/);
  expect([thanks.getAttribute("role"), document.activeElement]).toEqual(["status", thanks]);
  expect(sent).toEqual([["/answers/7/feedback", { Helpful: false }]]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a second rating from the same connection is acknowledged as a repeat", async () => {
  show(429);
  await press("Ja");
  expect(await screen.findByText(/^Tack, vi har redan räknat/)).toBeTruthy();
});

test("a rating that failed can be sent again", async () => {
  const sent = show();
  await press("Ja");
  expect(await screen.findByText(/gick inte att ta emot/)).toBeTruthy();
  await press("Ja");
  expect(sent).toHaveLength(2);
});
