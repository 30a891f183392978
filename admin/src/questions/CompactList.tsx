import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { Box, List, ListItem, ListItemButton, ListItemText } from "@mui/material";
import type { ReactNode } from "react";
import { LinkBase, SimpleListLoading, useListContext } from "react-admin";
import { SelectBox, SelectionBar } from "../lists/SelectionBar.tsx";
import { pathOfQuestion } from "./questionPath.ts";

type Row = QuestionListItem & { id: number };

interface Props {
  /** Secondary text, below title and area. */
  more: (question: Row) => ReactNode;
  /** Shown beside the row's link. */
  beside?: (question: Row) => ReactNode;
  /** Bulk actions. Without them rows have no checkboxes. */
  bulkActionButtons?: ReactNode;
  empty: ReactNode;
}

/** A list for narrow screens. React-Admin's SimpleList has no links to other pages than the row's own. */
export function CompactList({ more, beside, bulkActionButtons, empty }: Props) {
  const { data } = useListContext<Row>();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return empty;
  const rows = (
    <List disablePadding>
      {data.map((question) => (
        <ListItem
          key={question.id}
          disablePadding
          sx={{ "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}
        >
          {bulkActionButtons && (
            <Box sx={{ pl: 1.5 }}>
              <SelectBox id={question.id} name={question.Title} />
            </Box>
          )}
          <ListItemButton component={LinkBase} to={pathOfQuestion(question)}>
            <ListItemText
              primary={question.Title}
              secondary={
                <>
                  {question.Category.Name} · {questionTypeTexts[question.Type]}
                  <br />
                  {more(question)}
                </>
              }
              slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: "anywhere" } } }}
            />
          </ListItemButton>
          {beside && <Box sx={{ pr: 2, flexShrink: 0, "&:empty": { display: "none" } }}>{beside(question)}</Box>}
        </ListItem>
      ))}
    </List>
  );
  return (
    <>
      {bulkActionButtons && <SelectionBar>{bulkActionButtons}</SelectionBar>}
      {rows}
    </>
  );
}
