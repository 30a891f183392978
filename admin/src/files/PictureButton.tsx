import ImageIcon from "@mui/icons-material/ImageOutlined";
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField, Typography } from "@mui/material";
import { useTiptapEditor } from "ra-input-rich-text";
import { type FormEvent, useState } from "react";
import { UploadButton } from "./UploadButton.tsx";
import { accepted, useUpload } from "./useUpload.ts";

interface SelectedImage {
  src: string;
  name: string;
}

interface DialogProps {
  /** The selected image, if any. */
  marked: { alt: string } | null;
  onInsert: (picture: { src?: string; alt: string }) => void;
  onClose: () => void;
}

function PictureDialog({ marked, onInsert, onClose }: DialogProps) {
  const upload = useUpload();
  const [chosen, setChosen] = useState<SelectedImage | null>(null);
  const [alt, setAlt] = useState(marked?.alt ?? "");
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = { picture: marked === null && chosen === null, alt: alt.trim() === "" };

  const send = async ([file]: File[]) => {
    const sent = file && (await upload.send(file));
    if (sent) setChosen({ src: sent.Url, name: sent.Name });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is inside the text's form in React's tree.
    event.stopPropagation();
    if (missing.picture || missing.alt) setSubmitted(true);
    else onInsert({ ...(chosen && { src: chosen.src }), alt: alt.trim() });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="picture-dialog">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="picture-dialog">Bild</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <UploadButton
              label={marked || chosen ? "Byt bild" : "Välj bild"}
              accept={accepted.pictures}
              upload={upload}
              onChosen={(files) => void send(files)}
            />
            <Typography variant="body2" role="status">
              {chosen?.name ?? (isSubmitted && missing.picture ? "Välj en bild först." : "")}
            </Typography>
            <TextField
              fullWidth
              required
              label="Beskrivning"
              value={alt}
              error={isSubmitted && missing.alt}
              helperText={
                isSubmitted && missing.alt
                  ? "Beskriv bilden för den som inte ser den."
                  : "Vad bilden visar. Läses upp för den som inte ser den."
              }
              onChange={(event) => setAlt(event.target.value)}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" variant="contained" disabled={upload.progress !== null}>
            {marked ? "Ändra" : "Infoga"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Inserts an image into the text, or edits the selected one. */
export function PictureButton() {
  const editor = useTiptapEditor();
  const [marked, mark] = useState<DialogProps["marked"] | undefined>(undefined);
  if (!editor) return null;
  const insert = ({ src, alt }: { src?: string; alt: string }) => {
    const chain = editor.chain().focus();
    if (marked) chain.updateAttributes("image", { ...(src && { src }), alt }).run();
    else if (src) chain.setImage({ src, alt }).run();
    mark(undefined);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<ImageIcon />}
        onClick={() => mark(editor.isActive("image") ? { alt: String(editor.getAttributes("image").alt ?? "") } : null)}
      >
        Bild
      </Button>
      {marked !== undefined && <PictureDialog marked={marked} onInsert={insert} onClose={() => mark(undefined)} />}
    </>
  );
}
