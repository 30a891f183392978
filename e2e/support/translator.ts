import type { Page } from "playwright/test";

/** The mark that the translator adds to each text. */
export const MARK = "\u00b7";

/**
 * Translates the page as a browser's translator does: it takes each text node out of the document and puts a `<font>` with
 * the translation in its place, at once and whenever a text appears or changes.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const skipped = "script, style, template, font, textarea, noscript";
    const replace = (text: Text) => {
      if (!text.isConnected || text.parentElement?.closest(skipped) || !text.data.trim()) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data + mark;
      text.replaceWith(outer);
      outer.append(inner);
    };
    const replaceAll = (root: Node) => {
      if (root instanceof Text) return replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) replace(text);
    };
    replaceAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === "characterData") replaceAll(target);
        for (const node of addedNodes) replaceAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, MARK);
