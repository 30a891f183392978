import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { writeFileAtomically } from "../os/atomicFile.ts";
import { AgentProjectState, type EmulatedUser, type OobCode, type ProjectState } from "./firebaseTools.ts";

/** A mail in the outbox. It is removed when the mail server has accepted it. */
export interface PendingMail {
  code: string;
  email: string;
}

export interface Accounts {
  state: ProjectState;
  pendingMails: PendingMail[];
  enqueueMail(mail: PendingMail): void;
  dequeueMail(mail: PendingMail): void;
  /** Increases with each change. */
  version(): number;
  /** Writes changes to disk with fsync. */
  save(): void;
}

interface Stored {
  users: EmulatedUser[];
  codes: OobCode[];
  owed: PendingMail[];
}

const MUTATING_METHODS = [
  "createUserWithLocalId",
  "overwriteUserWithLocalId",
  "updateUserByLocalId",
  "deleteUser",
  "deleteAllAccounts",
  "createOob",
  "deleteOobCode",
] as const;

/** The emulated project's accounts and codes, stored in `file`. Passwords are in clear text: for demonstration only. */
export function openAccounts(projectId: string, file: string): Accounts {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const state = new AgentProjectState(projectId);
  // New Firebase projects have email enumeration protection on; the emulator has it off by default.
  state.enableImprovedEmailPrivacy = true;
  const stored = readState(file);
  for (const user of stored.users) restore(state, user);
  for (const code of stored.codes) state.oobs.set(code.oobCode, code);

  let version = 0;
  let savedVersion = 0;
  const pendingMails = stored.owed;
  for (const name of MUTATING_METHODS) {
    const write = state[name] as (...args: unknown[]) => unknown;
    Object.assign(state, {
      [name]: (...args: unknown[]) => {
        version += 1;
        return write.apply(state, args);
      },
    });
  }
  return {
    state,
    pendingMails,
    enqueueMail(mail) {
      pendingMails.push(mail);
      version += 1;
    },
    dequeueMail(mail) {
      pendingMails.splice(pendingMails.indexOf(mail), 1);
      version += 1;
    },
    version: () => version,
    save() {
      if (version === savedVersion) return;
      const now: Stored = { users: [...state.users.values()], codes: [...state.oobs.values()], owed: pendingMails };
      writeFileAtomically(file, JSON.stringify(now));
      savedVersion = version;
    },
  };
}

function readState(file: string): Stored {
  if (!existsSync(file)) return { users: [], codes: [], owed: [] };
  return JSON.parse(readFileSync(file, "utf8")) as Stored;
}

function restore(state: ProjectState, user: EmulatedUser): void {
  state.users.set(user.localId, { localId: user.localId });
  // A copy: the emulator mutates the list it is given.
  state.updateUserByLocalId(user.localId, user, { upsertProviders: [...(user.providerUserInfo ?? [])] });
}
