import type { ErrorCode } from "@lagrum/core/contract/problem";
import { errorText } from "@lagrum/core/texts/errors";
import {
  Button,
  createTheme,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  ThemeProvider,
  useMediaQuery,
} from "@mui/material";
import { darkTheme, lightTheme } from "../ui/theme.ts";

interface Props {
  code: ErrorCode;
  leave: (path: string) => void;
}

/** Alert for a user who is not signed in, which redirects to the start page (specification sections 2 and 8). */
export function LoginAlert({ code, leave }: Props) {
  const isDark = useMediaQuery("(prefers-color-scheme: dark)");
  return (
    <ThemeProvider theme={createTheme(isDark ? darkTheme : lightTheme)}>
      <Dialog open role="alertdialog" aria-describedby="login-alert" onClose={() => leave("/")}>
        <DialogContent>
          <DialogContentText id="login-alert" sx={{ color: "text.primary" }}>
            {errorText(code)}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={() => leave("/")}>
            Ok
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
