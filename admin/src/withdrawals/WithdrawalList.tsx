import { withdrawalStateTexts } from "@lagrum/core/texts/withdrawals";
import { withdrawalStates } from "@lagrum/core/withdrawal/withdrawalSchema";
import { Stack, Typography } from "@mui/material";
import { SelectInput, SimpleListLoading, useListContext } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { inline } from "../lists/filterInputs.tsx";
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

function Cards() {
  const { data } = useListContext<WithdrawalRow>();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return <EmptyList text="Alla ångrade köp är handlagda." filter={waiting} />;
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: { xs: 1, md: 1.5 }, listStyle: "none" }}>
      {data.map((withdrawal) => (
        <WithdrawalCard key={withdrawal.ID} withdrawal={withdrawal} />
      ))}
    </Stack>
  );
}

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
      <Typography variant="body2" sx={{ m: 2, mb: 1, color: "text.secondary", maxWidth: "48rem" }}>
        Tiden då meddelandet kom är den som räknas. Pengarna ska vara tillbaka inom 14 dagar från den.
      </Typography>
      <Cards />
    </StaffList>
  );
}
