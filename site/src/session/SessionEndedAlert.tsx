import { errorText } from "@lagrum/core/texts/errors";
import { GlobalAlert } from "../ui/GlobalAlert.tsx";
import { sessionEvents, useSession } from "./session.ts";

/** Shows why the session ended; ok opens the start page (specification section 8, REVOKED_TOKEN). */
export function SessionEndedAlert() {
  const { error } = useSession();
  return (
    <GlobalAlert title="Du är utloggad" onOk={() => sessionEvents.dismiss()}>
      {errorText(error ?? "REVOKED_TOKEN")}
    </GlobalAlert>
  );
}
