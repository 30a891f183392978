import { Button, Typography } from "@mui/material";
import { LinkBase, useTranslate } from "react-admin";
import { PageTitle } from "./PageTitle.tsx";

/** 404 page. */
export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate("ra.page.not_found")}</PageTitle>
      <Typography sx={{ my: 2 }}>{translate("ra.message.not_found")}</Typography>
      <Button component={LinkBase} to="/dashboard" variant="contained" sx={{ alignSelf: "flex-start" }}>
        Till översikten
      </Button>
    </>
  );
}
