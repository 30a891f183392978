import { useEffect, useState } from "react";

/** Milliseconds between steps. */
const pace = 900;

/** Plays a way step by step, from the start; at once for those who want no motion. Any other step ends it. */
export function usePerformance(steps: readonly string[] | null, show: (steps: string[]) => void) {
  const [way, setWay] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (way === null) return undefined;
    const count = steps?.length ?? -1;
    const isUnderway = count >= 0 && count < way.length && way.slice(0, count).join("~") === steps?.join("~");
    if (!isUnderway) {
      setWay(null);
      return undefined;
    }
    const timer = setTimeout(() => show(way.slice(0, count + 1)), pace);
    return () => clearTimeout(timer);
  }, [way, steps, show]);
  return (wanted: readonly string[]) => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    show(isStill ? [...wanted] : []);
    setWay(isStill ? null : wanted);
  };
}
