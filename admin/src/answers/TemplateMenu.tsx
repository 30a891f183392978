import type { QuestionType } from "@lagrum/core/question/questionSchema";
import type { Template } from "@lagrum/core/template/templateSchema";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { Button, ListItemText, Menu, MenuItem } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useTiptapEditor } from "ra-input-rich-text";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";

const noTemplates: Template[] = [];

/** Sorts templates: this type of question first, then all types, then the others. */
const inOrder = (templates: Template[], type: QuestionType): Template[] => [
  ...templates.filter(({ Type }) => Type === type),
  ...templates.filter(({ Type }) => Type === null),
  ...templates.filter(({ Type }) => Type !== null && Type !== type),
];

/** Inserts a template at the cursor, or as the content of an empty answer. */
export function TemplateMenu({ type }: { type: QuestionType }) {
  const editor = useTiptapEditor();
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const {
    data: templates = noTemplates,
    isSuccess,
    error,
    refetch,
  } = useQuery({
    queryKey: ["templates", "answer"],
    queryFn: async () => (await dataProvider.listTemplates()).filter(({ Kind }) => Kind === "answer"),
    enabled: anchor !== null,
  });
  const insert = ({ Body }: Template) => {
    setAnchor(null);
    if (editor.isEmpty) editor.chain().setContent(Body, { emitUpdate: true }).focus("start").run();
    else editor.chain().focus().insertContent(Body).run();
  };
  if (!editor) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={!editor.isEditable}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Mallar
      </Button>
      <Menu
        open={anchor !== null && (isSuccess || error !== null)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Focus returns to the editor, not to the button.
        disableRestoreFocus
        slotProps={{ list: { "aria-label": "Mallar" } }}
      >
        {inOrder(templates, type).map((template) => (
          <MenuItem key={template.ID} onClick={() => insert(template)} sx={{ whiteSpace: "normal" }}>
            <ListItemText
              primary={template.Name}
              secondary={template.Type === null ? "Alla frågor" : questionTypeTexts[template.Type]}
            />
          </MenuItem>
        ))}
        {error && (
          <MenuItem onClick={() => void refetch()} sx={{ whiteSpace: "normal" }}>
            <ListItemText primary="Mallarna gick inte att hämta. Försök igen." secondary={error.message} />
          </MenuItem>
        )}
        {isSuccess && templates.length === 0 && <MenuItem disabled>Det finns inga mallar.</MenuItem>}
      </Menu>
    </>
  );
}
