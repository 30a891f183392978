import { Alert, Button, Stack } from "@mui/material";
import type { ReactNode } from "react";

interface Props {
  /** When the text was written, and its differences from the stored text. */
  children: ReactNode;
  canRestore?: boolean;
  onRestore: () => void;
  onDismiss: () => void;
}

/** Offers to restore text that an earlier page stored on this device but never saved. */
export const DraftOffer = ({ children, canRestore = true, onRestore, onDismiss }: Props) => (
  <Alert severity="info" role="status">
    {children}
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        disabled={!canRestore}
        onClick={() => {
          onRestore();
          onDismiss();
        }}
      >
        Ta tillbaka texten
      </Button>
      <Button color="inherit" size="small" onClick={onDismiss}>
        Släng texten
      </Button>
    </Stack>
  </Alert>
);
