import { errorText } from "@lagrum/core/texts/errors";
import VisibilityOffIcon from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityIcon from "@mui/icons-material/VisibilityOutlined";
import { Box, Button, Typography } from "@mui/material";
import { UndoSnackbar } from "../layout/UndoSnackbar.tsx";
import { useVisibility } from "./useVisibility.ts";

interface Props {
  question: { ID: number; Hidden: boolean };
  size?: "small" | "medium";
  onChange?: (Hidden: boolean) => void;
}

/** Takes a question and its answer from the public site, or puts it back. */
export function VisibilityButton({ question, size = "medium", onChange }: Props) {
  const { state, send } = useVisibility(question, onChange);
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
