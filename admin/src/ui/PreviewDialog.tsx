import CloseIcon from "@mui/icons-material/Close";
import {
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
} from "@mui/material";
import { type ReactNode, useState } from "react";
import { useIsSmall } from "./useIsSmall.ts";

/** Pixels, margins included. */
const widths = { phone: 375, desk: 1100 } as const;

interface Props {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** Preview of a page of the site, in the width of a phone or a desktop. */
export function PreviewDialog({ title, children, onClose }: Props) {
  const isSmall = useIsSmall();
  const [width, setWidth] = useState<keyof typeof widths>("desk");
  return (
    <Dialog open fullScreen={isSmall} fullWidth maxWidth="lg" onClose={onClose} aria-labelledby="preview-title">
      <Stack direction="row" sx={{ alignItems: "center", borderBottom: 1, borderColor: "divider", pr: 1 }}>
        <DialogTitle id="preview-title" sx={{ flex: 1, fontSize: "1rem" }}>
          {title}
        </DialogTitle>
        {!isSmall && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={width}
            aria-label="Bredd"
            onChange={(_, chosen: keyof typeof widths | null) => chosen && setWidth(chosen)}
            sx={{ mr: 1 }}
          >
            <ToggleButton value="phone" sx={{ textTransform: "none" }}>
              Telefon
            </ToggleButton>
            <ToggleButton value="desk" sx={{ textTransform: "none" }}>
              Dator
            </ToggleButton>
          </ToggleButtonGroup>
        )}
        <IconButton aria-label="Stäng" onClick={onClose} autoFocus>
          <CloseIcon />
        </IconButton>
      </Stack>
      <DialogContent sx={{ bgcolor: "background.default" }} tabIndex={0} role="region" aria-label="Förhandsgranskning">
        <Box sx={{ maxWidth: isSmall ? "none" : widths[width], mx: "auto", px: isSmall ? 0 : 2, py: 2 }}>
          {children}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
