import { crc32, deflateRawSync } from "node:zlib";

/** Joins numbers, little-endian, by their size in bytes. */
const little = (...numbers: [value: number, bytes: 2 | 4 | 8][]): Buffer =>
  Buffer.concat(
    numbers.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value));
      else buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

const UNKNOWN = 0xffff_ffff;
/** Sizes behind each file, and names in UTF-8. */
const FLAGS = 0x0808;

/** An archive with sizes and places of 64 bits (APPNOTE.TXT 6.3, 4.5.3), sizes behind each file. */
export function zip64(entries: readonly (readonly [name: string, text: string])[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const data = deflateRawSync(text);
    const [size, length] = [Buffer.byteLength(text), Buffer.byteLength(name)];
    const head = little([45, 2], [FLAGS, 2], [8, 2], [0, 4]);
    const file = Buffer.concat([
      little([0x04034b50, 4]),
      ...[head, little([0, 4], [UNKNOWN, 4], [UNKNOWN, 4], [length, 2], [20, 2]), Buffer.from(name)],
      ...[little([1, 2], [16, 2], [0, 8], [0, 8]), data],
      little([0x08074b50, 4], [crc32(text), 4], [data.length, 8], [size, 8]),
    ]);
    directory.push(
      ...[little([0x02014b50, 4], [45, 2]), head],
      little([crc32(text), 4], [UNKNOWN, 4], [UNKNOWN, 4], [length, 2], [28, 2]),
      ...[Buffer.alloc(10), little([UNKNOWN, 4]), Buffer.from(name)],
      little([1, 2], [24, 2], [size, 8], [data.length, 8], [offset, 8]),
    );
    files.push(file);
    offset += file.length;
  }
  const index = Buffer.concat(directory);
  const count = entries.length;
  const end = little([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4], [count, 8], [count, 8]);
  const where = little([index.length, 8], [offset, 8]);
  const locator = little([0x07064b50, 4], [0, 4], [offset + index.length, 8], [1, 4]);
  const last = little([0x06054b50, 4], [0, 4], [0xffff, 2], [0xffff, 2], [UNKNOWN, 4], [UNKNOWN, 4], [0, 2]);
  return Buffer.concat([...files, index, end, where, locator, last]);
}
