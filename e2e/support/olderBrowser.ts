import type { Page } from "playwright/test";

/** Built-ins that came after the supported browsers (core/src/browsers/supportedBrowsers.ts), by path from `window`. */
const newer = [
  "Iterator",
  "Set.prototype.union",
  "Set.prototype.intersection",
  "Set.prototype.difference",
  "Set.prototype.symmetricDifference",
  "Set.prototype.isSubsetOf",
  "Set.prototype.isSupersetOf",
  "Set.prototype.isDisjointFrom",
  "Map.prototype.getOrInsert",
  "Map.prototype.getOrInsertComputed",
  "Math.f16round",
  "Math.sumPrecise",
  "Float16Array",
  "Promise.try",
  "RegExp.escape",
  "Error.isError",
  "JSON.rawJSON",
  "JSON.isRawJSON",
  "Uint8Array.fromBase64",
  "Uint8Array.fromHex",
  "Uint8Array.prototype.toBase64",
  "Uint8Array.prototype.toHex",
  "Intl.DurationFormat",
  "Temporal",
  "Symbol.dispose",
  "Symbol.asyncDispose",
  "DisposableStack",
  "AsyncDisposableStack",
  "SuppressedError",
  "URL.parse",
  "URLPattern",
  "trustedTypes",
  "navigation",
  "scheduler",
  "cookieStore",
  "requestIdleCallback",
  "cancelIdleCallback",
  "Document.parseHTMLUnsafe",
  "Document.prototype.startViewTransition",
  "Element.prototype.setHTMLUnsafe",
  "Element.prototype.moveBefore",
  "HTMLElement.prototype.showPopover",
  "HTMLElement.prototype.hidePopover",
  "HTMLElement.prototype.togglePopover",
  "Navigator.prototype.share",
  "ClipboardItem",
];

/** Built-ins that iOS 16 lacks as well; not a supported browser, but one that readers have. */
const afterIos16 = [
  "Map.groupBy",
  "Object.groupBy",
  "Promise.withResolvers",
  "Array.fromAsync",
  "URL.canParse",
  "AbortSignal.any",
  "String.prototype.isWellFormed",
  "String.prototype.toWellFormed",
  "ArrayBuffer.prototype.transfer",
  "Atomics.waitAsync",
  "Element.prototype.checkVisibility",
];

/** Methods of iterators, which have no constructor of their own to find them by. */
const iteratorMethods = "map filter take drop flatMap reduce toArray forEach some every find".split(" ");

/**
 * Deletes newer built-ins from the pages that are opened after the call.
 * @param oldest the oldest browser that is supported, or iOS 16
 */
export const useOlderBrowser = (page: Page, oldest: "supported" | "iOS 16"): Promise<unknown> =>
  page.addInitScript(
    ([paths = [], methods = []]) => {
      const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
      for (const method of methods) delete iterator[method];
      for (const path of paths) {
        const names = path.split(".");
        const last = names.pop() ?? "";
        let owner: unknown = window;
        for (const name of names) owner = (owner as Record<string, unknown> | undefined)?.[name];
        if (owner) delete (owner as Record<string, unknown>)[last];
      }
    },
    [oldest === "supported" ? newer : [...newer, ...afterIos16], iteratorMethods],
  );
