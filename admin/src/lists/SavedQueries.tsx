import BookmarkIcon from "@mui/icons-material/BookmarkBorderOutlined";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Button as MuiButton,
  Popover,
  TextField,
  Typography,
} from "@mui/material";
import { type FormEvent, useId, useState } from "react";
import { Button, type SortPayload, useListContext, useStore } from "react-admin";
import { useListKey } from "./ListKey.ts";

interface SavedQuery {
  name: string;
  filter: Record<string, unknown>;
  displayed: Record<string, boolean>;
  sort: SortPayload;
}

/** Maximum length in characters. */
const maxLength = 60;

/** Saved filters and sort orders. React-Admin's own menu puts filters into the URL, where search terms must not be. */
export function SavedQueries() {
  const key = useListKey();
  const { filterValues, displayedFilters, setFilters, sort, setSort } = useListContext();
  const [queries, setQueries] = useStore<SavedQuery[]>(`${key}.queries`, []);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState("");
  const title = useId();

  const open = (query: SavedQuery) => {
    setFilters(query.filter, query.displayed);
    setSort(query.sort);
    setAnchor(null);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === "") return;
    const query = { name: given, filter: filterValues, displayed: displayedFilters, sort };
    setQueries([...queries.filter((other) => other.name !== given), query]);
    setNaming(false);
    setName("");
  };
  return (
    <>
      <Button label="ra.saved_queries.label" aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        <BookmarkIcon />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { sx: { width: 320, maxWidth: "90vw", p: 1 }, "aria-label": "Sparade sökningar" } }}
      >
        {queries.length === 0 && (
          <Typography variant="body2" sx={{ p: 1, color: "text.secondary" }}>
            Du har inga sparade sökningar här ännu. Filtrera listan och spara det du ofta letar efter.
          </Typography>
        )}
        <List dense disablePadding>
          {queries.map((query) => (
            <ListItem
              key={query.name}
              disablePadding
              secondaryAction={
                <IconButton
                  edge="end"
                  size="small"
                  aria-label={`Ta bort sökningen ${query.name}`}
                  onClick={() => setQueries(queries.filter((other) => other !== query))}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              }
            >
              <ListItemButton onClick={() => open(query)}>
                <ListItemText primary={query.name} sx={{ overflowWrap: "anywhere" }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <MuiButton
          size="small"
          onClick={() => {
            setAnchor(null);
            setNaming(true);
          }}
        >
          Spara sökningen …
        </MuiButton>
      </Popover>
      <Dialog open={isNaming} onClose={() => setNaming(false)} aria-labelledby={title} fullWidth maxWidth="xs">
        <form onSubmit={save}>
          <DialogTitle id={title}>Spara sökningen</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              fullWidth
              margin="dense"
              label="Namn på sökningen"
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength } }}
            />
          </DialogContent>
          <DialogActions>
            <MuiButton onClick={() => setNaming(false)}>Avbryt</MuiButton>
            <MuiButton type="submit" variant="contained" disabled={name.trim() === ""}>
              Spara
            </MuiButton>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
