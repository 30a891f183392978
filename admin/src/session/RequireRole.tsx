import type { Role } from "@lagrum/core/account/accountSchema";
import { hasRole } from "@lagrum/core/account/roles";
import { Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useSession } from "./SessionContext.ts";

interface Props {
  /** At least one is required. */
  roles: readonly Role[];
  children: ReactNode;
  /** Shown to users without the roles, by default an error text. `null` shows nothing. */
  fallback?: ReactNode;
}

/** Shows its children to users with one of the roles (specification section 6). The API enforces access. */
export function RequireRole({ roles, children, fallback = <NotAllowed /> }: Props) {
  const { me } = useSession();
  return hasRole(me.roles, roles) ? children : fallback;
}

function NotAllowed() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>Ingen behörighet</PageTitle>
      <Typography role="alert" color="error" sx={{ mt: 2 }}>
        {translate("authFunctions.notAllowed")}
      </Typography>
    </>
  );
}
