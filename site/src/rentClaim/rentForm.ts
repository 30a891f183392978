import { checkBody } from "@lagrum/core/contract/checkBody";
import type { Details } from "@lagrum/core/contract/problem";
import { parseAmount } from "@lagrum/core/money/parseAmount";
import { RentCheck, type RentExtra, rentExtras } from "@lagrum/core/rentClaim/rentClaimSchema";
import { invalid, withErrors } from "../forms/errorSummary.ts";
import { defineForm } from "../forms/form.ts";
import type { CheckedState } from "../forms/useLocalForm.ts";

const empty = {
  HousingType: "",
  ContractStart: "",
  ContractEnd: "",
  MonthlyRent: "",
  LandlordRentFrom: "",
  LandlordRentTo: "",
  RoomShare: "",
  Furnished: "",
  Electricity: "",
  Internet: "",
  Television: "",
  Parking: "",
  Water: "",
};
export type RentValues = typeof empty;

const amounts = ["MonthlyRent", "LandlordRentFrom", "LandlordRentTo", ...rentExtras] as const;

/** Whole per cent: "25", "25 %". */
const parseShare = (text: string): number | null => {
  const [, share] = /^\s*(\d{1,3})\s*%?\s*$/.exec(text) ?? [];
  return share === undefined ? null : Number(share);
};

function toBody(values: RentValues) {
  const from = parseAmount(values.LandlordRentFrom);
  const to = parseAmount(values.LandlordRentTo);
  const extras = rentExtras.flatMap((extra): [RentExtra, number][] => {
    const cost = parseAmount(values[extra]);
    return cost === null ? [] : [[extra, cost]];
  });
  return {
    HousingType: values.HousingType || undefined,
    ContractStart: values.ContractStart || undefined,
    ContractEnd: values.ContractEnd || null,
    MonthlyRent: parseAmount(values.MonthlyRent) ?? undefined,
    LandlordRentFrom: from ?? to,
    LandlordRentTo: to ?? from,
    RoomShare: values.HousingType === "Lodger" ? parseShare(values.RoomShare) : null,
    Furnished: values.Furnished || undefined,
    Extras: Object.fromEntries(extras),
  };
}

/** Errors that the contract's schema can't express: unreadable amounts, and days in the wrong order. */
function findFaults(values: RentValues, today: string): Details {
  const unread = amounts.filter((name) => values[name].trim() !== "" && parseAmount(values[name]) === null);
  const { LandlordRentFrom, LandlordRentTo } = toBody(values);
  const share = values.HousingType === "Lodger" && values.RoomShare.trim() !== "" ? parseShare(values.RoomShare) : 1;
  return {
    ...Object.fromEntries(unread.map((name) => [name, ["INVALID_VALUE"]])),
    ...(LandlordRentFrom !== null &&
      LandlordRentTo !== null &&
      LandlordRentTo < LandlordRentFrom && { LandlordRentTo: ["INVALID_VALUE"] }),
    ...(values.ContractStart > today && { ContractStart: ["INVALID_DATE"] }),
    ...(values.ContractEnd !== "" && values.ContractEnd < values.ContractStart && { ContractEnd: ["INVALID_DATE"] }),
    ...((share === null || share < 1 || share > 100) && { RoomShare: ["INVALID_VALUE"] }),
  };
}

const amountText = "Ange ett belopp i kronor, till exempel 8\u00a0000.";

/** The facts of a rented home. @param today the calendar day in Stockholm */
export const rentForm = (today: string) =>
  defineForm({
    empty,
    check: (values) => withErrors(checkBody(RentCheck, toBody(values)), findFaults(values, today)),
    texts: {
      ...Object.fromEntries(amounts.map((name) => [`${name}.INVALID_VALUE`, amountText])),
      "HousingType.REQUIRED": "Välj vad du hyr.",
      "HousingType.INVALID_VALUE": "Välj vad du hyr.",
      "ContractStart.REQUIRED": "Ange dagen då du började hyra.",
      "ContractStart.INVALID_DATE": "Ange en dag som har varit.",
      "ContractEnd.INVALID_DATE": "Den sista dagen kan inte vara före den första.",
      "MonthlyRent.REQUIRED": "Ange din hyra per månad.",
      "LandlordRentTo.INVALID_VALUE": "Ange ett belopp som är minst lika stort som det lägsta.",
      "RoomShare.INVALID_VALUE": "Ange hela procent, till exempel 25.",
      "Furnished.REQUIRED": "Välj om bostaden är möblerad.",
      "Furnished.INVALID_VALUE": "Välj om bostaden är möblerad.",
    },
    notSent: { title: "Kontrollera dina uppgifter" },
  });

/** State of the page: the values, and the input of the estimate or the errors. */
export type RentState = CheckedState<RentValues, RentCheck>;

/** Validates the facts, in the browser or, without JavaScript, on the server. They are not stored. */
export function checkRent(values: RentValues, today: string): RentState {
  const checked = rentForm(today).check(values);
  if (checked.ok) return { values, refusal: null, check: checked.body };
  return { values, refusal: invalid(checked.details), check: null };
}
