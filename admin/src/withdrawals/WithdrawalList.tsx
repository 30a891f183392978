import { withdrawalStateTexts } from "@lagrum/core/texts/withdrawals";
import { withdrawalStates } from "@lagrum/core/withdrawal/withdrawalSchema";
import { SelectInput } from "react-admin";
import { CardList } from "../lists/CardList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { ListNote } from "../lists/ListNote.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { WithdrawalCard, type WithdrawalRow } from "./WithdrawalCard.tsx";

const waiting = { State: "Waiting" };

const filters = [
  <SelectInput
    sx={inline}
    key="State"
    source="State"
    choices={[
      { id: "Waiting", name: "Att göra" },
      ...withdrawalStates.map((state) => ({ id: state, name: withdrawalStateTexts[state] })),
    ]}
    emptyText="Alla"
    alwaysOn
  />,
];

/** /admin/withdrawals: withdrawals from contracts. */
export function WithdrawalList() {
  return (
    <StaffList
      title="Ångrade köp"
      filters={filters}
      filterDefaultValues={waiting}
      sort={{ field: "ReceivedAt", order: "ASC" }}
      hasAllFilters
    >
      <ListNote>
        Tiden då meddelandet kom är den som räknas. Pengarna ska vara tillbaka inom 14 dagar från den.
      </ListNote>
      <CardList<WithdrawalRow>
        empty="Alla ångrade köp är handlagda."
        filter={waiting}
        card={(withdrawal) => <WithdrawalCard key={withdrawal.ID} withdrawal={withdrawal} />}
      />
    </StaffList>
  );
}
