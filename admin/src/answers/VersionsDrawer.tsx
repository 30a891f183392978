import { type AnswerText, textOf } from "@lagrum/core/answer/answerText";
import type { AnswerVersionRow } from "@lagrum/core/answer/answerVersionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import ChevronRightIcon from "@mui/icons-material/ChevronRight";
import CloseIcon from "@mui/icons-material/Close";
import {
  Alert,
  Button,
  Drawer,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Skeleton,
  Stack,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { AnswerDiff } from "./AnswerDiff.tsx";

const steps = { save: null, send: "Skickad", publish: "Publicerad" } as const;
const number = new Intl.NumberFormat("sv-SE");

const factsOf = ({ User, Action, Characters }: AnswerVersionRow) =>
  [User?.Name ?? "Okänd", `${number.format(Characters)} tecken`, steps[Action]].filter(Boolean).join(" · ");

interface Props {
  id: number;
  /** The text in the editor, which versions are compared with. */
  text: AnswerText;
  onClose: () => void;
  /** Restores a version; absent where the answer can't be edited now. */
  onRestore?: ((text: AnswerText) => void) | undefined;
}

/** The answer's version history, with a diff against the current text, and restore. */
export function VersionsDrawer({ id, text, onClose, onRestore }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [chosen, choose] = useState<AnswerVersionRow | null>(null);
  const { data, error } = useQuery({
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
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <Typography sx={{ color: "text.secondary" }}>Inget är sparat ännu.</Typography>}
      {data && data.length > 0 && chosen === null && (
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
          Välj en version för att se vad som har ändrats sedan dess.
        </Typography>
      )}
      {data && chosen === null && (
        <List disablePadding sx={{ borderTop: 1, borderColor: "divider" }}>
          {data.map((version, index) => (
            <ListItem key={version.ID} disablePadding sx={{ borderBottom: 1, borderColor: "divider" }}>
              <ListItemButton onClick={() => choose(version)} sx={{ px: 1 }}>
                <ListItemText
                  primary={`${formatDateTime(version.SavedAt)}${index === 0 ? " (senast sparad)" : ""}`}
                  secondary={factsOf(version)}
                />
                <ChevronRightIcon sx={{ color: "text.secondary" }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      {chosen !== null && (
        <Version id={id} row={chosen} text={text} onBack={() => choose(null)} onRestore={onRestore} />
      )}
    </Drawer>
  );
}

interface VersionProps extends Pick<Props, "id" | "text" | "onRestore"> {
  row: AnswerVersionRow;
  onBack: () => void;
}

function Version({ id, row, text, onBack, onRestore }: VersionProps) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { data, error } = useQuery({
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
          <Button variant="contained" disabled={!data} onClick={() => data && onRestore(textOf(data))}>
            Återställ den här versionen
          </Button>
        )}
        <Button variant="outlined" onClick={onBack}>
          Alla versioner
        </Button>
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? (
        <AnswerDiff
          from={data}
          to={text}
          legend="Överstruket står i den här versionen men inte i texten nu. Understruket har kommit till sedan dess."
        />
      ) : (
        !error && <Skeleton variant="rounded" height={160} />
      )}
    </>
  );
}
