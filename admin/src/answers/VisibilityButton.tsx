import { questionVisibility, type VisibilityResult } from "@lagrum/core/machines/questionVisibility";
import { errorText } from "@lagrum/core/texts/errors";
import VisibilityOffIcon from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityIcon from "@mui/icons-material/VisibilityOutlined";
import { Box, Button, Typography } from "@mui/material";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { useDataProvider, useRefresh } from "react-admin";
import { fromPromise } from "xstate";
import type { LagrumDataProvider } from "../dataProvider.ts";
import { UndoSnackbar } from "../layout/UndoSnackbar.tsx";
import { refusalCode } from "../restClient.ts";
import { useSession } from "../session/SessionContext.ts";

function visibilityEffects(dataProvider: LagrumDataProvider, onChange: () => void) {
  const effect = (verb: "hideQuestion" | "unhideQuestion") =>
    fromPromise<VisibilityResult, { QuestionID: number }>(async ({ input: { QuestionID } }) => {
      try {
        const { data } = await dataProvider[verb](QuestionID);
        onChange();
        return { ok: true, Hidden: data.Hidden };
      } catch (error) {
        return { ok: false, Code: refusalCode(error) };
      }
    });
  return { hide: effect("hideQuestion"), unhide: effect("unhideQuestion") };
}

interface Props {
  question: { ID: number; Hidden: boolean };
  size?: "small" | "medium";
}

/** Takes a question and its answer from the public site, or puts it back. */
export function VisibilityButton({ question: { ID, Hidden }, size = "medium" }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const refresh = useRefresh();
  const { inspect } = useSession();
  const machine = useMemo(
    () => questionVisibility.provide({ actors: visibilityEffects(dataProvider, refresh) }),
    [dataProvider, refresh],
  );
  const [state, send] = useMachine(machine, { input: { QuestionID: ID, Hidden }, ...(inspect && { inspect }) });
  useEffect(() => send({ type: "CHANGED_ELSEWHERE", Hidden }), [Hidden, send]);

  const isHidden = state.matches("hidden") || state.matches("unhiding");
  return (
    // The row around the button opens the answer; the button must not.
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <Button
        size={size}
        variant="outlined"
        startIcon={isHidden ? <VisibilityIcon /> : <VisibilityOffIcon />}
        disabled={state.hasTag("pending")}
        onClick={() => send({ type: isHidden ? "UNHIDE" : "HIDE" })}
      >
        {isHidden ? "Visa" : "Dölj"}
      </Button>
      {state.context.error !== null && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
          {errorText(state.context.error)}
        </Typography>
      )}
      <UndoSnackbar
        key={String(isHidden)}
        text={isHidden ? "Frågan är dold för allmänheten." : "Frågan syns igen."}
        isOpen={state.can({ type: "UNDO" })}
        onUndo={() => send({ type: "UNDO" })}
      />
    </Box>
  );
}
