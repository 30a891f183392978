import type { Role } from "@lagrum/core/account/accountSchema";
import { isAdmin, isStaff } from "@lagrum/core/account/roles";
import type { FieldChange } from "@lagrum/core/audit/historySchema";
import type { AcceptUser, RejectUser, UpdateUser, UpdateUserAdvanced } from "@lagrum/core/user/userSchema";
import { depart, returnReservations } from "../accounts/accountAnonymisation.ts";
import { keepAnAdmin, queueForAdmins } from "../accounts/lastAdmin.ts";
import type { App } from "../app.ts";
import { changedFields, recordChangeOf, told } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";
import { lockUser, updateAccount } from "./userRepository.ts";

type Jobs = Pick<App, "jobs">;

/** Names, title, phone number. @throws Failure NOT_FOUND, CHANGED_BY_OTHER */
export async function changeUser(
  tx: Transaction,
  id: number,
  { UpdatedAt, ...change }: UpdateUser,
  caller: Account,
  now: Date,
): Promise<void> {
  const user = await lockUser(tx, id);
  checkUnchanged(user, UpdatedAt);
  const set = { ...change, ...(change.Title === "" && { Title: null }) };
  const changed = changedFields(user, set, ["FirstName", "LastName", "Phone"]);
  if (changed.length === 0) return;
  await updateAccount(tx, id, set);
  await recordChangeOf(tx, "account", id, "edited", caller.UserID, now, changed);
}

const sameRoles = (some: readonly Role[], others: readonly Role[]) =>
  some.length === others.length && some.every((role) => others.includes(role));

/**
 * Roles, notes, the payroll's number, and whether the account is shut. Nobody takes a role from the own account or shuts it: a slip there
 * could only be mended by someone else.
 * @throws Failure NOT_FOUND, CHANGED_BY_OTHER, OWN_ACCOUNT, LAST_ADMIN
 */
export async function changeUserAdvanced(
  { jobs }: Jobs,
  tx: Transaction,
  id: number,
  { UpdatedAt, roles, Notes, EmploymentNumber, Disabled }: UpdateUserAdvanced,
  caller: Account,
  now: Date,
): Promise<void> {
  await queueForAdmins(tx);
  const user = await lockUser(tx, id);
  checkUnchanged(user, UpdatedAt);
  const hasNewRoles = roles !== undefined && !sameRoles(roles, user.roles);
  const isSwitched = Disabled !== undefined && Disabled !== user.Disabled;
  if (id === caller.UserID && (hasNewRoles || isSwitched)) throw new Failure("OWN_ACCOUNT");
  const record = (action: Parameters<typeof recordChangeOf<"account">>[3], changed: FieldChange) =>
    recordChangeOf(tx, "account", id, action, caller.UserID, now, [changed]);
  if (Notes !== undefined && (Notes || null) !== user.Notes) {
    await updateAccount(tx, id, { Notes: Notes || null });
    await record("notesChanged", { Field: "Notes" });
  }
  if (EmploymentNumber !== undefined && (EmploymentNumber || null) !== user.EmploymentNumber) {
    await updateAccount(tx, id, { EmploymentNumber: EmploymentNumber || null });
    await record("edited", { Field: "EmploymentNumber" });
  }
  if (hasNewRoles) {
    await updateAccount(tx, id, { roles });
    await jobs.send(tx, "rolesMirror", { UserID: id });
    await record("rolesChanged", told("roles", user.roles, roles));
  }
  if (isSwitched) {
    await updateAccount(tx, id, { Disabled, ...(Disabled && { RevokedSince: now.toISOString() }) });
    await record(Disabled ? "disabled" : "enabled", told("Disabled", user.Disabled, Disabled));
  }
  if (Disabled || (hasNewRoles && !isStaff(roles))) await returnReservations(tx, id, caller.UserID, now);
  await keepAnAdmin(tx);
}

/**
 * Approves an application, or takes an earlier refusal back. Again is no change, and no second mail.
 * @throws Failure NOT_FOUND, CHANGED_BY_OTHER, EMAIL_NOT_CONFIRMED
 */
export async function accept(
  { jobs }: Jobs,
  tx: Transaction,
  id: number,
  given: AcceptUser,
  caller: Account,
  now: Date,
): Promise<void> {
  const user = await lockUser(tx, id);
  if (user.Status.includes("approved")) return;
  checkUnchanged(user, given?.UpdatedAt);
  if (!user.Confirmed) throw new Failure("EMAIL_NOT_CONFIRMED");
  const roles: Role[] = user.roles.includes("advisor") ? user.roles : [...user.roles, "advisor"];
  await updateAccount(tx, id, {
    ...{ Status: ["approved"], roles, AcceptedAt: now.toISOString() },
    ...{ RejectedAt: null, RejectReason: null },
  });
  await jobs.send(tx, "rolesMirror", { UserID: id });
  await jobs.send(tx, "mail", {
    ...{ Kind: "userAccepted", To: user.Email, FirstName: user.FirstName },
    Reason: given?.Reason || null,
  });
  await recordChangeOf(tx, "account", id, "accepted", caller.UserID, now, [
    told("Status", user.Status, ["approved"]),
    ...changedFields(user, { roles }),
  ]);
}

/**
 * Refuses an application, or ends the work of an advisor: roles and sessions end, what is held goes back, and the
 * reason is mailed. Again is no change, and no second mail.
 * @throws Failure NOT_FOUND, CHANGED_BY_OTHER, OWN_ACCOUNT, LAST_ADMIN
 */
export async function reject(
  { jobs }: Jobs,
  tx: Transaction,
  id: number,
  { Reason, UpdatedAt }: RejectUser,
  caller: Account,
  now: Date,
): Promise<void> {
  if (id === caller.UserID) throw new Failure("OWN_ACCOUNT");
  await queueForAdmins(tx);
  const user = await lockUser(tx, id);
  if (user.Status.includes("rejected")) return;
  checkUnchanged(user, UpdatedAt);
  const At = now.toISOString();
  await updateAccount(tx, id, {
    ...{ Status: ["rejected"], roles: [], RejectedAt: At, RejectReason: Reason },
    ...{ AcceptedAt: null, RevokedSince: At },
  });
  if (isAdmin(user.roles)) await keepAnAdmin(tx);
  await returnReservations(tx, id, caller.UserID, now);
  await jobs.send(tx, "rolesMirror", { UserID: id });
  await jobs.send(tx, "mail", {
    ...{ Kind: "userRejected", To: user.Email, FirstName: user.FirstName },
    ...{ Reason, wasAdvisor: user.Status.includes("approved") },
  });
  await recordChangeOf(tx, "account", id, "rejected", caller.UserID, now, [
    told("Status", user.Status, ["rejected"]),
    ...changedFields(user, { roles: [] }),
  ]);
}

/** Deletes another's account. @throws Failure NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN */
export async function deleteUser({ jobs }: Jobs, tx: Transaction, id: number, caller: Account, now: Date) {
  if (id === caller.UserID) throw new Failure("OWN_ACCOUNT");
  await depart(jobs, tx, id, caller.UserID, now);
}
