import { afterEach, expect, test, vi } from "vitest";
import { runSnippet } from "./runSnippet.ts";

const snippet =
  '<div id="container" data-checkout="k1"></div><script src="/pay.js"></script><script>document.body.dataset.ran = "yes"</script>';
const nothing = () => {};

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function run(onAttempt: (failures: number | null) => void = nothing) {
  const target = document.body.appendChild(document.createElement("div"));
  const running = new AbortController();
  runSnippet(target, snippet, { signal: running.signal, onAttempt });
  return { target, running };
}

const external = () => document.head.querySelectorAll('script[src="/pay.js"]');

test("the snippet's scripts are recreated, so that they run, and the inline one gets the page's nonce", () => {
  const own = document.head.appendChild(document.createElement("script"));
  own.setAttribute("nonce", "n1");
  own.nonce = "n1";
  const { target } = run();
  expect(target.querySelector<HTMLElement>("#container")?.dataset.checkout).toBe("k1");
  expect(external()).toHaveLength(1);
  expect(target.querySelector("script")).toMatchObject({ nonce: "n1" });
  expect(document.body.dataset.ran).toBe("yes");
});

test("a script that fails is retried each second, and each failure is reported", () => {
  vi.useFakeTimers();
  const attempts: (number | null)[] = [];
  run((failures) => attempts.push(failures));
  for (const expected of [1, 2]) {
    external()[0]?.dispatchEvent(new Event("error"));
    expect(attempts.at(-1)).toBe(expected);
    expect(external()).toHaveLength(0);
    vi.advanceTimersByTime(1000);
    expect(external()).toHaveLength(1);
  }
  external()[0]?.dispatchEvent(new Event("load"));
  expect(attempts).toEqual([1, 2, null]);
});

test("a script is removed with its form, so that it runs again for the next one", () => {
  const { running } = run();
  running.abort();
  expect(external()).toHaveLength(0);
  run();
  expect(external()).toHaveLength(1);
});
