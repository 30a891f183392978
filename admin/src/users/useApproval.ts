import { type UserApprovalEffects, userApprovalWith } from "@lagrum/core/machines/userApproval";
import type { User } from "@lagrum/core/user/userSchema";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useRef } from "react";
import { HttpError, useDataProvider, useRefresh } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { refusalCode } from "../dataProvider/httpError.ts";
import { useSession } from "../session/SessionContext.ts";

function approvalEffects(
  dataProvider: LagrumDataProvider,
  readAt: () => string,
  onChange: () => void,
): UserApprovalEffects {
  const decide =
    (call: typeof dataProvider.acceptUser): UserApprovalEffects["acceptUser"] =>
    async ({ UserID, Reason, Title }) => {
      try {
        const { data } = await call(UserID, { Reason, Title, UpdatedAt: readAt() });
        onChange();
        return { ok: true, Status: data.Status };
      } catch (error) {
        const Details = error instanceof HttpError ? error.body?.Details : undefined;
        // Another user changed the account: refetch it.
        if (refusalCode(error) === "CHANGED_BY_OTHER") onChange();
        return { ok: false, Code: refusalCode(error), Details };
      }
    };
  return { acceptUser: decide(dataProvider.acceptUser), rejectUser: decide(dataProvider.rejectUser) };
}

/** The approval machine of an account, synchronised with changes by others. */
export function useApproval({ UserID, Status, UpdatedAt }: Pick<User, "UserID" | "Status" | "UpdatedAt">) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const refresh = useRefresh();
  const { inspect } = useSession();
  const readAt = useRef(UpdatedAt);
  readAt.current = UpdatedAt;
  const machine = useMemo(
    () => userApprovalWith(approvalEffects(dataProvider, () => readAt.current, refresh)),
    [dataProvider, refresh],
  );
  const [state, send] = useMachine(machine, { input: { UserID, Status }, ...(inspect && { inspect }) });
  useEffect(() => send({ type: "CHANGED_ELSEWHERE", Status }), [Status, send]);
  return { state, send };
}
