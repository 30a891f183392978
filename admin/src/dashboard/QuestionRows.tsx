import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import {
  Box,
  Card,
  CardContent,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Skeleton,
  Stack,
  Typography,
} from "@mui/material";
import type { ComponentProps } from "react";
import { LinkBase } from "react-admin";
import { ListLink } from "../lists/ListLink.tsx";
import { TimeChip } from "../questions/TimeLeft.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";

export type Row = QuestionListItem & { id: number };

interface Props {
  heading: string;
  empty: string;
  /** Link to the next step when the list is empty. */
  next?: { list: string; text: string };
  query: ComponentProps<typeof QueryContent<Row[]>>["query"];
  place: string;
  more: (row: Row) => string | null;
}

function RowsSkeleton() {
  return (
    <Stack role="status" aria-label="Hämtar frågorna" spacing={1} sx={{ mt: 1 }}>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} variant="rounded" height={44} />
      ))}
    </Stack>
  );
}

/** A short list of questions with their time left. */
export function QuestionRows({ heading, empty, next, query, place, more }: Props) {
  return (
    <Card>
      <CardContent>
        <Typography variant="h5" component="h2" sx={{ mb: 0.5 }}>
          {heading}
        </Typography>
        <QueryContent query={query} loading={<RowsSkeleton />}>
          {(rows) =>
            rows.length === 0 ? (
              <Typography sx={{ color: "text.secondary", mt: 1 }}>
                {empty} {next && <ListLink list={next.list}>{next.text}</ListLink>}
              </Typography>
            ) : (
              <List disablePadding>
                {rows.map((row) => (
                  <ListItem
                    key={row.id}
                    disablePadding
                    sx={{ "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" } }}
                  >
                    <ListItemButton
                      component={LinkBase}
                      to={`/${place}/${row.id}`}
                      sx={{
                        ...{ px: 1, py: 0.75, mx: -1, columnGap: 2, rowGap: 0.5 },
                        flexWrap: { xs: "wrap", sm: "nowrap" },
                      }}
                    >
                      <ListItemText
                        primary={row.Title}
                        secondary={[row.Category.Name, questionTypeTexts[row.Type], more(row)]
                          .filter(Boolean)
                          .join(" · ")}
                        slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: "anywhere" } } }}
                        sx={{ flex: { xs: "1 1 100%", sm: 1 }, minWidth: 0, my: 0 }}
                      />
                      <Box sx={{ flex: "none", maxWidth: "100%" }}>
                        <TimeChip question={row} />
                      </Box>
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
            )
          }
        </QueryContent>
      </CardContent>
    </Card>
  );
}
