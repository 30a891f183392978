import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { whenIdle } from "../browser/whenIdle.ts";
import type { Choice } from "../consent/choice.ts";
import { keepFaults } from "./faults.ts";

interface Props {
  setting: OutsideServices["ErrorReports"];
  choice: Choice;
}

/** An address with a code in it is nothing to record. */
const hasSecret = () => /[?&](code|oobCode)=/.test(window.location.search);

/**
 * Where there is an address for reports, loads what sends them: with the first fault, or once the page has nothing more
 * to do. Recordings wait for a yes.
 */
export function ErrorReports({ setting, choice }: Props) {
  const router = useRouter();
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    if (!setting || hasStarted) return;
    let isLoading = false;
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      void import("./reporter.ts").then(({ startReports }) => {
        stopKeeping();
        startReports(router, setting);
        setHasStarted(true);
      });
    };
    const callOff = whenIdle(load);
    const stopKeeping = keepFaults(load);
    return () => {
      callOff();
      stopKeeping();
    };
  }, [router, setting, hasStarted]);
  const isRecorded = hasStarted && choice === "all";
  useEffect(() => {
    if (!isRecorded || hasSecret()) return;
    void import("./reporter.ts").then(({ startRecording }) => startRecording());
  }, [isRecorded]);
  return null;
}
