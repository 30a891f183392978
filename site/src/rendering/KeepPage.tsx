import type { AnyRouter } from "@tanstack/react-router";
import { Component, type ReactNode } from "react";
import { reportError } from "../errorReports/errorBuffer.ts";
import { copyDocument } from "./keptPage.ts";
import { openInDocument } from "./openInDocument.ts";

interface Props {
  router: AnyRouter;
  children: ReactNode;
}

/**
 * When rendering fails, shows the page as it was, with what was typed, without script. A page that could not be opened is
 * requested from the server, which has its own error page.
 */
export class KeepPage extends Component<Props, { show: (() => void) | null }> {
  override state = { show: null };

  /** The document is still whole: React removes the failed tree after this. */
  static getDerivedStateFromError(error: unknown) {
    reportError(error);
    return { show: copyDocument() };
  }

  override componentDidCatch() {
    (this.state.show as (() => void) | null)?.();
    const { router } = this.props;
    const shown = router.state.resolvedLocation?.href ?? router.history.location.href;
    const open = () => openInDocument(router.history.location.href, shown);
    // A form that is being sent goes on, and opens its receipt.
    router.history.subscribe(open);
    open();
  }

  override render() {
    return this.state.show ? null : this.props.children;
  }
}
