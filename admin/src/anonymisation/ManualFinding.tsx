import { Button, Stack, TextField } from "@mui/material";
import { useEffect, useState } from "react";
import type { AnonymisationWork } from "./useAnonymisation.ts";

/** Adds a finding by hand: the selected or typed text. */
export function ManualFinding({ work, texts }: { work: AnonymisationWork; texts: HTMLElement | null }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const take = () => {
      const selection = document.getSelection();
      const selected = selection?.toString().trim() ?? "";
      if (selected !== "" && selected.length <= 200 && texts?.contains(selection?.anchorNode ?? null))
        setText(selected);
    };
    document.addEventListener("selectionchange", take);
    return () => document.removeEventListener("selectionchange", take);
  }, [texts]);
  const count = work.count(text);
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      sx={{ alignItems: "flex-start", mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (count === 0) return;
        work.mark(text);
        setText("");
      }}
    >
      <TextField
        label="Markera något mer"
        size="small"
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        helperText={
          text.trim().length > 1
            ? count === 0
              ? "Det står inte i texten."
              : `Står på ${count} ${count === 1 ? "ställe" : "ställen"}.`
            : "Markera orden i texten, eller skriv dem här."
        }
      />
      <Button type="submit" variant="outlined" disabled={count === 0}>
        Markera
      </Button>
    </Stack>
  );
}
