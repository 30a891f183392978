import type { Synonym } from "@lagrum/core/search/synonymSchema";
import type { RaRecord } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { search } from "../lists/filterInputs.tsx";
import { LinkRows } from "../lists/LinkRows.tsx";
import { ListHeader } from "../lists/ListHeader.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { SearchIndexState } from "./SearchIndexState.tsx";

type Row = Synonym & RaRecord;

const filters = [search];

const effect = ({ To }: Row) => (To.length === 0 ? "Hittar varandra" : `Hittar också ${To.join(", ")}`);

const empty = <EmptyList picture="search" text="Inga synonymer ännu. De låter vardagsord hitta lagens ord." />;

/** /admin/synonyms: expressions that find each other in searches. */
export function SynonymList() {
  return (
    <StaffList title="Synonymer" filters={filters} sort={{ field: "From", order: "ASC" }} hasAllFilters>
      <ListHeader add="Ny synonym">
        <SearchIndexState />
      </ListHeader>
      <LinkRows<Row> empty={empty} primary={({ From }) => From.join(", ")} secondary={effect} />
    </StaffList>
  );
}
