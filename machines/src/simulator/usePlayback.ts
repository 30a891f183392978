import { useEffect, useState } from "react";

/** Milliseconds between steps. */
const pace = 900;

/** Plays a path step by step from the start, or all at once with prefers-reduced-motion. Any other step stops it. */
export function usePlayback(steps: readonly string[] | null, show: (steps: string[]) => void) {
  const [path, setPath] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    const count = steps?.length ?? -1;
    const isPlaying = count >= 0 && count < path.length && path.slice(0, count).join("~") === steps?.join("~");
    if (!isPlaying) {
      setPath(null);
      return undefined;
    }
    const timer = setTimeout(() => show(path.slice(0, count + 1)), pace);
    return () => clearTimeout(timer);
  }, [path, steps, show]);
  return (wanted: readonly string[]) => {
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    show(prefersReducedMotion ? [...wanted] : []);
    setPath(prefersReducedMotion ? null : wanted);
  };
}
