import { isAdmin } from "@lagrum/core/account/roles";
import { questionReservation, type ReservationResult } from "@lagrum/core/machines/questionReservation";
import type { Question } from "@lagrum/core/question/questionSchema";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useDataProvider, useRefresh } from "react-admin";
import { fromPromise } from "xstate";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { refusalCode } from "../dataProvider/httpError.ts";
import { useSession } from "../session/SessionContext.ts";

type Verb = "reserveQuestion" | "unreserveQuestion" | "renewLease";

/** The machine's effects, as API calls. RESERVED_BY_OTHER includes the holder. */
function reservationEffects(dataProvider: LagrumDataProvider, onChange: () => void) {
  const holderOf = async (id: number) => {
    const { data } = await dataProvider.getQuestion(id).catch(() => ({ data: undefined }));
    return data && { ReservedBy: data.ReservedBy };
  };
  const effect = (verb: Verb) =>
    fromPromise<ReservationResult, { QuestionID: number }>(async ({ input: { QuestionID } }) => {
      try {
        const { data } = await dataProvider[verb](QuestionID);
        if (verb !== "renewLease") onChange();
        return { ok: true, ReservedBy: data.ReservedBy };
      } catch (error) {
        const Code = refusalCode(error);
        return { ok: false, Code, ...(Code === "RESERVED_BY_OTHER" && (await holderOf(QuestionID))) };
      }
    });
  return {
    reserve: effect("reserveQuestion"),
    unreserve: effect("unreserveQuestion"),
    renewLease: effect("renewLease"),
  };
}

/** The question's reservation machine, synchronised with changes by others. */
export function useReservation(question: Pick<Question, "ID" | "ReservedBy">, { isEditorOpen = false } = {}) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const refresh = useRefresh();
  const { me, inspect } = useSession();
  const machine = useMemo(
    () => questionReservation.provide({ actors: reservationEffects(dataProvider, refresh) }),
    [dataProvider, refresh],
  );
  const [state, send] = useMachine(machine, {
    input: {
      QuestionID: question.ID,
      ReservedBy: question.ReservedBy,
      UserID: me.UserID,
      isAdmin: isAdmin(me.roles),
      isEditorOpen,
    },
    ...(inspect && { inspect }),
  });
  useEffect(() => {
    send({ type: "CHANGED_ELSEWHERE", ReservedBy: question.ReservedBy });
  }, [question.ReservedBy, send]);
  return { state, send };
}

export type Reservation = ReturnType<typeof useReservation>;
