import { Box, Typography } from "@mui/material";
import { useMemo } from "react";
import { serif } from "./theme.ts";
import { wordDiff } from "./wordDiff.ts";

interface Props {
  from: string;
  to: string;
  /** Explains the two kinds of marks. */
  legend: string;
}

/** Word diff of two texts: removed words are struck out, added words underlined. */
export function MarkedDiff({ from, to, legend }: Props) {
  const parts = useMemo(() => wordDiff(from, to), [from, to]);
  const isSame = parts.every(({ added, removed }) => !added && !removed);
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        {isSame ? "Texterna är lika." : legend}
      </Typography>
      <Box
        sx={{
          fontFamily: serif,
          fontSize: "1.0625rem",
          lineHeight: 1.6,
          maxWidth: "38rem",
          whiteSpace: "pre-line",
          overflowWrap: "anywhere",
          "& ins": {
            color: "primary.main",
            fontWeight: 600,
            textDecoration: "underline",
            textUnderlineOffset: "0.18em",
          },
          "& del + ins": { ml: "0.25em" },
          "& del": { color: "error.main", textDecoration: "line-through" },
        }}
      >
        {parts.map(({ value, added, removed }, index) => {
          const key = index;
          if (added) return <ins key={key}>{value}</ins>;
          return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
        })}
      </Box>
    </>
  );
}
