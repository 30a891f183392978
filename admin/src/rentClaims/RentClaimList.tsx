import { type RentClaimListItem, rentClaimStates } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { rentClaimStateTexts } from "@lagrum/core/texts/rentClaims";
import { Box, Chip, Link, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, LinkBase, SelectInput, useRecordContext } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { inline, search } from "../lists/filterInputs.tsx";
import { LinkRows } from "../lists/LinkRows.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { Day } from "../ui/Day.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { estimateLabel } from "./rentClaimLabels.ts";

type Row = RentClaimListItem & { id: number };

const states = [
  { id: "Open", name: "Att göra" },
  ...rentClaimStates.map((id) => ({ id: id as string, name: rentClaimStateTexts[id] })),
];
const toDo = { State: "Open" };

const filters = [
  search,
  <SelectInput sx={inline} key="State" source="State" choices={states} emptyText="Alla" alwaysOn />,
];

/** The tenant is a link, for keyboard users. */
function Tenant() {
  const claim = useRecordContext<Row>();
  if (!claim) return null;
  return (
    <Box sx={{ minWidth: 160, py: 0.5 }}>
      <Link
        component={LinkBase}
        to={`/rent-claims/${claim.ID}`}
        color="inherit"
        underline="hover"
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ fontWeight: 600, overflowWrap: "anywhere" }}
      >
        {claim.TenantName ?? "Borttagen"}
      </Link>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {claim.Reference} · {claim.City}
      </Typography>
    </Box>
  );
}

function State() {
  const claim = useRecordContext<Row>();
  return claim ? <Chip size="small" variant="outlined" label={rentClaimStateTexts[claim.State]} /> : null;
}

function Estimate() {
  const claim = useRecordContext<Row>();
  return claim ? <span>{estimateLabel(claim)}</span> : null;
}

function ReceivedAt() {
  const claim = useRecordContext<Row>();
  return claim ? <Day at={claim.CreatedAt} /> : null;
}

/** /admin/rent-claims: open rent claims, oldest first; others by the filter. */
export function RentClaimList() {
  const isSmall = useIsSmall();
  const empty = <EmptyList picture="done" text="Inget hyresärende väntar." filter={toDo} />;
  return (
    <StaffList
      title="Hyresärenden"
      filters={filters}
      filterDefaultValues={toDo}
      sort={{ field: "CreatedAt", order: "ASC" }}
      hasAllFilters
    >
      {isSmall ? (
        <LinkRows<Row>
          primary={({ Reference, TenantName }) => `${Reference} ${TenantName ?? "Borttagen"}`}
          secondary={(claim) => `${rentClaimStateTexts[claim.State]} · ${estimateLabel(claim)}`}
          empty={empty}
        />
      ) : (
        <DataTable<Row> rowClick="edit" bulkActionButtons={false} empty={empty} storeKey="rent-claims.datatable">
          <DataTable.Col source="TenantName" disableSort field={Tenant} />
          <DataTable.Col source="State" disableSort field={State} />
          <DataTable.Col source="EstimateLow" disableSort field={Estimate} />
          <DataTable.Col source="AssignedTo" disableSort />
          <DataTable.Col source="CreatedAt" field={ReceivedAt} />
        </DataTable>
      )}
    </StaffList>
  );
}
