import AddIcon from "@mui/icons-material/Add";
import { Button, Stack } from "@mui/material";
import type { ReactNode } from "react";
import { LinkBase, useResourceContext } from "react-admin";

interface Props {
  /** What the way to a new one says. */
  add: string;
  /** Other things to do with the list. */
  children?: ReactNode;
}

/** Above a list of what administrators keep: the way to a new one first. */
export function ListHeader({ add, children }: Props) {
  const resource = useResourceContext();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ m: 1.5, flexWrap: "wrap" }}>
      <Button component={LinkBase} to={`/${resource}/create`} variant="contained" size="small" startIcon={<AddIcon />}>
        {add}
      </Button>
      {children}
    </Stack>
  );
}
