import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { whenIdle } from "../browser/whenIdle.ts";
import type { Choice } from "../consent/choice.ts";
import { bufferErrors } from "./errorBuffer.ts";

interface Props {
  setting: OutsideServices["ErrorReports"];
  choice: Choice;
}

/** A URL with an access code is never reported. */
const hasSecret = () => /[?&](code|oobCode)=/.test(window.location.search);

/**
 * With a DSN, loads the reporter at the first error or when the browser is idle. Recordings need consent.
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
        stopBuffering();
        startReports(router, setting);
        setHasStarted(true);
      });
    };
    const cancel = whenIdle(load);
    const stopBuffering = bufferErrors(load);
    return () => {
      cancel();
      stopBuffering();
    };
  }, [router, setting, hasStarted]);
  const isRecorded = hasStarted && choice === "all";
  useEffect(() => {
    if (!isRecorded || hasSecret()) return;
    void import("./reporter.ts").then(({ startRecording }) => startRecording());
  }, [isRecorded]);
  return null;
}
