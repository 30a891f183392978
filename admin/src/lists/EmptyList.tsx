import { Typography } from "@mui/material";
import { ListNoResults, useListContext } from "react-admin";
import { useListKey } from "./ListKey.ts";

/** Text of an empty list, or of one with filters, which names the view: "Inga obesvarade frågor passar filtren." */
export function EmptyList({ text }: { text: string }) {
  const { filterValues } = useListContext();
  const name = useListKey();
  if (Object.keys(filterValues ?? {}).length > 0) return <ListNoResults resource={name} />;
  return <Typography sx={{ p: 3, color: "text.secondary" }}>{text}</Typography>;
}
