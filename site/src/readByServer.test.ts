import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { handOver, takeOver } from "./readByServer.ts";

test("the browser knows what the server has read, and when that was", () => {
  const server = new QueryClient();
  const answer = { ID: 1, Title: 'Får "hyresvärden" </script> göra så?', User: null };
  server.setQueryData(["answers", "uri", "far-hyresvarden"], answer, { updatedAt: 1_790_000_000_000 });
  const browser = new QueryClient();
  takeOver(browser, handOver(server));
  const key = ["answers", "uri", "far-hyresvarden"];
  expect(browser.getQueryData(key)).toEqual(answer);
  expect(browser.getQueryState(key)).toMatchObject({ status: "success", dataUpdatedAt: 1_790_000_000_000 });
});

test("what people have written ends no element of the page, and begins no comment that would", () => {
  const server = new QueryClient();
  const words = "</script><!-- <script> </SCRIPT>";
  server.setQueryData(["answers", { Query: words }], { Title: words });
  const text = handOver(server);
  expect(text).not.toMatch(/<[/!]/);
  const browser = new QueryClient();
  takeOver(browser, text);
  expect(browser.getQueryData(["answers", { Query: words }])).toEqual({ Title: words });
});

test("what the server couldn't read is the browser's to ask for", async () => {
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const failing = server.query({ queryKey: ["settings"], queryFn: () => Promise.reject(new Error("TIMEOUT")) });
  await expect(failing).rejects.toThrow("TIMEOUT");
  const browser = new QueryClient();
  takeOver(browser, handOver(server));
  expect(browser.getQueryState(["settings"])).toBeUndefined();
});
