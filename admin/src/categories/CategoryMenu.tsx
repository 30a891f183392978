import type { ManagedCategory } from "@lagrum/core/category/categorySchema";
import MoreVertIcon from "@mui/icons-material/MoreVert";
import { IconButton, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import type { CategoryAction } from "./CategoryDialogs.tsx";

interface Props {
  category: ManagedCategory;
  onAction: (action: CategoryAction) => void;
}

/** Menu of rare actions. */
export function CategoryMenu({ category, onAction }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (type: "merge" | "delete") => {
    setAnchor(null);
    onAction({ type, category });
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Mer om ${category.Name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => choose("merge")}>Slå ihop med …</MenuItem>
          <MenuItem onClick={() => choose("delete")}>Ta bort</MenuItem>
        </Menu>
      )}
    </>
  );
}
