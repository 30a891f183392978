// @vitest-environment node
import { createClient } from "@lagrum/core/client";
import { expect, test } from "vitest";
import { contactForm } from "../contact/contactForm.ts";
import { summaryLines, summaryTitle } from "./errorSummary.ts";
import { submitPosted } from "./submitPosted.ts";

const complete = { Name: "Kim", Email: "kim@exempel.se", Subject: "Complaint", Message: "Jag har inte fått svar." };

function posted(change: Record<string, string>, respond: () => Response) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...complete, Key: "one", ...change })) data.set(name, value);
  const { sendMessage } = createClient({ baseUrl: "https://api.example", fetch: async () => respond() });
  return submitPosted(contactForm, data, sendMessage);
}

const received = () => Response.json({ Reference: "K-101" }, { status: 201 });

test("a valid form returns its receipt", async () => {
  expect(await posted({}, received)).toEqual({ sent: { Reference: "K-101" } });
});

test("an invalid form is shown again with the typed values and an emptied honeypot", async () => {
  const submitted = await posted({ Email: "kim", Website: "https://spam.example" }, received);
  expect(submitted).toMatchObject({ status: 422, state: { values: { Name: "Kim", Email: "kim", Website: "" } } });
  const refusal = "state" in submitted ? submitted.state.refusal : null;
  expect(summaryLines(contactForm, refusal).map(({ field }) => field)).toEqual(["Email", undefined]);
  expect(summaryTitle(contactForm, refusal)).toBeUndefined();
});

test("a form reuses its idempotency key when there is no response, and gets a new one after a final error", async () => {
  const lost = () => {
    throw new TypeError("fetch failed");
  };
  expect(await posted({}, lost)).toMatchObject({ status: 503, state: { values: { Key: "one" } } });
  const refused = await posted({}, () => Response.json({ Code: "BAD_REQUEST" }, { status: 400 }));
  expect(refused).toMatchObject({ status: 400, state: { refusal: { Code: "BAD_REQUEST" } } });
  expect("state" in refused && refused.state.values.Key).not.toBe("one");
});
