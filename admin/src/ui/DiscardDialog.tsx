import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed is thrown away. */
export function DiscardDialog({ onStay, onLeave }: Props) {
  return (
    <Dialog open onClose={onStay} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">Texten är inte sparad</DialogTitle>
      <DialogContent>
        <DialogContentText>Om du lämnar sidan nu försvinner det som inte är sparat.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>Lämna sidan</Button>
        <Button variant="contained" onClick={onStay}>
          Stanna kvar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
