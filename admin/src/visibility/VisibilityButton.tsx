import { errorText } from "@lagrum/core/texts/errors";
import VisibilityOffIcon from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityIcon from "@mui/icons-material/VisibilityOutlined";
import { Box, Button, Typography } from "@mui/material";
import { usePageAction } from "../commands/pageActions.ts";
import { UndoSnackbar } from "../ui/UndoSnackbar.tsx";
import { useVisibility } from "./useVisibility.ts";

interface Props {
  question: { ID: number; Hidden: boolean };
  size?: "small" | "medium";
  onChange?: (Hidden: boolean) => void;
  /** Noun on the button: "svaret". */
  noun?: string;
  /** Registers the action for the palette and the shortcuts. */
  isPageAction?: boolean;
}

/** Hides a question and its answer from the public, or shows them. */
export function VisibilityButton({ question, size = "medium", onChange, noun, isPageAction = false }: Props) {
  const { state, send } = useVisibility(question, onChange);
  const isHidden = state.matches("hidden") || state.matches("unhiding");
  const press = () => send({ type: isHidden ? "UNHIDE" : "HIDE" });
  usePageAction(
    "visibility",
    isHidden ? "Visa för allmänheten" : "Dölj för allmänheten",
    press,
    isPageAction && !state.hasTag("pending"),
  );
  return (
    // The row is a link too: stop the click here.
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <Button
        size={size}
        variant="outlined"
        startIcon={isHidden ? <VisibilityIcon /> : <VisibilityOffIcon />}
        disabled={state.hasTag("pending")}
        onClick={press}
      >
        {[isHidden ? "Visa" : "Dölj", noun].filter(Boolean).join(" ")}
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
