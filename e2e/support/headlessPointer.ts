import type { Page } from "playwright";

/**
 * A headless browser's pointer starts in the corner and enters the page there, which no reader's does: without this, a
 * page would hydrate before the first interaction. For pages opened after the call.
 */
export const ignoreHeadlessPointer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const isInCorner = ({ clientX, clientY }: PointerEvent) => clientX === 0 && clientY === 0;
    addEventListener("pointerover", (event) => isInCorner(event) && event.stopImmediatePropagation(), true);
  });
