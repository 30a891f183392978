import type { SearchMiss, SearchMissKind } from "@lagrum/core/search/searchMissSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { Box, Button, List, ListItem, Typography } from "@mui/material";
import { LinkBase, type RaRecord, SimpleListLoading, useDelete, useListContext, useNotify } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { ListNote } from "../lists/ListNote.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { toFormError } from "../ui/formError.ts";

type Row = SearchMiss & RaRecord;

const kinds: Record<SearchMissKind, string> = { NoHit: "Inga träffar", Unopened: "Träffar som ingen öppnade" };

function Miss({ miss }: { miss: Row }) {
  const notify = useNotify();
  const [remove] = useDelete<Row>();
  const words = `words-${miss.ID}`;
  const press = () =>
    remove(
      "search-misses",
      { id: miss.id, previousData: miss },
      {
        mutationMode: "undoable",
        onSuccess: () => notify(`”${miss.Words}” togs bort ur listan.`, { type: "success", undoable: true }),
        onError: (error) => notify(toFormError(error).text, { type: "error" }),
      },
    );
  return (
    <ListItem sx={{ gap: 2, flexWrap: "wrap", "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}>
      <Box sx={{ flex: "1 1 16rem", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography id={words} sx={{ fontWeight: 600 }}>
          {miss.Words}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {kinds[miss.Kind]} · {miss.People} personer på en dag · senast {formatDate(miss.LastAt)}
        </Typography>
      </Box>
      <Button
        component={LinkBase}
        to="/synonyms/create"
        state={{ record: { From: [miss.Words] }, searchMiss: { ID: miss.ID, Words: miss.Words } }}
        variant="outlined"
        aria-describedby={words}
      >
        Lägg till synonym
      </Button>
      <Button color="error" aria-describedby={words} onClick={() => void press()}>
        Ta bort
      </Button>
    </ListItem>
  );
}

function Misses() {
  const { data } = useListContext<Row>();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return <EmptyList picture="search" text="Inga sökningar utan bra träff just nu." />;
  return (
    <List disablePadding>
      {data.map((miss) => (
        <Miss key={miss.ID} miss={miss} />
      ))}
    </List>
  );
}

/** /admin/search-misses: searches of several people without a hit, or without one that they opened. */
export function SearchMissList() {
  return (
    <StaffList title="Sökningar utan bra träff" filters={[]} sort={{ field: "People", order: "DESC" }} hasAllFilters>
      <ListNote>
        Ord som minst tre personer har sökt på under samma dag utan träffar, eller utan att de öppnade något av svaren
        (minst hälften av dem som sökte). De senare visas dagen efter. Vilka personerna var sparas inte, och sökningar
        som kan innehålla personuppgifter räknas inte. Orden tas bort av sig själva efter 90 dagar.
      </ListNote>
      <Misses />
    </StaffList>
  );
}
