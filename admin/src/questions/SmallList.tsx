import type { QuestionListItem } from "@lagrum/core/contract/question";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { List, ListItem, ListItemButton, ListItemText, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { LinkBase, ListNoResults, SimpleListLoading, useListContext, useResourceContext } from "react-admin";

/** Too narrow for a table. */
export const useIsSmall = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));

type Row = QuestionListItem & { id: number };

interface Props {
  /** What stands below title and area. */
  more: (question: Row) => ReactNode;
  pathOf?: (question: QuestionListItem) => string;
  /** What is shown when there is nothing. */
  empty?: ReactNode;
}

/** A list on a narrow screen. React-Admin's own has buttons instead of links where a row does not lead to its own record. */
export function SmallList({ more, pathOf, empty = <ListNoResults /> }: Props) {
  const { data } = useListContext<Row>();
  const resource = useResourceContext();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return empty;
  return (
    <List disablePadding>
      {data.map((question) => (
        <ListItem
          key={question.id}
          disablePadding
          sx={{ "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}
        >
          <ListItemButton component={LinkBase} to={pathOf?.(question) ?? `/${resource}/${question.id}`}>
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
        </ListItem>
      ))}
    </List>
  );
}
