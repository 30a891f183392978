import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import { type ChangeEvent, useRef } from "react";
import { visuallyHidden } from "../ui/visuallyHidden.ts";
import type { useUpload } from "./useUpload.ts";

interface Props {
  label: string;
  accept: string;
  multiple?: boolean;
  upload: Pick<ReturnType<typeof useUpload>, "progress" | "formError">;
  onChosen: (files: File[]) => void;
}

/** Chooses files and shows the progress of the upload. */
export function UploadButton({ label, accept, multiple = false, upload: { progress, formError }, onChosen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(target.files ?? [])]);
    // Lets the same file be chosen again.
    target.value = "";
  };
  return (
    <Box>
      <input
        ref={input}
        type="file"
        aria-label={label}
        tabIndex={-1}
        accept={accept}
        multiple={multiple}
        onChange={choose}
        style={visuallyHidden}
      />
      <Button
        variant="outlined"
        size="small"
        startIcon={<UploadIcon />}
        disabled={progress !== null}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {progress && (
        <Box sx={{ mt: 1, maxWidth: "24rem" }}>
          <Typography variant="body2" id="upload-name" sx={{ overflowWrap: "anywhere" }}>
            {progress.percent < 100 ? `Laddar upp ${progress.name}` : `${progress.name} kontrolleras`}
          </Typography>
          <LinearProgress
            variant={progress.percent < 100 ? "determinate" : "indeterminate"}
            value={progress.percent}
            aria-labelledby="upload-name"
          />
        </Box>
      )}
      {formError !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {formError}
        </Alert>
      )}
    </Box>
  );
}
