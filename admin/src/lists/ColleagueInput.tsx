import type { Colleague } from "@lagrum/core/audit/auditSchema";
import { type RaRecord, ReferenceInput, SelectInput, useChoicesContext } from "react-admin";
import { useSession } from "../session/SessionContext.ts";
import { inline } from "./filterInputs.tsx";
import { referenceFailure, referenceQuery } from "./referenceQuery.ts";

interface ColleagueInputProps {
  source: string;
  label?: string;
  alwaysOn?: boolean;
  variant?: "outlined";
}

function ColleagueChoices(props: ColleagueInputProps) {
  const { me } = useSession();
  const { allChoices = [], isPending, error } = useChoicesContext<Colleague & RaRecord>();
  const others = allChoices.filter(({ UserID }) => UserID !== me.UserID);
  return (
    <SelectInput
      {...props}
      sx={inline}
      isPending={isPending}
      {...(error && { helperText: referenceFailure })}
      choices={[{ id: me.UserID, Name: "Mig" }, ...others]}
      optionText="Name"
    />
  );
}

/** Chooses a current or former colleague. The signed-in user comes first. */
export const ColleagueInput = (props: ColleagueInputProps) => (
  <ReferenceInput source={props.source} reference="colleagues" queryOptions={referenceQuery}>
    <ColleagueChoices {...props} />
  </ReferenceInput>
);
