import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { writeDurably } from "../service/atomicFile.ts";
import { AgentProjectState, type EmulatedUser, type OobCode, type ProjectState } from "./firebaseTools.ts";

/** A letter the provider owes someone: it stays here until the mail server has taken it. */
export interface OwedLetter {
  code: string;
  email: string;
}

export interface Accounts {
  state: ProjectState;
  owed: OwedLetter[];
  owe(letter: OwedLetter): void;
  settle(letter: OwedLetter): void;
  /** Writes what has changed; returns when it would survive a crash. */
  save(): void;
}

interface Stored {
  users: EmulatedUser[];
  codes: OobCode[];
  owed: OwedLetter[];
}

const WRITERS = [
  "createUserWithLocalId",
  "overwriteUserWithLocalId",
  "updateUserByLocalId",
  "deleteUser",
  "deleteAllAccounts",
  "createOob",
  "deleteOobCode",
] as const;

/** The emulated project's accounts and codes, kept in `file`. Passwords lie there in clear: for demonstration only. */
export function openAccounts(projectId: string, file: string): Accounts {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const state = new AgentProjectState(projectId);
  // New projects hide which addresses have an account; the emulator shows them unless told otherwise.
  state.enableImprovedEmailPrivacy = true;
  const stored = read(file);
  for (const user of stored.users) restore(state, user);
  for (const code of stored.codes) state.oobs.set(code.oobCode, code);

  let changed = false;
  const owed = stored.owed;
  for (const name of WRITERS) {
    const write = state[name] as (...args: unknown[]) => unknown;
    Object.assign(state, {
      [name]: (...args: unknown[]) => {
        changed = true;
        return write.apply(state, args);
      },
    });
  }
  return {
    state,
    owed,
    owe(letter) {
      owed.push(letter);
      changed = true;
    },
    settle(letter) {
      owed.splice(owed.indexOf(letter), 1);
      changed = true;
    },
    save() {
      if (!changed) return;
      const now: Stored = { users: [...state.users.values()], codes: [...state.oobs.values()], owed };
      writeDurably(file, JSON.stringify(now));
      changed = false;
    },
  };
}

function read(file: string): Stored {
  if (!existsSync(file)) return { users: [], codes: [], owed: [] };
  return JSON.parse(readFileSync(file, "utf8")) as Stored;
}

function restore(state: ProjectState, user: EmulatedUser): void {
  state.users.set(user.localId, { localId: user.localId });
  // Its own list of providers: the emulator adds to the one it is handed.
  state.updateUserByLocalId(user.localId, user, { upsertProviders: [...(user.providerUserInfo ?? [])] });
}
