import { SelectInput } from "react-admin";
import { CardList } from "../lists/CardList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { ListNote } from "../lists/ListNote.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { MoneyCaseCard, type MoneyCaseRow } from "./MoneyCaseCard.tsx";

const filters = [
  <SelectInput
    sx={inline}
    key="State"
    source="State"
    choices={[{ id: "Stopped", name: "Väntar på beslut" }]}
    emptyText="Alla"
    alwaysOn
  />,
];

/** /admin/money-cases: where the provider's books, ours and the orders' states differ, until each is settled. */
export function MoneyCaseList() {
  return (
    <StaffList
      title="Pengar att reda ut"
      filters={filters}
      sort={{ field: "FoundAt", order: "ASC" }}
      hasAllFilters
      isTimed
    >
      <ListNote>
        Här står det som inte stämmer mellan betaltjänsten, bokföringen och beställningen. En rad försvinner först när
        alla tre säger samma sak.
      </ListNote>
      <CardList<MoneyCaseRow>
        empty="Alla pengar stämmer."
        filter={{}}
        card={(row) => <MoneyCaseCard key={row.ID} row={row} />}
      />
    </StaffList>
  );
}
