import AddIcon from "@mui/icons-material/Add";
import SwapVertIcon from "@mui/icons-material/SwapVert";
import { Button, Stack } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { RequireRole } from "../session/RequireRole.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { AreaPanel } from "./AreaPanel.tsx";
import { type CategoryAction, CategoryDialogs } from "./CategoryDialogs.tsx";

/** /admin/categories: areas of law and sub-categories. */
export function CategoriesPage() {
  return (
    <RequireRole roles={["admin"]}>
      <Categories />
    </RequireRole>
  );
}

function Categories() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [action, setAction] = useState<CategoryAction | null>(null);
  const categories = useQuery({
    queryKey: ["managedCategories"],
    queryFn: () => dataProvider.listManagedCategories(),
  });
  const { data } = categories;
  const areas = data?.filter(({ ParentID }) => ParentID === null) ?? [];
  return (
    <>
      <PageTitle>Rättsområden</PageTitle>
      <Stack direction="row" spacing={1} useFlexGap sx={{ my: 2, flexWrap: "wrap" }}>
        <Button
          variant="contained"
          size="small"
          startIcon={<AddIcon />}
          disabled={!data}
          onClick={() => setAction({ type: "create", ParentID: null })}
        >
          Nytt rättsområde
        </Button>
        <Button
          variant="outlined"
          size="small"
          startIcon={<SwapVertIcon />}
          disabled={areas.length < 2}
          onClick={() => setAction({ type: "order", ParentID: null })}
        >
          Ändra ordningen
        </Button>
      </Stack>
      <QueryContent query={categories} loading={320}>
        {(all) =>
          areas.map((area) => (
            <AreaPanel
              key={area.ID}
              area={area}
              parts={all.filter(({ ParentID }) => ParentID === area.ID)}
              onAction={setAction}
            />
          ))
        }
      </QueryContent>
      {action && data && <CategoryDialogs action={action} categories={data} onClose={() => setAction(null)} />}
    </>
  );
}
