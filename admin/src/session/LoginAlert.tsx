import { errorText } from "@lagrum/core/texts/errors";
import { Button, Dialog, DialogActions, DialogContent, DialogContentText } from "@mui/material";
import { useLocation } from "react-admin";

/** Tells whoever is not signed in, or no longer, and goes to the start page (specification sections 2 and 8). */
export function LoginAlert({ leave }: { leave: (path: string) => void }) {
  const { search } = useLocation();
  const text = errorText(new URLSearchParams(search).get("code") ?? "NOT_LOGGED_IN");
  return (
    <Dialog open role="alertdialog" aria-describedby="login-alert" onClose={() => leave("/")}>
      <DialogContent>
        <DialogContentText id="login-alert" sx={{ color: "text.primary" }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => leave("/")}>
          Ok
        </Button>
      </DialogActions>
    </Dialog>
  );
}
