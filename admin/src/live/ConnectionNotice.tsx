import { Alert } from "@mui/material";
import { useEffect, useState } from "react";

/** Milliseconds before a broken connection is reported; most recover sooner. */
const noticeDelay = 8_000;

/** Whether the browser is online. */
function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  return isOnline;
}

/** Warns that the page may be stale, and whether unsaved text is preserved. */
export function ConnectionNotice({ isConnected }: { isConnected: boolean }) {
  const isOnline = useIsOnline();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isConnected) return;
    const timer = setTimeout(() => setLong(true), noticeDelay);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isConnected]);
  const words = isOnline
    ? "Sidan får inga nyheter från tjänsten just nu. Listorna läses om var femtonde sekund tills förbindelsen är tillbaka."
    : "Du har ingen uppkoppling. Det du har skrivit finns kvar på skärmen och sparas när uppkopplingen är tillbaka; stäng inte sidan.";
  return (
    <div role="status">
      {(!isOnline || isLong) && (
        <Alert severity="warning" role="presentation" sx={{ mt: 1 }}>
          {words}
        </Alert>
      )}
    </div>
  );
}
