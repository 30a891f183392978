import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";

/** A password hash to send to the identity provider, in base 64. Passwords are never queued in clear text. */
export interface PasswordHash {
  Hash: string;
  Salt: string;
}

/** Standard scrypt, which the provider can import. About 16 MB and a quarter of a second each. */
export const hashing = { memoryCost: 2 ** 14, blockSize: 8, parallelization: 5, derivedKeyLength: 64 } as const;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

export async function hashPassword(password: string): Promise<PasswordHash> {
  const { memoryCost, blockSize, parallelization, derivedKeyLength } = hashing;
  const salt = randomBytes(16);
  const options = { N: memoryCost, r: blockSize, p: parallelization, maxmem: 256 * memoryCost * blockSize };
  const hash = await derive(password, salt, derivedKeyLength, options);
  return { Hash: hash.toString("base64"), Salt: salt.toString("base64") };
}
