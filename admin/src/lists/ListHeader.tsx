import AddIcon from "@mui/icons-material/Add";
import { Button, Stack } from "@mui/material";
import type { ReactNode } from "react";
import { LinkBase, useResourceContext } from "react-admin";

interface Props {
  /** Label of the create button. */
  add: string;
  /** Further actions. */
  children?: ReactNode;
}

/** Header of a list with a create button. */
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
