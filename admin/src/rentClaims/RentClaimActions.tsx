import { type DeskEvent, deskEvents, type RentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { nextRentClaimState } from "@lagrum/core/rentClaim/rentClaimTransitions";
import { deskEventTexts } from "@lagrum/core/texts/rentClaims";
import { Button, Stack, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";
import { Panel } from "../ui/Panel.tsx";
import { MoveDialog } from "./MoveDialog.tsx";

/** The claim's assignee, and the actions that its state machine allows. The API decides. */
export function RentClaimActions({ claim }: { claim: RentClaim }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [dialog, setDialog] = useState<DeskEvent | null>(null);
  const take = useMutation({
    mutationFn: () => dataProvider.moveRentClaim(claim.ID, { Event: "TAKE" }),
    networkMode: "always",
    onSuccess: () => notify("Du granskar nu ärendet.", { type: "success" }),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
    onSettled: () => refresh(),
  });
  const allowed = deskEvents.filter((event) => nextRentClaimState(claim.State, event) !== null);
  return (
    <Panel title="Handläggning">
      <Typography>
        {claim.AssignedTo === null ? "Ingen har börjat granska ärendet." : `${claim.AssignedTo} handlägger ärendet.`}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 1.5, "&:empty": { display: "none" } }}>
        {allowed.map((event) => (
          <Button
            key={event}
            variant={event === "TAKE" || event === "DECIDE" ? "contained" : "outlined"}
            disabled={event === "TAKE" && take.isPending}
            onClick={() => (event === "TAKE" ? take.mutate() : setDialog(event))}
          >
            {deskEventTexts[event]}
          </Button>
        ))}
      </Stack>
      {dialog && <MoveDialog claim={claim} event={dialog} onClose={() => setDialog(null)} />}
    </Panel>
  );
}
