import { scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { authOperations, BadRequestError, type EmulatedUser, type ProjectState } from "./firebaseTools.ts";

/** The password policy's minimum length, as in production. Characters. */
const MIN_LENGTH = 12;
/** Prefix of an imported hash. The emulator's own passwords are in clear text. */
const IMPORTED = "scrypt:";

interface Import {
  hashAlgorithm?: string;
  cpuMemCost?: number;
  parallelization?: number;
  blockSize?: number;
  dkLen?: number;
  users?: { passwordHash?: string; salt?: string }[];
}

/**
 * Adds two things that Firebase has and the emulator lacks: sign-in with passwords imported as scrypt hashes, and the
 * password policy's minimum length.
 */
export function enforcePasswordRules(): void {
  const { accounts, projects } = authOperations.identitytoolkit;
  const { batchCreate } = projects.accounts;
  projects.accounts.batchCreate = (state, body, context) => {
    if (body.hashAlgorithm === "STANDARD_SCRYPT") markHashes(body);
    return batchCreate(state, body, context);
  };

  const { signInWithPassword } = accounts;
  accounts.signInWithPassword = async (state, body, context) => {
    const user = state.getUserByEmail((body.email ?? "").toLowerCase());
    if (user && (await isImported(user, body.password ?? ""))) migrateHash(state, user, body.password ?? "");
    return signInWithPassword(state, body, context);
  };

  const { resetPassword, signUp, update } = accounts;
  accounts.resetPassword = (state, body, context) => {
    requireLength(body.newPassword);
    return resetPassword(state, body, context);
  };
  accounts.signUp = (state, body, context) => {
    requireLength(body.password);
    return signUp(state, body, context);
  };
  accounts.update = (state, body, context) => {
    requireLength(body.password);
    return update(state, body, context);
  };
}

function requireLength(password: string | undefined): void {
  if (password !== undefined && password.length < MIN_LENGTH) {
    throw new BadRequestError(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least ${MIN_LENGTH} characters]`,
    );
  }
}

function markHashes({ users = [], cpuMemCost, blockSize, parallelization, dkLen }: Import): void {
  for (const user of users) {
    if (user.passwordHash === undefined) continue;
    user.passwordHash = `${IMPORTED}${[cpuMemCost, blockSize, parallelization, dkLen].join(":")}:${user.passwordHash}`;
  }
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

async function isImported({ passwordHash, salt }: EmulatedUser, password: string): Promise<boolean> {
  if (typeof passwordHash !== "string" || !passwordHash.startsWith(IMPORTED)) return false;
  const [, N, r, p, length, hash] = passwordHash.split(":");
  const expected = Buffer.from(hash ?? "", "base64url");
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: 256 * Number(N) * Number(r) };
  const given = await derive(password, Buffer.from(String(salt), "base64url"), Number(length), options);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Rehashes the password at the first sign-in after an import, as Firebase does. */
function migrateHash(state: ProjectState, user: EmulatedUser, password: string): void {
  const salt = "importedSalt";
  state.updateUserByLocalId(user.localId, { salt, passwordHash: `fakeHash:salt=${salt}:password=${password}` });
}
