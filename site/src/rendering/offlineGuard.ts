/**
 * While the browser is offline, keeps the page: links and plain forms show a notice instead of the browser's error page,
 * which would lose what was typed. An inline script of every page, so that it works without any other script: it must
 * refer to nothing outside itself.
 * @param className of the notice
 */
export function guardOffline(className: string, text: string): void {
  const notice = document.createElement("p");
  notice.className = className;
  notice.setAttribute("role", "alert");
  const hide = () => {
    // A kept page (copyDocument) can have a copy of it.
    for (const shown of document.querySelectorAll(`.${className}`)) shown.remove();
  };
  const show = () => {
    hide();
    document.body.append(notice);
    // A live region is announced when its text changes after it was added.
    notice.textContent = "";
    setTimeout(() => {
      notice.textContent = text;
    });
  };
  const keep = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    show();
  };
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (navigator.onLine || !link || link.target || !/^http/.test(link.protocol)) return;
      const isOnPage = link.hash !== "" && link.href.split("#")[0] === location.href.split("#")[0];
      if (!isOnPage) keep(event);
    },
    true,
  );
  // After the handlers of the page: a form that it sends itself shows its own error.
  addEventListener("submit", (event) => {
    if (!navigator.onLine && !event.defaultPrevented) keep(event);
  });
  document.addEventListener("unreachable", show);
  addEventListener("online", hide);
}
