import { readChart, usualChart } from "@lagrum/core/accounting/chartOfAccounts";
import { email, typedText } from "@lagrum/core/contract/fieldSchema";
import { withoutSeparators, withPlainHyphens } from "@lagrum/core/contract/hyphens";
import { QuestionType } from "@lagrum/core/question/questionSchema";
import { readOpeningHours, usualHours } from "@lagrum/core/workingTime/openingHours";
import { z } from "zod";

/** A setting's text as every typed text is read: composed, without invisible signs and spaces around. */
const typed = <R extends z.ZodType<unknown, string>>(rule: R, plain: (text: string) => string = (text) => text) =>
  typedText((text) => plain(text.trim())).pipe(rule);

const words = typed(z.string().max(200), (text) => text.replace(/\s+/g, " "));
/** Empty, or an external URL. */
const url = z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(200)]);
const page = typed(url);
/** Empty, an external script, or a file of our own. */
const script = typed(z.union([url, z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*\.js$/)]));
/** Origins separated by spaces; a host may begin with a wildcard. */
const origins = typed(z.string().regex(/^(https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+( (?=h)|$))*$/));
/** An identifier of a provider: an account, a placement or a locale. */
const sign = typed(z.string().regex(/^[\w.-]{0,100}$/));
/** Empty, or a Sentry DSN, with the public key before the host. Plain http is for local use. */
const dsn = z.union([
  z.literal(""),
  z.url({ protocol: /^https$/ }).regex(/^https:\/\/\w+@[^/]+\/(\S+\/)?\d+$/),
  z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1)$/ }),
]);
const limit = (most: number) => typed(z.coerce.number<string>().int().min(1).max(most));
const empty = z.literal("");
const orgNumber = typed(z.union([empty, z.string().regex(/^\d{6}-?\d{4}$/)]), (text) =>
  withPlainHyphens(text).replace(/\s/g, ""),
);
const vatNumber = typed(z.union([empty, z.string().regex(/^SE\d{12}$/)]), (text) =>
  withoutSeparators(text).toUpperCase(),
);
const postalCode = typed(z.union([empty, z.string().regex(/^[1-9]\d{2} ?\d{2}$/)]), (text) =>
  withPlainHyphens(text)
    .replace(/\s+/g, " ")
    .replace(/^SE[- ]?/i, ""),
);

/** Parses each setting from its text. Empty means not set. */
export const settingRules = z.object({
  COMPANY_NAME: words,
  /** As registered, where it differs from the public name. */
  COMPANY_LEGAL_NAME: words,
  COMPANY_ORG_NUMBER: orgNumber,
  COMPANY_VAT_NUMBER: vatNumber,
  COMPANY_STREET: words,
  COMPANY_POSTAL_CODE: postalCode,
  COMPANY_CITY: words,
  COMPANY_PHONE: words,
  COMPANY_EMAIL: typed(z.union([empty, email])),
  COMPANY_OPENING_HOURS: words,
  COMPANY_INSTAGRAM: page,
  COMPANY_FACEBOOK: page,
  COMPANY_LINKEDIN: page,
  /** Two of the staff with profiles in the footer. */
  STAFF_1_NAME: words,
  STAFF_1_LINKEDIN: page,
  STAFF_2_NAME: words,
  STAFF_2_LINKEDIN: page,
  /** Whether the firm takes part in disputes before ARN and follows its decisions. */
  COMPANY_FOLLOWS_ARN: z.enum(["", "yes", "no"]),
  /** The customer portal, linked in the footer. */
  CUSTOMER_PORTAL: page,
  PAYMENT_PROVIDER_NAME: words,
  MOBILE_PAYMENT_NAME: words,
  ANALYTICS_PROVIDER: z.enum(["none", "local", "gtag"]),
  ANALYTICS_ID: sign,
  ANALYTICS_SCRIPT: script,
  SENTRY_DSN: dsn,
  /** Without a script there is no placement. */
  PROMOTION_SCRIPT: script,
  PROMOTION_CLIENT_ID: sign,
  PROMOTION_KEY: sign,
  /** What the checkout page may load besides our own origin. */
  CHECKOUT_ORIGINS: origins,
  PROMOTION_LOCALE: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  /** Opening hours: "mån-fre 08:00-12:00 13:00-17:00; lör 10:00-14:00". Closed on public holidays. */
  WORKING_HOURS: typed(
    z.string().refine((text) => readOpeningHours(text) !== null),
    (text) => withPlainHyphens(text).replace(/\s+/g, " "),
  ),
  /** Minutes that a reservation lasts unless renewed. */
  LEASE_MINUTES: limit(24 * 60),
  /** Reservations per person. */
  MAX_RESERVATIONS: limit(100),
  /** Largest upload in megabytes (10⁶ bytes). */
  MAX_FILE_MB: limit(100),
  /** Attachments per piece of news. */
  MAX_NEWS_FILES: limit(100),
  /** Years that the conflict check keeps the parties of a matter. */
  CONFLICT_YEARS: limit(30),
  /** The accounts of the books: "Swish 1930 Företagskonto; Checkout 1580 Fordringar; …". */
  CHART_OF_ACCOUNTS: typed(z.string().refine((text) => readChart(text) !== null)),
  /** Days that questions to the AI page and their replies are stored for quality review. */
  AI_RETENTION_DAYS: limit(30),
  /** Tokens that the language model may read and write in a calendar month. */
  AI_MONTHLY_TOKENS: limit(2_000_000_000),
  /** Question types whose answers need a peer review, separated by commas. */
  SECOND_READER_TYPES: z
    .string()
    .transform((text) =>
      text
        .split(",")
        .map((type) => type.trim())
        .filter((type) => type !== ""),
    )
    .pipe(z.array(QuestionType)),
});
/** The parsed business settings. */
export type FirmSettings = z.output<typeof settingRules>;
export type SettingKey = keyof FirmSettings;
/** Business settings as text, as far as they are set. */
export type GivenSettings = Partial<Record<SettingKey, string>>;

