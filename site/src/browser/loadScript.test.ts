import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadScriptWithRetry } from "./loadScript.ts";

const src = "https://pay.example/p.js";
const waiting = () => document.querySelector(`script[src="${src}"]`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  waiting()?.remove();
});

test("a script that fails to load is retried every second", () => {
  loadScriptWithRetry({ src, signal: new AbortController().signal });
  for (const _ of ["first", "second"]) {
    waiting()?.dispatchEvent(new Event("error"));
    expect(waiting()).toBeNull();
    vi.advanceTimersByTime(999);
    expect(waiting()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(waiting()).not.toBeNull();
  }
});

test("a script is added once, and not retried after abort", () => {
  const wanted = new AbortController();
  loadScriptWithRetry({ src, signal: wanted.signal });
  loadScriptWithRetry({ src, signal: wanted.signal });
  expect(document.querySelectorAll(`script[src="${src}"]`)).toHaveLength(1);
  waiting()?.dispatchEvent(new Event("error"));
  wanted.abort();
  vi.advanceTimersByTime(5000);
  expect(waiting()).toBeNull();
});
