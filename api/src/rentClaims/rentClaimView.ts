import { isAdmin } from "@lagrum/core/account/roles";
import type {
  RentClaim,
  RentClaimFile,
  RentClaimList,
  RentClaimListItem,
  RentClaimMessage,
  RentClaimQuery,
  RentClaimStatus,
} from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { rentClaimReference } from "@lagrum/core/rentClaim/rentClaimReference";
import { estimateRent } from "@lagrum/core/rentClaim/rentEstimate";
import { dayOf } from "@lagrum/core/text/dates";
import { formatPostalCode } from "@lagrum/core/text/postalCode";
import { conflictWithoutNames } from "@lagrum/core/texts/conflicts";
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { nameOf, selectName } from "../accounts/personName.ts";
import type { App } from "../app.ts";
import type { Reader } from "../db/database.ts";
import { afterCursor, cut, likePattern, pageOf, sorting } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { files } from "../db/schema/files.ts";
import { rentClaimFiles, rentClaimMessages, rentClaims, rentClaimTenants } from "../db/schema/rentClaims.ts";
import { maskedNumber } from "../keys/personalNumber.ts";
import { findConflictReason } from "../orders/orderParties.ts";
import type { Viewer } from "../orders/orderVisibility.ts";
import { getRentClaimRow, type RentClaimRow } from "./rentClaimRepository.ts";
import { listRentRules } from "./rentRules.ts";
import { keysOfTenants } from "./tenantNumber.ts";

async function listMessages(db: Reader, id: number): Promise<RentClaimMessage[]> {
  const rows = await db
    .select({ message: rentClaimMessages, FirstName: accounts.FirstName, LastName: accounts.LastName })
    .from(rentClaimMessages)
    .leftJoin(accounts, eq(accounts.UserID, rentClaimMessages.UserID))
    .where(eq(rentClaimMessages.ClaimID, id))
    .orderBy(asc(rentClaimMessages.ID));
  return rows.map(({ message: { FromTenant, Body, At, State }, FirstName, LastName }) => ({
    ...{ FromTenant, Body, At, State },
    Name: FirstName === null ? null : nameOf({ FirstName, LastName }),
  }));
}

/** The finished documents of a claim, oldest first. */
export async function listClaimFiles(db: Reader, id: number, which?: SQL): Promise<RentClaimFile[]> {
  const rows = await db
    .select({ file: files, Proof: rentClaimFiles.Proof })
    .from(rentClaimFiles)
    .innerJoin(files, eq(files.ID, rentClaimFiles.FileID))
    .where(and(eq(rentClaimFiles.ClaimID, id), isNotNull(files.ReadyAt), which))
    .orderBy(asc(files.ID));
  return rows.map(({ file: { ID, Name, MediaType, Size, ReadyAt, CreatedAt }, Proof }) => ({
    ...{ ID, Name, Size, Proof },
    MediaType: MediaType ?? "",
    UploadedAt: ReadyAt ?? CreatedAt,
  }));
}

async function sharedOf(db: Reader, row: RentClaimRow): Promise<RentClaimStatus> {
  const { ID, State, Check, EstimateKind, EstimateLow, EstimateHigh, Street, PostalCode, City } = row;
  return {
    ...{ ID, State, Check, EstimateKind, EstimateLow, EstimateHigh, Street, PostalCode, City },
    Reference: rentClaimReference(ID),
    CreatedAt: row.CreatedAt,
    EndedAt: row.EndedAt,
    RecoveredAmount: row.RecoveredAmount,
    HasPowerOfAttorney: row.PowerOfAttorneyAt !== null,
    Messages: await listMessages(db, ID),
    Files: await listClaimFiles(db, ID),
  };
}

/** The tenant's view. @throws Failure NOT_FOUND */
export const getOwnRentClaim = async (db: Reader, id: number): Promise<RentClaimStatus> =>
  sharedOf(db, await getRentClaimRow(db, id));

/** The landlord's encrypted data. */
export type Landlord = RentClaim["Landlord"];

