import type { NewsFile } from "@lagrum/core/news/newsSchema";
import CloseIcon from "@mui/icons-material/Close";
import { Alert, Box, IconButton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider, useInput, ValidationError } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { OrderList } from "../ordering/OrderList.tsx";
import { fileLabel, sizeLabel } from "./fileLabels.ts";
import { UploadButton } from "./UploadButton.tsx";
import { accepted, useUpload } from "./useUpload.ts";

const asIs = <T,>(value: T) => value;

/** Uploads files at once, and attaches them when the form is saved. */
export function FilesInput() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { field } = useInput({ source: "files", defaultValue: [], parse: asIs, format: asIs });
  const { formState, getValues } = useFormContext<{ files: NewsFile[]; Files: unknown }>();
  const upload = useUpload();
  const { data: limits } = useQuery({ queryKey: ["fileLimits"], queryFn: () => dataProvider.getFileLimits() });
  const files: NewsFile[] = field.value;
  const formError = formState.errors.Files?.message;

  const add = async (chosen: File[]) => {
    for (const one of chosen) {
      const file = await upload.send(one);
      if (file) field.onChange([...(getValues("files") ?? []), file]);
    }
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, width: "100%" }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        Filer
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        PDF, Word (docx) och bilder
        {limits && `, högst ${sizeLabel(limits.MostBytes)} var och ${limits.MostFiles} stycken`}. De visas under texten,
        i den här ordningen.{files.length > 1 && " Dra i raderna, eller flytta dem med pilarna."}
      </Typography>
      {typeof formError === "string" && (
        <Alert severity="error">
          <ValidationError error={formError} />
        </Alert>
      )}
      <Box sx={{ mb: 1 }}>
        <OrderList
          label="Filer som hör till nyheten"
          items={files}
          onOrder={field.onChange}
          about={fileLabel}
          actions={({ ID, Name }) => (
            <IconButton
              size="small"
              aria-label={`Ta bort ${Name}`}
              onClick={() => field.onChange(files.filter((file) => file.ID !== ID))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        />
      </Box>
      <UploadButton
        label="Lägg till filer"
        accept={accepted.files}
        multiple
        upload={upload}
        onChosen={(chosen) => void add(chosen)}
      />
    </Box>
  );
}
