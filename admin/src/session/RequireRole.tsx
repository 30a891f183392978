import type { Role } from "@lagrum/core/account/accountSchema";
import { hasRole } from "@lagrum/core/account/roles";
import { Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { PageTitle } from "../ui/PageTitle.tsx";
import { useSession } from "./SessionContext.ts";

interface Props {
  /** At least one of them is needed. */
  roles: readonly Role[];
  children: ReactNode;
  /** Shown to others; without it they read that they may not. `null` shows nothing. */
  fallback?: ReactNode;
}

/** Shows something to those who have the role (specification section 6). Manners only: the API refuses the others. */
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
