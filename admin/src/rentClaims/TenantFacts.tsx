import type { RentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { Button, Link, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { Facts } from "../ui/Facts.tsx";
import { toFormError } from "../ui/formError.ts";
import { Panel } from "../ui/Panel.tsx";

/** The tenant. The personal number is masked until a user reveals it, which is logged. */
export function TenantFacts({ claim: { ID, Tenant, HasPowerOfAttorney } }: { claim: RentClaim }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.showPersonalNumber(ID),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
  });
  if (Tenant === null) {
    return (
      <Panel title="Hyresgästen">
        <Typography sx={{ color: "text.secondary" }}>Uppgifterna om hyresgästen är borttagna.</Typography>
      </Panel>
    );
  }
  return (
    <Panel title="Hyresgästen">
      <Facts
        facts={[
          ["Namn", Tenant.Name],
          ["Personnummer", data ?? Tenant.MaskedNumber],
          [
            "E-post",
            <Link key="mail" href={`mailto:${Tenant.Email}`}>
              {Tenant.Email}
            </Link>,
          ],
          [
            "Telefon",
            <Link key="phone" href={`tel:${Tenant.Phone}`}>
              {Tenant.Phone}
            </Link>,
          ],
          ["Adress", Tenant.Address],
          ["Fullmakt", HasPowerOfAttorney ? "Ja" : "Nej"],
        ]}
      />
      {data === undefined && (
        <>
          <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate()} sx={{ mt: 1.5 }}>
            Visa personnumret
          </Button>
          <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
            Det skrivs i loggen vem som visade det.
          </Typography>
        </>
      )}
    </Panel>
  );
}