/** The staff's view, with the personal number masked. Administrators see which matter a conflict is with. @throws Failure NOT_FOUND */
export async function getRentClaim(
  db: Reader,
  app: Pick<App, "conflictSeal" | "numberSeal">,
  id: number,
  { caller, now }: Viewer,
): Promise<RentClaim> {
  const seal = app.conflictSeal;
  const row = await getRentClaimRow(db, id);
  const [tenant] = await db.select().from(rentClaimTenants).where(eq(rentClaimTenants.ClaimID, id));
  const [assignee] =
    row.AssignedToID === null
      ? []
      : await db
          .select({ Name: selectName(accounts) })
          .from(accounts)
          .where(eq(accounts.UserID, row.AssignedToID));
  const { ApartmentNumber, Rooms, AreaSqm, Deposit, HasWrittenContract } = row;
  const conflict = await findConflictReason(db, seal, { Kind: "rentClaim", ID: id });
  return {
    ...(await sharedOf(db, row)),
    ...{ ApartmentNumber, Rooms, AreaSqm, Deposit, HasWrittenContract },
    Tenant: tenant
      ? {
          Name: `${tenant.FirstName} ${tenant.LastName}`,
          Email: tenant.Email,
          Phone: tenant.Phone,
          Address: `${tenant.Street}, ${formatPostalCode(tenant.PostalCode)} ${tenant.City}`,
          MaskedNumber: maskedNumber(keysOfTenants(app), tenant.PersonalNumber),
        }
      : null,
    Landlord: seal.open({ Sealed: row.Landlord }) as Landlord,
    AssignedTo: assignee?.Name ?? null,
    Conflict: conflict === null || isAdmin(caller.roles) ? conflict : conflictWithoutNames,
    LastApplicationDay: estimateRent(row.Check, await listRentRules(db), dayOf(now)).LastApplicationDay,
  };
}

const TenantName = sql<string | null>`${rentClaimTenants.FirstName} || ' ' || ${rentClaimTenants.LastName}`;

const select = (db: Reader) =>
  db
    .select({ row: rentClaims, TenantName, AssignedTo: selectName(accounts) })
    .from(rentClaims)
    .leftJoin(rentClaimTenants, eq(rentClaimTenants.ClaimID, rentClaims.ID))
    .leftJoin(accounts, eq(accounts.UserID, rentClaims.AssignedToID));

function toItem({ row, ...names }: Awaited<ReturnType<typeof select>>[number]): RentClaimListItem {
  const { ID, State, City, EstimateKind, EstimateLow, EstimateHigh, CreatedAt } = row;
  return {
    ...{ ID, State, City, EstimateKind, EstimateLow, EstimateHigh, CreatedAt },
    ...names,
    Reference: rentClaimReference(ID),
  };
}

function matching(db: Reader, { State, Query }: RentClaimQuery): SQL | undefined {
  const pattern = Query ? likePattern(Query) : null;
  return and(
    State === "Open" ? isNull(rentClaims.EndedAt) : State && eq(rentClaims.State, State),
    pattern
      ? or(
          sql`${rentClaims.City} ilike ${pattern}`,
          sql`exists ${db
            .select({ one: sql`1` })
            .from(rentClaimTenants)
            .where(
              and(
                eq(rentClaimTenants.ClaimID, rentClaims.ID),
                or(sql`${TenantName} ilike ${pattern}`, sql`${rentClaimTenants.Email} ilike ${pattern}`),
              ),
            )}`,
        )
      : undefined,
  );
}

const sortColumn = { CreatedAt: rentClaims.CreatedAt, ID: rentClaims.ID };

/** The staff's list of rent claims. */
export async function listRentClaims(db: Reader, query: RentClaimQuery): Promise<RentClaimList> {
  const page = pageOf(query);
  const column = sortColumn[query.Sort];
  const filter = matching(db, query);
  const [found, Total] = await Promise.all([
    select(db)
      .where(and(filter, afterCursor(column, rentClaims.ID, page)))
      .orderBy(...sorting(column, rentClaims.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(rentClaims, filter),
  ]);
  const { rows, After } = cut(found, page, ({ row }) => [row[query.Sort], row.ID]);
  return { RentClaims: rows.map(toItem), Pages: Math.ceil(Total / page.limit), Total, After };
}
