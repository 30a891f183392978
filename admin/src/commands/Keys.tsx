import { Box } from "@mui/material";
import { Fragment } from "react";
import { keysOf, type Shortcut } from "./shortcuts.ts";

/** A shortcut as key caps. */
export function Keys({ shortcut }: { shortcut: Pick<Shortcut, "keys"> }) {
  const joint = shortcut.keys.includes(">") ? "sedan" : "+";
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, whiteSpace: "nowrap" }}>
      {keysOf(shortcut).map((key, index) => (
        <Fragment key={key}>
          {index > 0 && (
            <Box component="span" sx={{ fontSize: "0.8125rem", color: "text.secondary" }}>
              {joint}
            </Box>
          )}
          <Box
            component="kbd"
            sx={{
              ...{ px: 0.75, minWidth: 24, textAlign: "center", fontFamily: "inherit", fontSize: "0.8125rem" },
              ...{ fontWeight: 600, lineHeight: 1.6, border: 1, borderColor: "text.secondary", borderRadius: 1 },
            }}
          >
            {key}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
