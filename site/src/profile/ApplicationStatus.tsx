import type { Me } from "@lagrum/core/account/accountSchema";
import { isStaff } from "@lagrum/core/account/roles";
import { dashboardPath } from "@lagrum/core/account/signInRedirect";
import { formatDate } from "@lagrum/core/text/dates";
import { lowerFirst } from "@lagrum/core/text/text";
import { roleTexts } from "@lagrum/core/texts/people";
import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "../ui/Button.tsx";
import styles from "../ui/Form.module.css";
import { Notice } from "../ui/Notice.tsx";
import { testQuery } from "./testAnswers.ts";

/** The state of the application, and the next step. */
export function ApplicationStatus({ me }: { me: Me }) {
  if (isStaff(me.roles)) {
    return (
      <p>
        Du arbetar hos oss som {me.roles.map((role) => lowerFirst(roleTexts[role])).join(" och ")}. Frågor och svar
        finns på <a href={dashboardPath}>personalsidorna</a>.
      </p>
    );
  }
  if (me.Status.includes("rejected")) {
    return (
      <Notice title="Vi har avböjt din ansökan">
        {me.RejectReason && <p className={styles.preserved}>{me.RejectReason}</p>}
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
  return <Waiting userId={me.UserID} />;
}

function Waiting({ userId }: { userId: number }) {
  const { data = [] } = useQuery(testQuery(userId));
  const answered = data.filter(({ answer }) => answer !== null).length;
  const isAnswered = data.length > 0 && answered === data.length;
  return (
    <Notice title={isAnswered ? "Vi läser din ansökan" : "Nästa steg: provfrågorna"}>
      {data.length > 0 && <p>{`Du har svarat på ${answered} av ${data.length} provfrågor.`}</p>}
      <p>Vi läser svaren utan att se vem som har skrivit dem, och mejlar dig vad vi har bestämt.</p>
      <ButtonLink variant={isAnswered ? "secondary" : "primary"} to="/account/provfragor">
        {isAnswered ? "Se dina svar" : "Till provfrågorna"}
      </ButtonLink>
    </Notice>
  );
}
