import FullscreenIcon from "@mui/icons-material/Fullscreen";
import FullscreenExitIcon from "@mui/icons-material/FullscreenExit";
import { GlobalStyles, IconButton } from "@mui/material";
import { useState } from "react";
import { usePageAction } from "../commands/pageActions.ts";
import { barHeight } from "../ui/bars.ts";

/** Hides everything except the editor's column, also from the Tab order. */
const onlyEditor = (
  <GlobalStyles
    styles={{
      ".MuiAppBar-root, .RaLayout-appFrame .MuiDrawer-root, footer, [data-beside-editor]": {
        display: "none !important",
      },
      html: { "--app-bar": "0px !important" },
      ".RaLayout-appFrame": { marginTop: "0 !important" },
      "[data-writing]": { gridTemplateColumns: "minmax(0, 60rem) !important", justifyContent: "center" },
      ".ProseMirror": { minHeight: `calc(100dvh - 18.5rem + ${barHeight}px) !important` },
    }}
  />
);

/** Toggles full-screen editing. */
export function FullScreenButton() {
  const [isOn, setOn] = useState(false);
  const toggle = () => setOn(!isOn);
  const label = isOn ? "Stäng helskärm" : "Helskärm";
  usePageAction("fullScreen", label, toggle);
  return (
    <>
      {isOn && onlyEditor}
      <IconButton size="small" aria-label={label} title={label} aria-pressed={isOn} onClick={toggle}>
        {isOn ? <FullscreenExitIcon /> : <FullscreenIcon />}
      </IconButton>
    </>
  );
}
