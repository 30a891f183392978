import type { Colleague } from "@lagrum/core/audit/auditSchema";
import { type RaRecord, SelectInput, useGetList } from "react-admin";
import { useSession } from "../session/SessionContext.ts";
import { inline } from "./filterInputs.tsx";

/** Chooses a current or former colleague. The signed-in user comes first. */
export function ColleagueInput(props: { source: string; label?: string; alwaysOn?: boolean; variant?: "outlined" }) {
  const { me } = useSession();
  const { data = [], isPending, error } = useGetList<Colleague & RaRecord>("colleagues");
  const others = data.filter(({ UserID }) => UserID !== me.UserID);
  return (
    <SelectInput
      {...props}
      sx={inline}
      isPending={isPending}
      {...(error && { helperText: "Listan gick inte att hämta. Ladda om sidan för att försöka igen." })}
      choices={[{ id: me.UserID, Name: "Mig" }, ...others]}
      optionText="Name"
    />
  );
}
