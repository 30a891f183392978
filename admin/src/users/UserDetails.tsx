import { formatDateTime } from "@lagrum/core/text/dates";
import type { User } from "@lagrum/core/user/userSchema";
import { Stack, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { DetailsPage } from "../recordPages/DetailsPage.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { useSession } from "../session/SessionContext.ts";
import { Panel } from "../ui/Panel.tsx";
import { TwoColumns } from "../ui/TwoColumns.tsx";
import { AnswersInfoPanel } from "./AnswersInfoPanel.tsx";
import { Application } from "./Application.tsx";
import { ApprovalPanel } from "./ApprovalPanel.tsx";
import { DeleteUserButton } from "./DeleteUserButton.tsx";
import { EditUserButton } from "./EditUserButton.tsx";
import { RolesAndNotes } from "./RolesAndNotes.tsx";
import { TestAnswersPanel } from "./TestAnswersPanel.tsx";

function AccountHistory({ user: { History } }: { user: User }) {
  const translate = useTranslate();
  if (History.length === 0) return null;
  return (
    <Panel title="Historik">
      <Stack component="ol" spacing={1} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {History.map(({ At, Name, Action }) => (
          <Typography component="li" variant="body2" key={`${At} ${Action}`}>
            {translate(`accountAction.${Action}`, { _: Action })}
            {Name && ` av ${Name}`}
            <Typography component="span" variant="body2" sx={{ color: "text.secondary", display: "block" }}>
              {formatDateTime(At)}
            </Typography>
          </Typography>
        ))}
      </Stack>
    </Panel>
  );
}

function Content({ user }: { user: User }) {
  const { me } = useSession();
  const isOwn = me.UserID === user.UserID;
  return (
    <TwoColumns
      main={
        <>
          <Application user={user} />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
            <EditUserButton user={user} />
            {!isOwn && <DeleteUserButton user={user} />}
          </Stack>
          <TestAnswersPanel userId={user.UserID} />
        </>
      }
      aside={
        <>
          <ApprovalPanel user={user} isOwn={isOwn} />
          <RolesAndNotes user={user} isOwn={isOwn} />
          <AnswersInfoPanel userId={user.UserID} />
          <AccountHistory user={user} />
        </>
      }
    />
  );
}

/** /admin/users/{id}: one person, the application and the decision on it. */
export function UserDetails() {
  return (
    <RequireRole roles={["admin"]}>
      <DetailsPage<User> kind="Person">{(user) => <Content user={user} />}</DetailsPage>
    </RequireRole>
  );
}
