import { Box, Button, List, ListItem, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useNotify } from "react-admin";
import { download } from "../ui/download.ts";
import { toFormError } from "../ui/formError.ts";
import { Panel } from "../ui/Panel.tsx";

interface AttachedFile {
  ID: number;
  Name: string;
}

interface RowProps<File extends AttachedFile> {
  file: File;
  /** The line of details below the file's name. */
  about: (file: File) => string;
  fetchFile: (id: number) => Promise<Blob>;
}

function FileRow<File extends AttachedFile>({ file, about, fetchFile }: RowProps<File>) {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile(file.ID),
    onSuccess: (blob) => download(blob, file.Name),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
  });
  return (
    <ListItem
      disableGutters
      sx={{ gap: 2, flexWrap: "wrap", "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}
    >
      <Box sx={{ flex: "1 1 12rem", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography>{file.Name}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {about(file)}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        aria-label={`Ladda ner ${file.Name}`}
        onClick={() => mutate()}
      >
        {isPending ? "Hämtar …" : "Ladda ner"}
      </Button>
    </ListItem>
  );
}

interface Props<File extends AttachedFile> extends Omit<RowProps<File>, "file"> {
  title: string;
  files: readonly File[];
}

/** The documents of an order or a case, each with a download button; nothing when there are none. */
export function AttachedFiles<File extends AttachedFile>({ title, files, ...row }: Props<File>) {
  if (files.length === 0) return null;
  return (
    <Panel title={title}>
      <List disablePadding>
        {files.map((file) => (
          <FileRow key={file.ID} file={file} {...row} />
        ))}
      </List>
    </Panel>
  );
}
