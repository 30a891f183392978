import { findPlacesToVerify } from "@lagrum/core/answer/answerCitations";
import type { AnswerText } from "@lagrum/core/answer/answerText";
import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";

/** Milliseconds without typing before the text is checked. */
const DEBOUNCE = 600;

const none: CheckedProvision[] = [];

/** Checks the provisions that the draft lists and cites against the law, while it is being written. */
export function useProvisionCheck(id: number, { AnswerBody, Provisions, ValidAt }: AnswerText): CheckedProvision[] {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [settled, setSettled] = useState(AnswerBody);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(AnswerBody), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [AnswerBody]);
  const cited = findPlacesToVerify({ AnswerBody: settled, Provisions, ValidAt }, dayOf(new Date()));
  const hasProvisions = Provisions.length + cited.length > 0;
  const { data = none } = useQuery({
    queryKey: ["provisionCheck", id, Provisions, cited],
    queryFn: () => dataProvider.checkProvisions(id, { AnswerBody: settled, Provisions, ValidAt }),
    enabled: hasProvisions,
    placeholderData: keepPreviousData,
  });
  return hasProvisions ? data : none;
}
