import type { RentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { Button, Link, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { MessageDialog } from "../forms/MessageDialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Panel } from "../ui/Panel.tsx";

/** The tenant. The personal number is masked until a user reveals it, which is logged. */
export function TenantFacts({ claim: { ID, Tenant, HasPowerOfAttorney } }: { claim: RentClaim }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
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
          ["Personnummer", shown ?? Tenant.MaskedNumber],
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
      {shown === null && (
        <>
          <Button size="small" variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 1.5 }}>
            Visa personnumret
          </Button>
          <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
            Det skrivs i loggen vem som visade det, och varför.
          </Typography>
        </>
      )}
      {isAsking && (
        <MessageDialog
          title="Visa personnumret"
          label="Varför behöver du det?"
          hint="Skälet skrivs i loggen, med ditt namn."
          field="Reason"
          action="Visa"
          sent="Personnumret visas tills du lämnar sidan."
          send={async (Reason) => setShown(await dataProvider.showPersonalNumber(ID, { Reason }))}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
