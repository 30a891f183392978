import type { Me } from "@lagrum/core/account/accountSchema";
import styles from "./AccountPage.module.css";
import { ApplicationStatus } from "./ApplicationStatus.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { ExportData } from "./ExportData.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { ProfileDetails } from "./ProfileDetails.tsx";
import type { ProfileChoices } from "./ProfileFields.tsx";
import { Sessions } from "./Sessions.tsx";

/** The account page: the stored data and the actions on it. */
export function AccountPage({ me, choices }: { me: Me; choices: ProfileChoices }) {
  return (
    <div className={styles.sections}>
      <ApplicationStatus me={me} />
      <ProfileDetails me={me} choices={choices} />
      <PasswordSection me={me} />
      <Sessions />
      <ExportData />
      <DeleteAccount me={me} />
    </div>
  );
}
