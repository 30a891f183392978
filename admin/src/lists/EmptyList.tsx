import { Box, Stack, Typography } from "@mui/material";
import { ListNoResults, useListContext } from "react-admin";
import { EmptyIllustration, type EmptyPicture } from "./EmptyIllustration.tsx";
import { useListKey } from "./ListKey.ts";
import { ListLink, type ListTarget } from "./ListLink.tsx";

/** The next step when a work queue is empty. */
export const toUnanswered = { list: "questions/unanswered", text: "Ta en obesvarad fråga" };

interface Props {
  picture: EmptyPicture;
  text: string;
  /** The list's default filters, which `text` describes. */
  filter?: Record<string, unknown>;
  /** Link to the next step. */
  next?: ListTarget & { text: string };
}

/** Picture and text of an empty list. With filters the text names the view: "Inga obesvarade frågor passar filtren." */
export function EmptyList({ picture, text, filter, next }: Props) {
  const { filterValues } = useListContext();
  const name = useListKey();
  const isFiltered = Object.entries(filterValues ?? {}).some(([field, value]) => filter?.[field] !== value);
  if (isFiltered) {
    return (
      <Box sx={{ px: 3, pt: 3 }}>
        <EmptyIllustration picture="search" />
        <ListNoResults resource={name} />
      </Box>
    );
  }
  return (
    <Stack sx={{ p: 3, alignItems: "flex-start" }}>
      <EmptyIllustration picture={picture} />
      <Typography sx={{ color: "text.secondary", mt: 1.5 }}>{text}</Typography>
      {next && (
        <ListLink
          list={next.list}
          {...(next.filter && { filter: next.filter })}
          sx={{ display: "inline-block", mt: 1 }}
        >
          {next.text}
        </ListLink>
      )}
    </Stack>
  );
}
