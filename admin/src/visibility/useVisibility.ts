import { questionVisibility, type VisibilityResult } from "@lagrum/core/machines/questionVisibility";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useDataProvider, useRefresh } from "react-admin";
import { fromPromise } from "xstate";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { refusalCode } from "../dataProvider/httpError.ts";
import { useSession } from "../session/SessionContext.ts";

function visibilityEffects(dataProvider: LagrumDataProvider, onChange: (Hidden: boolean) => void) {
  const effect = (verb: "hideQuestion" | "unhideQuestion") =>
    fromPromise<VisibilityResult, { QuestionID: number }>(async ({ input: { QuestionID } }) => {
      try {
        const { data } = await dataProvider[verb](QuestionID);
        onChange(data.Hidden);
        return { ok: true, Hidden: data.Hidden };
      } catch (error) {
        return { ok: false, Code: refusalCode(error) };
      }
    });
  return { hide: effect("hideQuestion"), unhide: effect("unhideQuestion") };
}

/**
 * The question's visibility machine, synchronised with changes by others. @param onChange called after a change made
 * here, even if the component was unmounted
 */
export function useVisibility({ ID, Hidden }: { ID: number; Hidden: boolean }, onChange?: (Hidden: boolean) => void) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const refresh = useRefresh();
  const { inspect } = useSession();
  const machine = useMemo(() => {
    const changed = (isHidden: boolean) => {
      refresh();
      onChange?.(isHidden);
    };
    return questionVisibility.provide({ actors: visibilityEffects(dataProvider, changed) });
  }, [dataProvider, refresh, onChange]);
  const [state, send] = useMachine(machine, { input: { QuestionID: ID, Hidden }, ...(inspect && { inspect }) });
  useEffect(() => send({ type: "CHANGED_ELSEWHERE", Hidden }), [Hidden, send]);
  return { state, send };
}
