import { monthsBefore } from "../text/dates.ts";
import type { RentCheck, RentFigureCode, RentRules } from "./rentClaimSchema.ts";

/** The steps of an estimate. Öre a month, but Total. */
export interface RentSteps {
  /** The landlord's rent, or the lodger's part of it. */
  Base: number;
  Furniture: number;
  Extras: number;
  Reasonable: number;
  /** The surplus above that, at least 0. */
  Surplus: number;
  /** The total that may be repaid: öre, whole kronor rounded down. */
  Total: number;
}

/** The days whose rent is counted: from (inclusive) until (exclusive), "2026-11-23". */
export interface CountedPeriod {
  From: string;
  Until: string;
}

interface Deadline {
  /** The last day on which the application may arrive; null while the tenant lives there. */
  LastApplicationDay: string | null;
  IsLate: boolean;
}

/**
 * - `Sum`, `Range`: what may be repaid.
 * - `Reasonable`: the rent is not higher than what is reasonable.
 * - `TooOld`: all payments are too old.
 * - `ForwardOnly`: an owned home, whose rent can only be lowered ahead (lag 2012:978).
 * - `AskLawyer`: a fact that decides the sum is unknown.
 */
export type RentEstimate = Deadline &
  (
    | { Kind: "Sum" | "Reasonable"; Low: RentSteps; Period: CountedPeriod }
    | { Kind: "Range"; Low: RentSteps; High: RentSteps; Period: CountedPeriod }
    | { Kind: "TooOld"; RepaidMonths: number }
    | { Kind: "ForwardOnly" }
    | { Kind: "AskLawyer"; Reason: "Company" | "Housing" | "LandlordRent" | "RoomShare" }
  );

/** The figure in force on a day. @throws when the rules have none */
export function rentFigure({ Figures }: RentRules, code: RentFigureCode, on: string): number {
  const [latest] = Figures.filter(({ Code, ValidFrom }) => Code === code && ValidFrom <= on).sort((one, other) =>
    other.ValidFrom.localeCompare(one.ValidFrom),
  );
  if (!latest) throw new Error(`no figure ${code} on ${on}`);
  return latest.Value;
}

/** A common multiple of the days of all months, so that parts of months add up exactly. */
const PARTS = 28 * 29 * 30 * 31;

const laterOf = (one: string, other: string): string => (one.localeCompare(other) > 0 ? one : other);

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The months of a period in PARTS, part months by days. */
function monthsIn({ From, Until }: CountedPeriod): number {
  let parts = 0;
  for (let first = `${From.slice(0, 7)}-01`; first < Until; first = monthsBefore(first, -1)) {
    const next = monthsBefore(first, -1);
    const days = (Date.parse(next) - Date.parse(first)) / 86_400_000;
    const counted =
      (Math.min(Date.parse(Until), Date.parse(next)) - Math.max(Date.parse(From), Date.parse(first))) / 86_400_000;
    parts += (counted * PARTS) / days;
  }
  return parts;
}

function stepsOf(
  check: RentCheck,
  landlordRent: number,
  { share, parts }: { share: number; parts: number },
): RentSteps {
  const ofHome = check.HousingType === "Lodger" ? (check.RoomShare ?? 100) : 100;
  const Base = Math.round((landlordRent * ofHome) / 100);
  const Furniture = Math.round((Base * share) / 10_000);
  const Extras = Object.values(check.Extras).reduce((sum, amount) => sum + amount, 0);
  const Reasonable = Base + Furniture + Extras;
  const Surplus = Math.max(0, check.MonthlyRent - Reasonable);
  const Total = Number((BigInt(Surplus) * BigInt(parts)) / (BigInt(PARTS) * 100n)) * 100;
  return { Base, Furniture, Extras, Reasonable, Surplus, Total };
}

/**
 * The amount that a subtenant, or a lodger, may get back of a rent that is higher than the landlord's own with
 * supplements (12 kap. 55 § fourth paragraph and 55 f § jordabalken). An estimate: the rent tribunal decides.
 * @param today the calendar day in Stockholm
 */
export function estimateRent(check: RentCheck, rules: RentRules, today: string): RentEstimate {
  const { ContractStart, ContractEnd, LandlordRentFrom, LandlordRentTo, HousingType } = check;
  const LastApplicationDay = ContractEnd && monthsBefore(ContractEnd, -rentFigure(rules, "ApplicationMonths", today));
  const deadline: Deadline = {
    LastApplicationDay,
    IsLate: LastApplicationDay !== null && LastApplicationDay < today,
  };
  if (HousingType === "Owned") return { ...deadline, Kind: "ForwardOnly" };
  if (HousingType === "Company") return { ...deadline, Kind: "AskLawyer", Reason: "Company" };
  if (HousingType === "Unknown") return { ...deadline, Kind: "AskLawyer", Reason: "Housing" };
  if (LandlordRentFrom === null || LandlordRentTo === null) {
    return { ...deadline, Kind: "AskLawyer", Reason: "LandlordRent" };
  }
  if (HousingType === "Lodger" && check.RoomShare === null) {
    return { ...deadline, Kind: "AskLawyer", Reason: "RoomShare" };
  }

  const RepaidMonths = rentFigure(rules, "RepaidMonths", ContractStart);
  const earliest = monthsBefore(today, RepaidMonths);
  const Period: CountedPeriod = {
    From: laterOf(ContractStart, earliest),
    Until: ContractEnd && ContractEnd < today ? dayAfter(ContractEnd) : today,
  };
  if (ContractEnd && Period.Until <= Period.From) return { ...deadline, Kind: "TooOld", RepaidMonths };
  const parts = monthsIn(Period);
  const share = {
    Full: rentFigure(rules, "FurnitureShare", today),
    Partial: rentFigure(rules, "PartFurnitureShare", today),
    None: 0,
  }[check.Furnished];
  const Low = stepsOf(check, LandlordRentTo, { share, parts });
  const High = stepsOf(check, LandlordRentFrom, { share, parts });
  if (High.Surplus === 0) return { ...deadline, Kind: "Reasonable", Low, Period };
  if (LandlordRentFrom === LandlordRentTo) return { ...deadline, Kind: "Sum", Low, Period };
  return { ...deadline, Kind: "Range", Low, High, Period };
}
