import { configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Milliseconds. The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Drafts would be restored in the next test. Some files run in Node, without storage.
afterEach(() => {
  if (!("sessionStorage" in globalThis)) return;
  sessionStorage.clear();
  localStorage.clear();
});
