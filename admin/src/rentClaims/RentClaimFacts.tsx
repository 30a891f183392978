import { formatPrice } from "@lagrum/core/money/money";
import type { RentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import type { Furnishing, HousingType } from "@lagrum/core/rentClaim/rentClaimSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { formatPostalCode } from "@lagrum/core/text/postalCode";
import { Facts } from "../ui/Facts.tsx";
import { Panel } from "../ui/Panel.tsx";
import { estimateLabel } from "./rentClaimLabels.ts";

const housingTexts: Record<HousingType, string> = {
  SecondHand: "Hyresrätt i andra hand",
  Lodger: "Rum i hyresrätt",
  Owned: "Ägd bostad",
  Company: "Genom ett företag",
  Unknown: "Vet inte",
};

const furnishingTexts: Record<Furnishing, string> = { Full: "Ja", Partial: "Delvis", None: "Nej" };

const price = (amount: number | null) => (amount === null ? null : formatPrice(amount));

/** The home, and the input of the estimate. */
export function HomeFacts({ claim }: { claim: RentClaim }) {
  const { Check, Rooms, AreaSqm, Deposit, LastApplicationDay, RecoveredAmount } = claim;
  const { LandlordRentFrom: from, LandlordRentTo: to } = Check;
  const extras = Object.values(Check.Extras).reduce((sum, amount) => sum + amount, 0);
  return (
    <Panel title="Bostaden och hyran">
      <Facts
        facts={[
          ["Hyr", housingTexts[Check.HousingType]],
          ["Adress", `${claim.Street}, ${formatPostalCode(claim.PostalCode)} ${claim.City}`],
          ["Lägenhetsnummer", claim.ApartmentNumber],
          ["Storlek", [Rooms && `${Rooms} rum`, AreaSqm && `${AreaSqm} m²`].filter(Boolean).join(", ")],
          ["Hyrde från", formatDate(Check.ContractStart)],
          ["Till", Check.ContractEnd === null ? "Bor kvar" : formatDate(Check.ContractEnd)],
          ["Ansökan senast", LastApplicationDay && formatDate(LastApplicationDay)],
          ["Hyra per månad", formatPrice(Check.MonthlyRent)],
          [
            "Hyresvärdens hyra",
            from === null || to === null
              ? "Okänd"
              : from === to
                ? formatPrice(from)
                : `${formatPrice(from)} till ${formatPrice(to)}`,
          ],
          ["Del av bostaden", Check.RoomShare !== null && `${Check.RoomShare} %`],
          ["Möblerad", furnishingTexts[Check.Furnished]],
          ["Kostnader som ingår", extras > 0 && formatPrice(extras)],
          ["Deposition", price(Deposit)],
          ["Skriftligt avtal", claim.HasWrittenContract ? "Ja" : "Nej"],
          ["Uppskattning", estimateLabel(claim)],
          ["Hyresgästen får tillbaka", price(RecoveredAmount)],
        ]}
      />
    </Panel>
  );
}

export function LandlordFacts({ claim: { Landlord } }: { claim: RentClaim }) {
  return (
    <Panel title="Hyresvärden">
      <Facts
        facts={[
          ["Namn", Landlord.Name],
          ["E-post", Landlord.Email],
          ["Telefon", Landlord.Phone],
        ]}
      />
    </Panel>
  );
}