export const settingKeys = Object.keys(settingRules.shape) as SettingKey[];

/** Defaults. */
export const settingDefaults: Record<SettingKey, string> = {
  ...(Object.fromEntries(settingKeys.map((key) => [key, ""])) as Record<SettingKey, string>),
  ANALYTICS_PROVIDER: "none",
  ANALYTICS_SCRIPT: "https://www.googletagmanager.com/gtag/js",
  PROMOTION_KEY: "footer-promotion-auto-size",
  PROMOTION_LOCALE: "en-SE",
  WORKING_HOURS: usualHours,
  LEASE_MINUTES: "60",
  MAX_RESERVATIONS: "3",
  MAX_FILE_MB: "10",
  MAX_NEWS_FILES: "20",
  CONFLICT_YEARS: "10",
  CHART_OF_ACCOUNTS: usualChart,
  AI_RETENTION_DAYS: "30",
  AI_MONTHLY_TOKENS: "5000000",
};

/** Obvious example values for demo and tests. */
export const exampleSettings: GivenSettings = {
  COMPANY_NAME: "Lagrum Exempel AB",
  COMPANY_LEGAL_NAME: "Lagrum Exempel Aktiebolag",
  COMPANY_ORG_NUMBER: "556000-0000",
  COMPANY_VAT_NUMBER: "SE556000000001",
  COMPANY_STREET: "Exempelgatan 1",
  COMPANY_POSTAL_CODE: "111 22",
  COMPANY_CITY: "Exempelstad",
  COMPANY_PHONE: "08-123 456 78",
  COMPANY_EMAIL: "kontakt@lagrum.example",
  COMPANY_OPENING_HOURS: "Vardagar 8–17",
  COMPANY_INSTAGRAM: "https://instagram.example/lagrum-exempel",
  COMPANY_FACEBOOK: "https://facebook.example/lagrum-exempel",
  COMPANY_LINKEDIN: "https://linkedin.example/lagrum-exempel",
  STAFF_1_NAME: "Karin Ekdal",
  STAFF_1_LINKEDIN: "https://linkedin.example/karin-exempel",
  STAFF_2_NAME: "Elias Norén",
  STAFF_2_LINKEDIN: "https://linkedin.example/elias-exempel",
  COMPANY_FOLLOWS_ARN: "yes",
  CUSTOMER_PORTAL: "https://kundportal.example/lagrum",
  PAYMENT_PROVIDER_NAME: "Exempelbetalning",
  MOBILE_PAYMENT_NAME: "Exempelmobil",
  ANALYTICS_PROVIDER: "local",
  PROMOTION_SCRIPT: "/promotion-example.js",
};

/** Required on the site by law (lagen om elektronisk handel 8 §). */
const required = [
  "COMPANY_NAME",
  "COMPANY_ORG_NUMBER",
  "COMPANY_VAT_NUMBER",
  "COMPANY_STREET",
  "COMPANY_POSTAL_CODE",
  "COMPANY_CITY",
  "COMPANY_PHONE",
  "COMPANY_EMAIL",
] as const satisfies SettingKey[];

/** Required settings that are empty or still have their example value. */
export const missingFacts = (settings: FirmSettings): SettingKey[] =>
  required.filter((key) => settings[key] === "" || settings[key] === exampleSettings[key]);
