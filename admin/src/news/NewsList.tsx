import type { StaffNewsListItem } from "@lagrum/core/news/newsSchema";
import { Box } from "@mui/material";
import { type RaRecord, SearchInput } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { LinkRows } from "../lists/LinkRows.tsx";
import { ListHeader } from "../lists/ListHeader.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { serif } from "../ui/theme.ts";
import { publicationLabel } from "./publication.ts";

type Row = StaffNewsListItem & RaRecord;

const filters = [<SearchInput key="Query" source="Query" alwaysOn />];

const About = ({ PublishedAt, Excerpt }: Row) => (
  <>
    {publicationLabel(PublishedAt, new Date())}
    <Box component="span" sx={{ display: "block", mt: 0.5, fontFamily: serif }}>
      {Excerpt}
    </Box>
  </>
);

const empty = <EmptyList picture="news" text="Inga nyheter ännu. Ett utkast syns bara här tills det publiceras." />;

/** /admin/news: drafts first, then scheduled, then published. */
export function NewsList() {
  return (
    <RequireRole roles={["admin"]}>
      <StaffList title="Nyheter" filters={filters} sort={{ field: "PublishedAt", order: "DESC" }} hasAllFilters>
        <ListHeader add="Ny nyhet" />
        <LinkRows<Row> empty={empty} primary={({ Title }) => Title} secondary={About} />
      </StaffList>
    </RequireRole>
  );
}
