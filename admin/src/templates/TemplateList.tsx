import type { Template } from "@lagrum/core/template/templateSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { excerpt, stripHtml } from "@lagrum/core/text/text";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { Box } from "@mui/material";
import type { RaRecord } from "react-admin";
import { ListHeader } from "../lists/ListHeader.tsx";
import { ShortList } from "../lists/ShortList.tsx";
import { serif } from "../ui/theme.ts";
import { templateKindTexts } from "./TemplateForm.tsx";

type Row = Template & RaRecord;

/** Characters of a template that the list shows. */
const EXCERPT_LENGTH = 140;

const About = ({ Kind, Type, UpdatedAt, Body }: Row) => (
  <>
    {Kind !== "answer" && `${templateKindTexts[Kind]} · `}
    {Type === null ? "Alla frågor" : questionTypeTexts[Type]} · Ändrad {formatDate(UpdatedAt)}
    <Box component="span" sx={{ display: "block", mt: 0.5, fontFamily: serif }}>
      {excerpt(Kind === "answer" ? stripHtml(Body) : Body, EXCERPT_LENGTH)}
    </Box>
  </>
);

/** /admin/templates: templates for answers and messages. */
export function TemplateList() {
  return (
    <ShortList<Row>
      title="Mallar"
      head={<ListHeader add="Ny mall" />}
      picture="texts"
      empty="Inga mallar ännu. En mall läggs in i svaret med ett klick."
      primary={({ Name }) => Name}
      secondary={About}
    />
  );
}
