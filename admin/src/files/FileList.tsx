import type { StaffFile } from "@lagrum/core/file/fileSchema";
import { formatDate } from "@lagrum/core/text/dates";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { IconButton, Link, List, ListItem, ListItemText, Typography } from "@mui/material";
import { useState } from "react";
import {
  Confirm,
  LinkBase,
  type RaRecord,
  SearchInput,
  SimpleListLoading,
  useDelete,
  useListContext,
  useNotify,
} from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { toFormError } from "../ui/formError.ts";
import { fileLabel } from "./fileLabels.ts";

type Row = StaffFile & RaRecord;

const filters = [<SearchInput key="Query" source="Query" alwaysOn />];

function Where({ file }: { file: Row }) {
  if (file.News.length === 0) return <>Används inte. Tas bort av sig själv en månad efter uppladdningen.</>;
  return (
    <>
      {"Används i "}
      {file.News.map(({ ID, Title }, index) => (
        <span key={ID}>
          {index > 0 && ", "}
          <Link component={LinkBase} to={`/news/${ID}`}>
            {Title}
          </Link>
        </span>
      ))}
    </>
  );
}

function About({ file }: { file: Row }) {
  const parts = [fileLabel(file), formatDate(file.UploadedAt), file.UploadedBy].filter(Boolean);
  return (
    <>
      {parts.join(" · ")}
      <br />
      <Where file={file} />
    </>
  );
}

function Rows() {
  const { data } = useListContext<Row>();
  const [doomed, setDoomed] = useState<Row | null>(null);
  const [remove, { isPending }] = useDelete();
  const notify = useNotify();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0)
    return <EmptyList picture="files" text="Inga filer är uppladdade. De läggs till när en nyhet skrivs." />;

  const press = () => {
    void remove(
      "files",
      { id: doomed?.id, previousData: doomed },
      {
        mutationMode: "pessimistic",
        onSuccess: () => notify("Filen är borttagen.", { type: "success" }),
        onError: (error) => notify(toFormError(error).text, { type: "error" }),
        onSettled: () => setDoomed(null),
      },
    );
  };
  return (
    <>
      <List disablePadding>
        {data.map((file) => (
          <ListItem
            key={file.id}
            divider
            secondaryAction={
              file.News.length === 0 && (
                <IconButton edge="end" aria-label={`Ta bort ${file.Name}`} onClick={() => setDoomed(file)}>
                  <DeleteIcon />
                </IconButton>
              )
            }
          >
            <ListItemText
              primary={file.Name}
              secondary={<About file={file} />}
              slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: "anywhere" } } }}
            />
          </ListItem>
        ))}
      </List>
      <Confirm
        isOpen={doomed !== null}
        loading={isPending}
        title="Ta bort för gott?"
        content={`${doomed?.Name ?? "Filen"} tas bort. Det går inte att ångra.`}
        onConfirm={press}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}

/** /admin/files: uploaded files and the news that use them. */
export function FileList() {
  return (
    <RequireRole roles={["admin"]}>
      <StaffList title="Filer" filters={filters} sort={{ field: "UploadedAt", order: "DESC" }} hasAllFilters>
        <Typography variant="body2" sx={{ color: "text.secondary", px: 2, pt: 2 }}>
          Filer laddas upp där en nyhet skrivs. En fil som en nyhet har kan inte tas bort.
        </Typography>
        <Rows />
      </StaffList>
    </RequireRole>
  );
}
