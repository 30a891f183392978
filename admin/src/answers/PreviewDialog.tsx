import type { AnswerText } from "@lagrum/core/domain/answerText";
import CloseIcon from "@mui/icons-material/Close";
import {
  Alert,
  Box,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Skeleton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider.ts";
import { useIsSmall } from "../questions/SmallList.tsx";
import { AnswerPaper } from "./AnswerPaper.tsx";

/** Widths of a phone and of a desk's screen, margins included. */
const widths = { phone: 375, desk: 1100 } as const;

interface Props {
  id: number;
  text: AnswerText;
  onClose: () => void;
}

/** The text as the public would read it: what the server keeps of it, with the facts that sending it would add. */
export function PreviewDialog({ id, text, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const isSmall = useIsSmall();
  const [width, setWidth] = useState<keyof typeof widths>("desk");
  const { data, error } = useQuery({
    queryKey: ["preview", id, text],
    queryFn: () => dataProvider.previewAnswer(id, text),
    gcTime: 0,
  });
  return (
    <Dialog open fullScreen={isSmall} fullWidth maxWidth="lg" onClose={onClose} aria-labelledby="preview-title">
      <Stack direction="row" sx={{ alignItems: "center", borderBottom: 1, borderColor: "divider", pr: 1 }}>
        <DialogTitle id="preview-title" sx={{ flex: 1, fontSize: "1rem" }}>
          Så ser läsaren svaret
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
          {error && <Alert severity="error">{error.message}</Alert>}
          {data ? <AnswerPaper preview={data} /> : !error && <Skeleton variant="rounded" height={320} />}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
