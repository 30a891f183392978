import { Typography } from "@mui/material";
import { ListNoResults, useListContext } from "react-admin";

/** Text of an empty list, or of one with filters. */
export function EmptyList({ text }: { text: string }) {
  const { filterValues } = useListContext();
  if (Object.keys(filterValues ?? {}).length > 0) return <ListNoResults />;
  return <Typography sx={{ p: 3, color: "text.secondary" }}>{text}</Typography>;
}
