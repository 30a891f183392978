import type { StaffNewsListItem } from "@lagrum/core/news/newsSchema";
import { Box } from "@mui/material";
import { type RaRecord, SearchInput } from "react-admin";
import { ListHead } from "../kept/ListHead.tsx";
import { LinkRows } from "../layout/LinkRows.tsx";
import { StaffList } from "../questions/StaffList.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { serif } from "../theme.ts";
import { publicationInWords } from "./publication.ts";

type Row = StaffNewsListItem & RaRecord;

const filters = [<SearchInput key="Query" source="Query" alwaysOn />];

const About = ({ PublishedAt, Excerpt }: Row) => (
  <>
    {publicationInWords(PublishedAt, new Date())}
    <Box component="span" sx={{ display: "block", mt: 0.5, fontFamily: serif }}>
      {Excerpt}
    </Box>
  </>
);

/** /admin/news: drafts first, then what is to come, then what is published. */
export function NewsList() {
  return (
    <RequireRole roles={["admin"]}>
      <StaffList title="Nyheter" filters={filters} sort={{ field: "PublishedAt", order: "DESC" }} hasAllFilters>
        <ListHead add="Ny nyhet" />
        <LinkRows<Row> primary={({ Title }) => Title} secondary={About} />
      </StaffList>
    </RequireRole>
  );
}
