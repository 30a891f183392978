import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { Box, List, ListItem, ListItemButton, ListItemText } from "@mui/material";
import type { ReactNode } from "react";
import { LinkBase, ListNoResults, SimpleListLoading, useListContext } from "react-admin";
import { SelectBox, SelectionBar } from "../lists/SelectionBar.tsx";
import { pathOfQuestion } from "./questionPath.ts";

type Row = QuestionListItem & { id: number };

interface Props {
  /** What stands below title and area. */
  more: (question: Row) => ReactNode;
  /** What stands beside the row's link, where that is not for the link. */
  beside?: (question: Row) => ReactNode;
  /** What can be done with those that are ticked; without it none can be. */
  bulkActionButtons?: ReactNode;
  /** What is shown when there is nothing. */
  empty?: ReactNode;
}

/** A list on a narrow screen. React-Admin's own has buttons instead of links where a row does not lead to its own record. */
export function CompactList({ more, beside, bulkActionButtons, empty = <ListNoResults /> }: Props) {
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
