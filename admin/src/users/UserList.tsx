import { roleTexts, userStatusTexts } from "@lagrum/core/texts/people";
import { type UserListItem, userStatuses } from "@lagrum/core/user/userSchema";
import { Box, Chip, Link, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, LinkBase, SearchInput, SelectInput, useListContext, useRecordContext } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { LinkRows } from "../lists/LinkRows.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { Day } from "../ui/Day.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { applicationStatus, nameOf, rolesLabel } from "./userLabels.ts";

type Row = UserListItem & { id: number };

const filters = [
  <SearchInput key="Query" source="Query" alwaysOn />,
  <SelectInput
    sx={inline}
    key="Role"
    source="Role"
    choices={Object.entries(roleTexts).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
];

/** Filter: waiting, approved or rejected. */
function StatusChoice() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const choose = (_: unknown, Status: string | null) => {
    if (Status !== null) setFilters({ ...filterValues, Status }, displayedFilters);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="Ansökningar"
      value={filterValues.Status}
      onChange={choose}
      sx={{ m: 1.5 }}
    >
      {userStatuses.map((status) => (
        <ToggleButton key={status} value={status} sx={{ textTransform: "none", px: 2 }}>
          {userStatusTexts[status]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function NameAndAddress() {
  const user = useRecordContext<Row>();
  if (!user) return null;
  return (
    <Box sx={{ minWidth: 200, py: 0.5 }}>
      <Link
        component={LinkBase}
        to={`/users/${user.UserID}`}
        color="inherit"
        underline="hover"
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ fontWeight: 600, overflowWrap: "anywhere" }}
      >
        {nameOf(user)}
      </Link>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {user.Email}
      </Typography>
    </Box>
  );
}

function Marks() {
  const user = useRecordContext<Row>();
  if (!user) return null;
  return (
    <Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>
      {user.roles.map((role) => (
        <Chip key={role} size="small" label={roleTexts[role]} variant="outlined" />
      ))}
      {!user.Confirmed && <Chip size="small" label="Obekräftad" color="warning" variant="outlined" />}
      {user.Disabled && <Chip size="small" label="Avstängd" color="error" variant="outlined" />}
    </Box>
  );
}

const CreatedAt = () => {
  const user = useRecordContext<Row>();
  return user ? <Day at={user.CreatedAt} /> : null;
};

const AcceptedAt = () => {
  const user = useRecordContext<Row>();
  return user?.AcceptedAt ? <Day at={user.AcceptedAt} /> : null;
};

const waiting = { Status: "waiting" };
const empty = <EmptyList picture="people" text="Ingen väntar på att godkännas." filter={waiting} />;

function People() {
  const isSmall = useIsSmall();
  return (
    <StaffList
      title="Personer"
      filters={filters}
      filterDefaultValues={waiting}
      sort={{ field: "CreatedAt", order: "DESC" }}
      hasAllFilters
    >
      <StatusChoice />
      {isSmall ? (
        <LinkRows<Row>
          empty={empty}
          primary={nameOf}
          secondary={(user) => `${applicationStatus(user)} · ${user.Disabled ? "Avstängd" : rolesLabel(user.roles)}`}
        />
      ) : (
        <DataTable<Row> rowClick="edit" bulkActionButtons={false} empty={empty}>
          <DataTable.Col source="Name" field={NameAndAddress} />
          <DataTable.Col source="University" disableSort />
          <DataTable.Col source="roles" disableSort field={Marks} />
          <DataTable.Col source="CreatedAt" field={CreatedAt} />
          <DataTable.Col source="AcceptedAt" field={AcceptedAt} />
        </DataTable>
      )}
    </StaffList>
  );
}

/** /admin/users: applicants and staff. */
export function UserList() {
  return (
    <RequireRole roles={["admin"]}>
      <People />
    </RequireRole>
  );
}
