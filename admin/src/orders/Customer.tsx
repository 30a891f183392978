import type { Order } from "@lagrum/core/order/orderSchema";
import { formatPostalCode } from "@lagrum/core/text/postalCode";
import { buyerRoleTexts } from "@lagrum/core/texts/orders";
import { Link, Typography } from "@mui/material";
import { Facts } from "../ui/Facts.tsx";
import { Panel } from "../ui/Panel.tsx";

const yesNo = (value: boolean) => (value ? "Ja" : "Nej");

/** The buyer, and the buyer's consents. */
export function Customer({ order }: { order: Order }) {
  const { Customer: customer, Reference, ContactHidden } = order;
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
    </Panel>
  );
}
