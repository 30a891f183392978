import type { AgreeOnCall } from "@lagrum/core/phoneCall/phoneCallSchema";
import { useState } from "react";
import { refusalCode } from "../dataProvider/httpError.ts";
import { fieldsOf, type LocalDateTime, toInstant } from "../ui/localDateTime.ts";

/** Form state of a call's time. */
export function useCallTime(at: string | null) {
  const [fields, setFields] = useState<LocalDateTime>(() => fieldsOf(at));
  // The time refused as outside opening hours. Submitting it again confirms it.
  const [refused, setRefused] = useState<LocalDateTime | null>(null);
  const isAskingAgain = refused !== null && refused.day === fields.day && refused.time === fields.time;
  return {
    fields,
    change: setFields,
    isAskingAgain,
    /** Books with `book`. Returns false if a confirmation is needed. @throws any other error of `book` */
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
