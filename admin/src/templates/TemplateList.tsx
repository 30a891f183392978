import type { Template } from "@lagrum/core/contract/template";
import { formatDate } from "@lagrum/core/domain/dates";
import { excerpt, stripHtml } from "@lagrum/core/domain/text";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import AddIcon from "@mui/icons-material/Add";
import { Box, Button } from "@mui/material";
import { LinkBase, List, type RaRecord } from "react-admin";
import { LinkRows } from "../layout/LinkRows.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { serif } from "../theme.ts";

type Row = Template & RaRecord;

/** Characters of a template that the list shows. */
const shown = 140;

const About = ({ Type, UpdatedAt, Body }: Row) => (
  <>
    {Type === null ? "Alla frågor" : questionTypeTexts[Type]} · Ändrad {formatDate(UpdatedAt)}
    <Box component="span" sx={{ display: "block", mt: 0.5, fontFamily: serif }}>
      {excerpt(stripHtml(Body), shown)}
    </Box>
  </>
);

/** /admin/templates: the beginnings of answers. There are few of them: no pages, no filters. */
export function TemplateList() {
  return (
    <RequireRole roles={["admin"]}>
      <List title="Mallar" actions={false} pagination={false} empty={false} exporter={false} sx={{ mt: 2 }}>
        <Button
          component={LinkBase}
          to="/templates/create"
          variant="contained"
          size="small"
          startIcon={<AddIcon />}
          sx={{ m: 1.5 }}
        >
          Ny mall
        </Button>
        <LinkRows<Row> primary={({ Name }) => Name} secondary={About} />
      </List>
    </RequireRole>
  );
}
