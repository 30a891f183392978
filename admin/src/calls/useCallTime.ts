import type { AgreeOnCall } from "@lagrum/core/phoneCall/phoneCallSchema";
import { useState } from "react";
import { refusalCode } from "../dataProvider/httpError.ts";
import { fieldsOf, type LocalDateTime, toInstant } from "../ui/localDateTime.ts";

/** The time of a call while it is chosen. */
export function useCallTime(at: string | null) {
  const [fields, setFields] = useState<LocalDateTime>(() => fieldsOf(at));
  // The time that was refused because the firm is closed then; saying the same again means yes.
  const [refused, setRefused] = useState<LocalDateTime | null>(null);
  const isAskingAgain = refused !== null && refused.day === fields.day && refused.time === fields.time;
  return {
    fields,
    change: setFields,
    isAskingAgain,
    /** Books with `book`; false when it has to be asked once more. @throws whatever else `book` throws */
    save: async (book: (agreed: AgreeOnCall) => Promise<unknown>): Promise<boolean> => {
      try {
        await book({ AgreedAt: toInstant(fields), ...(isAskingAgain && { OutsideHours: true }) });
        return true;
      } catch (error) {
        if (refusalCode(error) !== "OUTSIDE_HOURS") throw error;
        setRefused(fields);
        return false;
      }
    },
  };
}

export type CallTimeState = ReturnType<typeof useCallTime>;
