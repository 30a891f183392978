import type { Order } from "@lagrum/core/order/orderSchema";
import { formatPostalCode } from "@lagrum/core/text/postalCode";
import { buyerRoleTexts } from "@lagrum/core/texts/orders";
import { Button, Link, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { MessageDialog } from "../forms/MessageDialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Panel } from "../ui/Panel.tsx";

const yesNo = (value: boolean) => (value ? "Ja" : "Nej");

/** The buyer, and the buyer's consents. The personal number is masked until it is shown, which is logged with a reason. */
export function Customer({ order }: { order: Order }) {
  const { ID, Customer: customer, Reference, ContactHidden } = order;
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  return (
    <Panel title="Kunden">
      {customer === null && (
        <Typography sx={{ color: "text.secondary", mb: 1 }}>Uppgifterna om kunden är borttagna.</Typography>
      )}
      {ContactHidden && customer !== null && (
        <Typography sx={{ color: "text.secondary", mb: 1 }}>
          E-post, telefon, adress, dokument och kvitton visas för den som har tagit beställningen.
        </Typography>
      )}
      <Facts
        facts={[
          ["Köper som", buyerRoleTexts[order.Role]],
          ["Företag", customer?.CompanyName],
          ["Organisationsnummer", customer?.OrgNumber],
          ["Personnummer", shown ?? customer?.MaskedNumber],
          ["Namn", customer && `${customer.FirstName} ${customer.LastName}`.trim()],
          [
            "E-post",
            customer?.Email && (
              <Link href={`mailto:${customer.Email}?subject=${encodeURIComponent(`Din beställning ${Reference}`)}`}>
                {customer.Email}
              </Link>
            ),
          ],
          ["Telefon", customer?.Phone && <Link href={`tel:${customer.Phone}`}>{customer.Phone}</Link>],
          [
            "Adress",
            customer?.Street &&
              `${customer.Street}\n${formatPostalCode(customer.PostalCode ?? "")} ${customer.City ?? ""}`.trim(),
          ],
          ["Motpart", order.Counterparty],
          ["Vill att arbetet börjar genast", order.Role === "Private" && yesNo(order.StartNow)],
          ["Vet att ångerrätten upphör", order.Role === "Private" && yesNo(order.LoseRight)],
          ["Villkorens version", order.TermsVersion],
        ]}
      />
      {customer?.MaskedNumber && shown === null && (
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
          send={async (Reason) => setShown(await dataProvider.showBuyerNumber(ID, { Reason }))}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
