import { type AuditRow, actNames, type Colleague } from "@lagrum/core/audit/auditSchema";
import { actEntities } from "@lagrum/core/audit/historySchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { actEntityTexts } from "@lagrum/core/texts/history";
import { Box, Link, List, ListItem, Typography } from "@mui/material";
import { useMemo } from "react";
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  LinkBase,
  NumberInput,
  type RaRecord,
  SelectInput,
  SimpleListLoading,
  useGetList,
  useListContext,
  useRecordContext,
} from "react-admin";
import { ColleagueInput } from "../lists/ColleagueInput.tsx";
import { EmptyList } from "../lists/EmptyList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";
import {
  actionLabel,
  actorWithoutUser,
  changeLabel,
  type EntityNames,
  entityLabel,
  entityPath,
} from "./auditLabels.ts";

type Row = AuditRow & { id: number };

const actChoices = actNames.map((id) => {
  const [Entity, Action] = id.split(".") as [AuditRow["Entity"], string];
  return { id, name: `${actEntityTexts[Entity]}: ${actionLabel({ Entity, Action })}` };
});

const filters = [
  <ColleagueInput key="UserID" source="UserID" alwaysOn />,
  <AutocompleteInput key="Act" source="Act" choices={actChoices} sx={{ minWidth: { md: 280 } }} alwaysOn />,
  <SelectInput
    sx={inline}
    key="Entity"
    source="Entity"
    choices={actEntities.map((id) => ({ id, name: actEntityTexts[id] }))}
  />,
  <NumberInput key="EntityID" source="EntityID" min={1} />,
  <DateInput key="From" source="From" alwaysOn />,
  <DateInput key="To" source="To" alwaysOn />,
];

/** Names of colleagues and areas by id. */
function useEntityNames(): EntityNames {
  const { data: people = [] } = useGetList<Colleague & RaRecord>("colleagues");
  const { data: areas = [] } = useGetList<RaRecord & { Name: string }>("categories", {
    pagination: { page: 1, perPage: 100 },
  });
  return useMemo(
    () => ({
      colleagues: new Map(people.map(({ UserID, Name }) => [UserID, Name])),
      areas: new Map(areas.map(({ id, Name }) => [Number(id), Name])),
    }),
    [people, areas],
  );
}

function Thing({ row }: { row: Row }) {
  const path = entityPath(row);
  return (
    <Box sx={{ overflowWrap: "anywhere" }}>
      {path === null ? (
        <span>{row.Title ?? entityLabel(row)}</span>
      ) : (
        <Link component={LinkBase} to={path} color="inherit">
          {row.Title}
        </Link>
      )}
      {row.Title !== null && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {entityLabel(row)}
        </Typography>
      )}
    </Box>
  );
}

function Changed({ row }: { row: Row }) {
  const names = useEntityNames();
  if (row.Changed.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", overflowWrap: "anywhere" }}>
      {row.Changed.map((change) => (
        <li key={change.Field}>{changeLabel(change, names)}</li>
      ))}
    </Box>
  );
}

const actorName = (row: Row) => row.User?.Name ?? actorWithoutUser(row);

const AtCell = () => {
  const row = useRecordContext<Row>();
  return row ? <Box sx={{ whiteSpace: "nowrap" }}>{formatDateTime(row.At)}</Box> : null;
};
const WhoCell = () => {
  const row = useRecordContext<Row>();
  return row ? <span>{actorName(row)}</span> : null;
};
const ActCell = () => {
  const row = useRecordContext<Row>();
  return row ? <span>{actionLabel(row)}</span> : null;
};
const ThingCell = () => {
  const row = useRecordContext<Row>();
  return row ? <Thing row={row} /> : null;
};
const ChangedCell = () => {
  const row = useRecordContext<Row>();
  return row ? <Changed row={row} /> : null;
};

const empty = <EmptyList picture="texts" text="Loggen är tom. Här visas vad personalen gör, med det senaste först." />;

function SmallLog() {
  const { data } = useListContext<Row>();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return empty;
  return (
    <List disablePadding>
      {data.map((row) => (
        <ListItem
          key={row.id}
          sx={{ display: "block", "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}
        >
          <Typography sx={{ fontWeight: 600 }}>{actionLabel(row)}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {actorName(row)} · {formatDateTime(row.At)}
          </Typography>
          <Thing row={row} />
          <Typography variant="body2" component="div">
            <Changed row={row} />
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}

function Acts() {
  const isSmall = useIsSmall();
  return (
    <StaffList title="Logg" filters={filters} sort={{ field: "At", order: "DESC" }}>
      {isSmall ? (
        <SmallLog />
      ) : (
        <DataTable<Row> rowClick={false} empty={empty} bulkActionButtons={false}>
          <DataTable.Col source="At" field={AtCell} />
          <DataTable.Col source="User" disableSort field={WhoCell} />
          <DataTable.Col source="Action" disableSort field={ActCell} />
          <DataTable.Col source="Thing" disableSort field={ThingCell} />
          <DataTable.Col source="Changed" disableSort field={ChangedCell} />
        </DataTable>
      )}
    </StaffList>
  );
}

/** /admin/audit: the audit log. */
export function AuditLog() {
  return (
    <RequireRole roles={["admin"]}>
      <Acts />
    </RequireRole>
  );
}
