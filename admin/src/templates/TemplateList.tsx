import type { Template } from "@lagrum/core/contract/template";
import { formatDate } from "@lagrum/core/domain/dates";
import { excerpt, stripHtml } from "@lagrum/core/domain/text";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import AddIcon from "@mui/icons-material/Add";
import { Button } from "@mui/material";
import { LinkBase, List, type RaRecord, TopToolbar } from "react-admin";
import { LinkRows } from "../layout/LinkRows.tsx";
import { RequireRole } from "../session/RequireRole.tsx";

type Row = Template & RaRecord;

/** Characters of a template that the list shows. */
const shown = 140;

const Actions = () => (
  <TopToolbar>
    <Button component={LinkBase} to="/templates/create" size="small" startIcon={<AddIcon />}>
      Ny mall
    </Button>
  </TopToolbar>
);

const factsOf = ({ Type, UpdatedAt, Body }: Row) =>
  [
    Type === null ? "Alla frågor" : questionTypeTexts[Type],
    `Ändrad ${formatDate(UpdatedAt)}`,
    excerpt(stripHtml(Body), shown),
  ].join(" · ");

/** /admin/templates: the beginnings of answers. There are few of them: no pages, no filters. */
export function TemplateList() {
  return (
    <RequireRole roles={["admin"]}>
      <List title="Mallar" actions={<Actions />} pagination={false} empty={false} exporter={false}>
        <LinkRows<Row> primary={({ Name }) => Name} secondary={factsOf} />
      </List>
    </RequireRole>
  );
}
