import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Opens each new page at its top. The browser restores the position on back and forward. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useLayoutEffect(() => {
    if (!isBackOrForward) document.documentElement.scrollTop = 0;
  }, [pathname]);
  return null;
}
