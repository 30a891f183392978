import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Choice } from "../consent/choice.ts";

interface Props {
  setting: OutsideServices["Analytics"];
  choice: Choice;
}

/** Loads analytics after consent, and nothing before. */
export function Analytics({ setting, choice }: Props) {
  const router = useRouter();
  const isWanted = setting !== null && choice === "all";
  useEffect(() => {
    if (!isWanted) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    void import("./visits.ts").then(({ countVisits }) => {
      if (!isOver) stop = countVisits(router, setting);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isWanted, router, setting]);
  return null;
}
