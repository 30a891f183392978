import type { Role } from "@lagrum/core/account/accountSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { roleTexts } from "@lagrum/core/texts/people";
import type { UserListItem } from "@lagrum/core/user/userSchema";

type Person = Pick<UserListItem, "FirstName" | "LastName">;
export const nameOf = ({ FirstName, LastName }: Person) => `${FirstName} ${LastName}`;

export const rolesLabel = (roles: readonly Role[]) => roles.map((role) => roleTexts[role]).join(", ") || "Ingen roll";

type Decided = Pick<UserListItem, "Status" | "CreatedAt" | "AcceptedAt" | "RejectedAt" | "Confirmed">;

/** The state of an application: "Sökte 21 november 2026. E-postadressen är inte bekräftad." */
export function applicationStatus({ Status, CreatedAt, AcceptedAt, RejectedAt, Confirmed }: Decided): string {
  if (Status.includes("approved")) return AcceptedAt ? `Godkänd ${formatDate(AcceptedAt)}` : "Godkänd";
  if (Status.includes("rejected")) return RejectedAt ? `Avslagen ${formatDate(RejectedAt)}` : "Avslagen";
  return `Sökte ${formatDate(CreatedAt)}${Confirmed ? "" : ". E-postadressen är inte bekräftad"}`;
}

const languageNames = new Intl.DisplayNames("sv", { type: "language" });
export const languageName = (code: string) => languageNames.of(code) ?? code;
