import { SelectInput } from "react-admin";
import { CardList } from "../lists/CardList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { ListNote } from "../lists/ListNote.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { UnmatchedCard, type UnmatchedRow } from "./UnmatchedCard.tsx";

const open = { State: "Open" };

const filters = [
  <SelectInput
    sx={inline}
    key="State"
    source="State"
    choices={[
      { id: "Open", name: "Att utreda" },
      { id: "Resolved", name: "Utredda" },
    ]}
    emptyText="Alla"
    alwaysOn
  />,
];

/** /admin/unmatched-payments: money in the provider's books without a payment in the service. */
export function UnmatchedPaymentList() {
  return (
    <StaffList
      title="Betalningar att utreda"
      filters={filters}
      filterDefaultValues={open}
      sort={{ field: "FoundAt", order: "ASC" }}
      hasAllFilters
    >
      <ListNote>
        Betalningar hos betaltjänsten som inte stämmer med någon beställning hos oss. Ingen beställning blir betald av
        dem. Rätta till det hos betaltjänsten och anteckna vad som gjordes.
      </ListNote>
      <CardList<UnmatchedRow>
        empty="Alla betalningar stämmer med våra beställningar."
        filter={open}
        card={(unmatched) => <UnmatchedCard key={unmatched.ID} unmatched={unmatched} />}
      />
    </StaffList>
  );
}
