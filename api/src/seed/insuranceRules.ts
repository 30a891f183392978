import type { InsuranceFigureCode } from "@lagrum/core/insurance/insuranceSchema";
import type { insuranceAreas, insuranceCompanies, insuranceFigures } from "../db/schema/insurance.ts";

/** The day on which the sources were checked. */
const CheckedAt = "2026-11-21";

const figure = (Code: InsuranceFigureCode, Value: number, ValidFrom: string, Source: string) => ({
  Code,
  Value,
  ValidFrom,
  Source,
  CheckedAt,
});

/**
 * The rules of legal protection. Amounts in öre, shares in basis points. A lawyer must confirm them before a launch
 * (docs/content-review-2.md).
 */
export const figures: (typeof insuranceFigures.$inferInsert)[] = [
  figure("PriceBaseAmount", 57_300_00, "2024-01-01", "Förordning om prisbasbelopp för år 2024"),
  figure("PriceBaseAmount", 58_800_00, "2025-01-01", "Förordning om prisbasbelopp för år 2025"),
  figure("PriceBaseAmount", 59_200_00, "2026-01-01", "Förordning (2025:872) om prisbasbelopp för år 2026, 1 §"),
  figure("SmallClaimShare", 5000, "2024-01-01", "Rättegångsbalken 1 kap. 3 d §"),
  figure("LeastInsuredMonths", 24, "2024-01-01", "Vanligt villkor; bästahemförsäkringen.se"),
  figure("OwnShareLow", 2000, "2024-01-01", "Vanligt villkor; försäkringsguiden.se, modernaforsakringar.se"),
  figure("OwnShareHigh", 2500, "2024-01-01", "Vanligt villkor; if.se, hedvig.com"),
  figure("CeilingLow", 200_000_00, "2024-01-01", "Vanligt villkor; bästahemförsäkringen.se"),
  figure("CeilingHigh", 500_000_00, "2024-01-01", "Vanligt villkor; bästahemförsäkringen.se"),
  figure("ExampleCost", 60_000_00, "2024-01-01", "Påhittat räkneexempel"),
  figure("LegalAidIncome", 260_000_00, "1999-04-01", "Rättshjälpslagen (1996:1619) 6 §"),
  figure("LegalAidFeeLow", 200, "2024-01-01", "Domstolsverkets tabell över rättshjälpsavgiften"),
  figure("LegalAidFeeHigh", 4000, "2024-01-01", "Domstolsverkets tabell över rättshjälpsavgiften"),
];

const terms = "Vanliga villkor för hemförsäkring; if.se, försäkringsguiden.se";
const area = (
  Code: string,
  Name: string,
  Coverage: "Usually" | "Depends" | "Seldom",
  Reason: string | null = null,
) => ({ Code, Name, Coverage, Reason, ValidFrom: "2024-01-01", Source: terms, CheckedAt });

export const areas: (typeof insuranceAreas.$inferInsert)[] = [
  area("hyra", "Hyra eller bostadsrätt", "Usually"),
  area("fastighet", "Köp av hus, dolda fel eller grannar", "Usually"),
  area("kop", "Köp av en vara eller tjänst, hantverkare", "Usually"),
  area("avtal", "Annat avtal mellan privatpersoner", "Usually"),
  area("skadestand", "Skadestånd eller försäkring", "Usually"),
  area("arv", "Arv, testamente eller gåva", "Usually"),
  area(
    "fordon",
    "Köp eller reparation av bil",
    "Depends",
    "Tvister om fordon hör ofta till bilens egen försäkring och inte till hemförsäkringen.",
  ),
  area(
    "vardnad",
    "Vårdnad, boende, umgänge eller underhåll",
    "Depends",
    "Efter en separation gäller skyddet ofta först när en tid har gått, och inte i alla bolag.",
  ),
  area(
    "skilsmassa",
    "Skilsmässa, bodelning eller separation",
    "Seldom",
    "Tvister vid skilsmässa är oftast undantagna.",
  ),
  area(
    "anstallning",
    "Din anställning",
    "Seldom",
    "Tvister om din anställning är oftast undantagna. Är du med i ett fackförbund kan det hjälpa dig.",
  ),
  area(
    "foretag",
    "Företag eller uppdrag",
    "Seldom",
    "Hemförsäkringen gäller dig som privatperson, inte näringsverksamhet.",
  ),
  area(
    "brott",
    "Du är misstänkt för ett brott",
    "Seldom",
    "Den som är misstänkt för brott får sällan hjälp av rättsskyddet. Domstolen kan utse en offentlig försvarare.",
  ),
  area(
    "myndighet",
    "En myndighets beslut",
    "Seldom",
    "Rättsskyddet gäller tvister som prövas av tingsrätt, hovrätt och Högsta domstolen. Beslut av myndigheter överklagas oftast till en annan domstol.",
  ),
  area("annat", "Något annat", "Depends", "Om tvisten kan prövas i tingsrätt och inte är undantagen avgör villkoret."),
];

const company = (
  Code: string,
  Name: string,
  Source: string,
  known: Partial<
    Pick<typeof insuranceCompanies.$inferInsert, "Ceiling" | "OwnShare" | "LeastOwnShare" | "MostHours">
  > = {},
) => ({ Code, Name, Source, ValidFrom: "2024-01-01", CheckedAt, ...known });

const unread = "Vi har inte läst villkoret än";

/** Where the terms are unknown, readers see a note and the cautious figures apply. */
export const companies: (typeof insuranceCompanies.$inferInsert)[] = [
  company("folksam", "Folksam", unread),
  company("hedvig", "Hedvig", "hedvig.com", {
    Ceiling: 250_000_00,
    OwnShare: 2500,
    LeastOwnShare: 1_750_00,
    MostHours: 100,
  }),
  company("ica", "ICA Försäkring", unread),
  company("if", "If", "if.se", { Ceiling: 250_000_00, OwnShare: 2500 }),
  company("lansforsakringar", "Länsförsäkringar", unread),
  company("moderna", "Moderna Försäkringar", "modernaforsakringar.se", { OwnShare: 2000, LeastOwnShare: 1_500_00 }),
  company("trygg-hansa", "Trygg-Hansa", unread),
];
