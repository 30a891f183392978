import { QueryObserver } from "@tanstack/react-query";
import { HttpError } from "react-admin";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "./queryClient.ts";

const triesOf = async (error: Error) => {
  let tries = 0;
  const read = () => {
    tries += 1;
    return Promise.reject(error);
  };
  const observer = new QueryObserver(createQueryClient(), { queryKey: ["formError"], queryFn: read, retryDelay: 0 });
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toBe(error), 10_000);
  leave();
  return tries;
};

test.each([401, 403, 404, 409, 422, 429])("status %s is not retried", async (status) => {
  expect(await triesOf(new HttpError("Nej", status))).toBe(1);
});

test.each([new HttpError("Fel", 503), new TypeError("Failed to fetch")])("%s is retried", async (error) => {
  expect(await triesOf(error)).toBe(3);
});
