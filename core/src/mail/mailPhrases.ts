import type { MailContent } from "../texts/mailContent.ts";

export const nextTitle = "Vad händer nu?";
export const farewell = "Vänliga hälsningar\nLagrum";
export const greeting = ({ name }: MailContent) => (name ? `Hej ${name}!` : "Hej!");
