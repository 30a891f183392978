import { type AnswerText, textOf } from "@lagrum/core/answer/answerText";
import type { AnswerVersionRow } from "@lagrum/core/answer/answerVersionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import ChevronRightIcon from "@mui/icons-material/ChevronRight";
import CloseIcon from "@mui/icons-material/Close";
import {
  Button,
  Drawer,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { QueryContent } from "../ui/QueryContent.tsx";
import { AnswerDiff } from "./AnswerDiff.tsx";

const steps = { save: null, send: "Skickad", publish: "Publicerad" } as const;
const number = new Intl.NumberFormat("sv-SE");

const factsOf = ({ User, Action, Characters }: AnswerVersionRow) =>
  [User?.Name ?? "Okänd", `${number.format(Characters)} tecken`, steps[Action]].filter(Boolean).join(" · ");

interface Props {
  id: number;
  /** The editor's text, to compare versions with. */
  text: AnswerText;
  onClose: () => void;
  /** Restores a version; absent where the answer can't be edited now. */
  onRestore?: ((text: AnswerText) => void) | undefined;
}

/** The answer's version history, with a diff against the current text, and restore. */
export function VersionsDrawer({ id, text, onClose, onRestore }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [chosen, choose] = useState<AnswerVersionRow | null>(null);
  const versions = useQuery({
    queryKey: ["versions", id],
    queryFn: () => dataProvider.listVersions(id),
    gcTime: 0,
  });
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-labelledby": "versions-title",
          sx: { width: "min(100vw, 42rem)", p: { xs: 2, sm: 3 } },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: "center", mb: 1 }}>
        <Typography id="versions-title" variant="h6" component="h2" sx={{ flex: 1 }}>
          {chosen ? formatDateTime(chosen.SavedAt) : "Tidigare versioner"}
        </Typography>
        <IconButton aria-label="Stäng" onClick={onClose} autoFocus>
          <CloseIcon />
        </IconButton>
      </Stack>
      {chosen === null ? (
        <QueryContent query={versions} loading={160}>
          {(rows) => <Versions rows={rows} onChoose={choose} />}
        </QueryContent>
      ) : (
        <Version id={id} row={chosen} text={text} onBack={() => choose(null)} onRestore={onRestore} />
      )}
    </Drawer>
  );
}

interface VersionsProps {
  rows: readonly AnswerVersionRow[];
  onChoose: (row: AnswerVersionRow) => void;
}

function Versions({ rows, onChoose }: VersionsProps) {
  if (rows.length === 0) return <Typography sx={{ color: "text.secondary" }}>Inget är sparat ännu.</Typography>;
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
        Välj en version för att se vad som har ändrats sedan dess.
      </Typography>
      <List disablePadding sx={{ borderTop: 1, borderColor: "divider" }}>
        {rows.map((row, index) => (
          <ListItem key={row.ID} disablePadding sx={{ borderBottom: 1, borderColor: "divider" }}>
            <ListItemButton onClick={() => onChoose(row)} sx={{ px: 1 }}>
              <ListItemText
                primary={`${formatDateTime(row.SavedAt)}${index === 0 ? " (senast sparad)" : ""}`}
                secondary={factsOf(row)}
              />
              <ChevronRightIcon sx={{ color: "text.secondary" }} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}

interface VersionProps extends Pick<Props, "id" | "text" | "onRestore"> {
  row: AnswerVersionRow;
  onBack: () => void;
}

function Version({ id, row, text, onBack, onRestore }: VersionProps) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const version = useQuery({
    queryKey: ["version", id, row.ID, row.SavedAt],
    queryFn: () => dataProvider.getVersion(id, row.ID),
  });
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        {factsOf(row)}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mb: 2 }}>
        {onRestore && (
          <Button
            variant="contained"
            disabled={!version.data}
            onClick={() => version.data && onRestore(textOf(version.data))}
          >
            Återställ den här versionen
          </Button>
        )}
        <Button variant="outlined" onClick={onBack}>
          Alla versioner
        </Button>
      </Stack>
      <QueryContent query={version} loading={160}>
        {(data) => (
          <AnswerDiff
            from={data}
            to={text}
            legend="Överstruket står i den här versionen men inte i texten nu. Understruket har kommit till sedan dess."
          />
        )}
      </QueryContent>
    </>
  );
}
