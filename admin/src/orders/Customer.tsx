import type { Order, ShowBuyerNumber, ShownBuyerNumber } from "@lagrum/core/order/orderSchema";
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

type Numbered = ShowBuyerNumber["Field"];

const numberTexts: Record<Numbered, { button: string; sent: string }> = {
  PersonalNumber: { button: "Visa personnumret", sent: "Personnumret visas tills du lämnar sidan." },
  OrgNumber: { button: "Visa organisationsnumret", sent: "Organisationsnumret visas tills du lämnar sidan." },
};

/** A button that shows a masked number, once a reason is given. */
function ShowNumber({
  order,
  field,
  onShown,
}: {
  order: Order;
  field: Numbered;
  onShown(shown: ShownBuyerNumber): void;
}) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const { button, sent } = numberTexts[field];
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 1.5 }}>
        {button}
      </Button>
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
        Det skrivs i loggen vem som visade det, och varför.
      </Typography>
      {isAsking && (
        <MessageDialog
          title={button}
          label="Varför behöver du det?"
          hint="Skälet skrivs i loggen, med ditt namn."
          field="Reason"
          action="Visa"
          sent={sent}
          send={async (Reason) => onShown(await dataProvider.showBuyerNumber(order.ID, { Reason, Field: field }))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The buyer, and the buyer's consents. Personal numbers are masked until they are shown, which is logged with a reason. */
export function Customer({ order }: { order: Order }) {
  const { Customer: customer, Reference, ContactHidden } = order;
  const [shown, setShown] = useState<ShownBuyerNumber | null>(null);
  const [shownOrg, setShownOrg] = useState<ShownBuyerNumber | null>(null);
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
          [
            customer?.MaskedOrgNumber ? "Organisationsnummer (enskild firma)" : "Organisationsnummer",
            shownOrg?.PersonalNumber ?? customer?.MaskedOrgNumber ?? customer?.OrgNumber,
          ],
          ["Momsregistreringsnummer", shownOrg?.VatNumber],
          ["Personnummer", shown?.PersonalNumber ?? customer?.MaskedNumber],
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
      {customer?.MaskedOrgNumber && shownOrg === null && (
        <ShowNumber order={order} field="OrgNumber" onShown={setShownOrg} />
      )}
      {customer?.MaskedNumber && shown === null && (
        <ShowNumber order={order} field="PersonalNumber" onShown={setShown} />
      )}
    </Panel>
  );
}
