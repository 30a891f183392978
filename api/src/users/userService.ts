import type { Role } from "@lagrum/core/account/accountSchema";
import { isAdmin, isStaff } from "@lagrum/core/account/roles";
import type { ActionOf, FieldChange } from "@lagrum/core/audit/historySchema";
import type { AcceptUser, RejectUser, UpdateUser, UpdateUserAdvanced } from "@lagrum/core/user/userSchema";
import { anonymiseAccount, releaseReservations } from "../accounts/accountAnonymisation.ts";
import { checkAdminLeft, lockAdmins } from "../accounts/lastAdmin.ts";
import { changedFields, fieldChange, recordChange } from "../audit/auditLog.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { lockUser, updateAccount } from "./userRepository.ts";

/** Names, title, phone number. @throws Failure NOT_FOUND, CHANGED_BY_OTHER */
export async function updateUser(
  context: ServiceContext,
  id: number,
  { UpdatedAt, ...change }: UpdateUser,
): Promise<void> {
  const { tx } = context;
  const user = await lockUser(tx, id);
  checkUnchanged(user, UpdatedAt);
  const set = { ...change, ...(change.Title === "" && { Title: null }) };
  const changed = changedFields(user, set, ["FirstName", "LastName", "Phone"]);
  if (changed.length === 0) return;
  await updateAccount(tx, id, set);
  await recordChange(context, { Entity: "account", EntityID: id, Action: "edited", Changed: changed });
}

const sameRoles = (some: readonly Role[], others: readonly Role[]) =>
  some.length === others.length && some.every((role) => others.includes(role));

/**
 * Updates roles, notes, the employee number, and whether the account is disabled. A person may not change their own
 * roles or disable their own account: only another administrator could undo that.
 * @throws Failure NOT_FOUND, CHANGED_BY_OTHER, OWN_ACCOUNT, LAST_ADMIN
 */
export async function updateUserAdvanced(
  context: ServiceContext,
  id: number,
  { UpdatedAt, roles, Notes, EmploymentNumber, Disabled }: UpdateUserAdvanced,
): Promise<void> {
  const { tx, caller, now, jobs } = context;
  await lockAdmins(tx);
  const user = await lockUser(tx, id);
  checkUnchanged(user, UpdatedAt);
  const hasNewRoles = roles !== undefined && !sameRoles(roles, user.roles);
  const isSwitched = Disabled !== undefined && Disabled !== user.Disabled;
  if (id === caller.UserID && (hasNewRoles || isSwitched)) throw new Failure("OWN_ACCOUNT");
  const record = (action: ActionOf<"account">, changed: FieldChange) =>
    recordChange(context, { Entity: "account", EntityID: id, Action: action, Changed: [changed] });
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
    await record("rolesChanged", fieldChange("roles", user.roles, roles));
  }
  if (isSwitched) {
    await updateAccount(tx, id, { Disabled, ...(Disabled && { RevokedSince: now.toISOString() }) });
    await record(Disabled ? "disabled" : "enabled", fieldChange("Disabled", user.Disabled, Disabled));
  }
  if (Disabled || (hasNewRoles && !isStaff(roles))) await releaseReservations(context, id);
  await checkAdminLeft(tx);
}

/**
 * Accepts an application, also one that was rejected. Repeated, it changes nothing and sends no second mail.
 * @throws Failure NOT_FOUND, CHANGED_BY_OTHER, EMAIL_NOT_CONFIRMED
 */
export async function acceptUser(context: ServiceContext, id: number, given: AcceptUser): Promise<void> {
  const { tx, now, jobs } = context;
  const user = await lockUser(tx, id);
  if (user.Status.includes("approved")) return;
  checkUnchanged(user, given?.UpdatedAt);
  if (!user.Confirmed) throw new Failure("EMAIL_NOT_CONFIRMED");
  const roles: Role[] = user.roles.includes("advisor") ? user.roles : [...user.roles, "advisor"];
  const titled = { roles, ...(given?.Title && { Title: given.Title }) };
  await updateAccount(tx, id, {
    ...{ ...titled, Status: ["approved"], AcceptedAt: now.toISOString() },
    ...{ AcceptReason: given?.Reason || null, RejectedAt: null, RejectReason: null },
  });
  await jobs.send(tx, "rolesMirror", { UserID: id });
  await jobs.send(tx, "mail", { Kind: "userAccepted", UserID: id });
  await recordChange(context, {
    Entity: "account",
    EntityID: id,
    Action: "accepted",
    Changed: [fieldChange("Status", user.Status, ["approved"]), ...changedFields(user, titled)],
  });
}

/**
 * Rejects an application, or dismisses an advisor: roles, sessions and reservations end, and the reason is
 * mailed. Repeated, it changes nothing and sends no second mail.
 * @throws Failure NOT_FOUND, CHANGED_BY_OTHER, OWN_ACCOUNT, LAST_ADMIN
 */
export async function rejectUser(
  context: ServiceContext,
  id: number,
  { Reason, UpdatedAt }: RejectUser,
): Promise<void> {
  const { tx, caller, now, jobs } = context;
  if (id === caller.UserID) throw new Failure("OWN_ACCOUNT");
  await lockAdmins(tx);
  const user = await lockUser(tx, id);
  if (user.Status.includes("rejected")) return;
  checkUnchanged(user, UpdatedAt);
  const At = now.toISOString();
  await updateAccount(tx, id, {
    ...{ Status: ["rejected"], roles: [], RejectedAt: At, RejectReason: Reason },
    ...{ AcceptedAt: null, AcceptReason: null, RevokedSince: At },
  });
  if (isAdmin(user.roles)) await checkAdminLeft(tx);
  await releaseReservations(context, id);
  await jobs.send(tx, "rolesMirror", { UserID: id });
  await jobs.send(tx, "mail", { Kind: "userRejected", UserID: id, wasAdvisor: user.Status.includes("approved") });
  await recordChange(context, {
    Entity: "account",
    EntityID: id,
    Action: "rejected",
    Changed: [fieldChange("Status", user.Status, ["rejected"]), ...changedFields(user, { roles: [] })],
  });
}

/** Deletes another person's account. @throws Failure NOT_FOUND, OWN_ACCOUNT, LAST_ADMIN */
export async function deleteUser(context: ServiceContext, id: number) {
  const { caller } = context;
  if (id === caller.UserID) throw new Failure("OWN_ACCOUNT");
  await anonymiseAccount(context, id);
}
