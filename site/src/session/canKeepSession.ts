import Cookies from "js-cookie";

const probe = "sessionProbe";

/** Whether the browser keeps cookies and site data, without which a sign-in would be lost at the next page. */
export function canKeepSession(): boolean {
  try {
    Cookies.set(probe, "1", { sameSite: "strict" });
    const isKept = Cookies.get(probe) === "1";
    Cookies.remove(probe);
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return isKept;
  } catch {
    return false;
  }
}
