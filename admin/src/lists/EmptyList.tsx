import { Typography } from "@mui/material";
import { ListNoResults, useListContext } from "react-admin";

/** An empty list: why it is, or that the filters leave nothing. */
export function EmptyList({ text }: { text: string }) {
  const { filterValues } = useListContext();
  if (Object.keys(filterValues ?? {}).length > 0) return <ListNoResults />;
  return <Typography sx={{ p: 3, color: "text.secondary" }}>{text}</Typography>;
}
