import type { Finding, PublishedField } from "@lagrum/core/pii/anonymisationSchema";
import { plainTextOf } from "@lagrum/core/pii/publication";
import { Box, Typography } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";
import { serif } from "../ui/theme.ts";

interface Props {
  field: PublishedField;
  label: string;
  text: string;
  findings: Finding[];
  current: Finding | undefined;
  onChoose: (finding: Finding) => void;
}

/** A text with its findings marked, the current one highlighted. */
export function TextWithFindings({ field, label, text, findings, current, onChoose }: Props) {
  const currentMark = useRef<HTMLElement>(null);
  const start = current?.Field === field ? current.Start : -1;
  useEffect(() => {
    if (start >= 0) currentMark.current?.scrollIntoView?.({ block: "nearest" });
  }, [start]);
  const read = plainTextOf(field, text);
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const finding of findings.filter(({ Field }) => Field === field)) {
    const isCurrent = finding === current;
    pieces.push(read.slice(from, finding.Start));
    pieces.push(
      <Box
        key={finding.Start}
        ref={isCurrent ? currentMark : undefined}
        component="mark"
        onClick={() => onChoose(finding)}
        sx={{
          cursor: "pointer",
          px: 0.25,
          color: isCurrent ? "primary.contrastText" : "inherit",
          bgcolor: isCurrent ? "primary.main" : "transparent",
          border: 1,
          borderColor: "primary.main",
          borderRadius: 0.5,
          textDecoration: "underline",
          textDecorationStyle: isCurrent ? "double" : "wavy",
          textUnderlineOffset: "0.2em",
        }}
      >
        {read.slice(finding.Start, finding.End)}
      </Box>,
    );
    from = finding.End;
  }
  pieces.push(read.slice(from));
  return (
    <Box component="section" aria-label={label} sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <Box sx={{ fontFamily: serif, lineHeight: 1.7, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{pieces}</Box>
    </Box>
  );
}
