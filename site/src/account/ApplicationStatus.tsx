import type { Me } from "@lagrum/core/contract/account";
import { formatDate } from "@lagrum/core/domain/dates";
import { isStaff } from "@lagrum/core/domain/roles";
import { ButtonLink } from "../ui/Button.tsx";
import styles from "../ui/Form.module.css";
import { Notice } from "../ui/Notice.tsx";

/** Where the application stands, and what there is to do. */
export function ApplicationStatus({ me }: { me: Me }) {
  if (isStaff(me.roles)) {
    return (
      <p>
        Du är rådgivare hos oss. Frågor och svar finns på <a href="/admin/dashboard">personalsidorna</a>.
      </p>
    );
  }
  if (me.Status.includes("rejected")) {
    return (
      <Notice title="Vi har avböjt din ansökan">
        {me.RejectReason && <p className={styles.kept}>{me.RejectReason}</p>}
        <p>
          {me.RejectedAt && `Beslutet är från den ${formatDate(me.RejectedAt)}. `}Tack för att du sökte. Du kan hämta
          eller radera dina uppgifter här nedanför.
        </p>
      </Notice>
    );
  }
  if (me.Status.includes("approved")) {
    return (
      <Notice title="Din ansökan är godkänd">
        <p>Du har just nu ingen roll hos oss. Kontakta oss om du tror att det är fel.</p>
      </Notice>
    );
  }
  return (
    <Notice title="Din ansökan väntar på dina svar">
      <p>
        Din adress är bekräftad. Nästa steg är provfrågorna. Vi läser svaren utan att se vem som har skrivit dem, och
        mejlar dig vad vi har bestämt.
      </p>
      <ButtonLink to="/account/provfragor">Till provfrågorna</ButtonLink>
    </Notice>
  );
}
