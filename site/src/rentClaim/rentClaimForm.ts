import { checkBody } from "@lagrum/core/contract/checkBody";
import { isPersonalNumber } from "@lagrum/core/contract/personalNumber";
import { parseAmount } from "@lagrum/core/money/parseAmount";
import { SubmitRentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { RentCheck } from "@lagrum/core/rentClaim/rentClaimSchema";
import { withErrors } from "../forms/errorSummary.ts";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

/** The facts of the estimate in a posted form; null if they are invalid. */
export function readRentCheck(text: string): RentCheck | null {
  try {
    return RentCheck.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const numberOrNull = (text: string) => (text.trim() === "" ? null : Number(text.trim().replace(",", ".")));
const isSum = (text: string) => text.trim() === "" || parseAmount(text) !== null;

/** A rent claim: the home, the landlord and the tenant. The personal number is never in a response or a draft. */
export const rentClaimForm = defineForm({
  empty: {
    Check: "",
    Street: "",
    ApartmentNumber: "",
    PostalCode: "",
    City: "",
    Rooms: "",
    AreaSqm: "",
    Deposit: "",
    HasWrittenContract: "",
    LandlordName: "",
    LandlordEmail: "",
    LandlordPhone: "",
    FirstName: "",
    LastName: "",
    PersonalNumber: "",
    Email: "",
    Phone: "",
    Street2: "",
    PostalCode2: "",
    City2: "",
    PowerOfAttorney: "",
    IsAdult: "",
    AcceptTerms: "",
    ...spamProtection,
  },
  hidden: ["Check"],
  secrets: ["PersonalNumber"],
  draft: { key: "rentClaim", omit: ["PowerOfAttorney", "IsAdult", "AcceptTerms"] },
  check: ({ Check, Key, ...values }) =>
    withErrors(
      checkBody(SubmitRentClaim, {
        ...values,
        Check: readRentCheck(Check) ?? undefined,
        ApartmentNumber: values.ApartmentNumber.trim() || null,
        Rooms: numberOrNull(values.Rooms),
        AreaSqm: numberOrNull(values.AreaSqm),
        Deposit: parseAmount(values.Deposit),
        HasWrittenContract: values.HasWrittenContract === "" ? undefined : values.HasWrittenContract === "true",
        LandlordEmail: values.LandlordEmail.trim() || null,
        LandlordPhone: values.LandlordPhone.trim() || null,
        PowerOfAttorney: values.PowerOfAttorney === "true",
        IsAdult: values.IsAdult === "true",
        AcceptTerms: values.AcceptTerms === "true",
      }),
      {
        ...(!isSum(values.Deposit) && { Deposit: ["INVALID_VALUE"] }),
        ...(values.PersonalNumber.trim() !== "" &&
          !isPersonalNumber(values.PersonalNumber) && { PersonalNumber: ["INVALID_VALUE"] }),
      },
    ),
  texts: {
    "Street.REQUIRED": "Ange bostadens gatuadress.",
    "Street2.REQUIRED": "Ange din gatuadress.",
    "PostalCode2.INVALID_VALUE": "Postnumret ska ha fem siffror, till exempel 123 45.",
    "City2.REQUIRED": "Ange din postort.",
    "ApartmentNumber.INVALID_VALUE": "Lägenhetsnumret har fyra siffror, till exempel 1102.",
    "Rooms.INVALID_VALUE": "Ange antal hela rum, 1 till 10.",
    "AreaSqm.INVALID_VALUE": "Ange ytan i hela kvadratmeter, 5 till 400.",
    "Deposit.INVALID_VALUE": "Ange ett belopp i kronor, till exempel 8\u00a0000.",
    "HasWrittenContract.REQUIRED": "Välj om du har ett skriftligt avtal.",
    "LandlordName.REQUIRED": "Ange vem du hyr av.",
    "LandlordEmail.INVALID_EMAIL": "Ange en giltig e-postadress, till exempel namn@exempel.se.",
    "LandlordPhone.INVALID_PHONE": "Ange ett telefonnummer, till exempel 070-123 45 67.",
    "PersonalNumber.REQUIRED": "Ange ditt personnummer, ÅÅÅÅMMDD-NNNN.",
    "PersonalNumber.INVALID_VALUE": "Kontrollera personnumret. Skriv ÅÅÅÅMMDD-NNNN.",
    "AcceptTerms.MUST_ACCEPT": "Du behöver godkänna villkoren för att skicka ärendet.",
  },
  notSent: { title: "Ärendet är inte skickat", text: "Det du skrev finns kvar." },
});
export type RentClaimValues = ValuesOf<typeof rentClaimForm>;
