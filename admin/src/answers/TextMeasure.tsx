import { countWords, readingMinutes } from "@lagrum/core/answer/readingTime";
import { lengths } from "@lagrum/core/contract/lengths";
import { stripHtml } from "@lagrum/core/text/text";
import { Box, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { visuallyHidden } from "../ui/visuallyHidden.ts";

const number = new Intl.NumberFormat("sv-SE");

/** Milliseconds without typing before the length is announced. */
const announceAfter = 5_000;

function measure(html: string): string {
  const text = stripHtml(html);
  if (text === "") return "Ingen text ännu";
  const words = countWords(text);
  return [
    `${number.format(text.length)} tecken`,
    `${number.format(words)} ord`,
    `ungefär ${readingMinutes(text)} min läsning`,
  ].join(" · ");
}

/** Shows the answer's length. Screen readers hear it when typing pauses, not at every key. */
export function TextMeasure({ html }: { html: string }) {
  const text = measure(html);
  const [announced, announce] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => announce(text), announceAfter);
    return () => clearTimeout(timer);
  }, [text]);
  const isTooLong = html.length > lengths.AnswerBody.max;
  return (
    <>
      <Typography variant="body2" sx={{ color: isTooLong ? "error.main" : "text.secondary", mt: 1 }}>
        {text}
        {isTooLong && `. Högst ${number.format(lengths.AnswerBody.max)} tecken får plats, formateringen inräknad.`}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {announced}
      </Box>
    </>
  );
}
