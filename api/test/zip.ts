import { crc32, deflateRawSync } from "node:zlib";

/** A file name and its content. */
type Entry = readonly [name: string, text: string | Buffer];

const little = (...numbers: [value: number, bytes: 2 | 4][]): Buffer =>
  Buffer.concat(
    numbers.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

/**
 * An archive (APPNOTE.TXT 6.3). @param isStreamed sizes come behind each file, as programs write that send an archive while
 * they pack it
 */
export function zip(entries: readonly Entry[], isStreamed = false): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const data = deflateRawSync(text);
    const sizes = little([crc32(text), 4], [data.length, 4], [Buffer.byteLength(text), 4]);
    const head = little([20, 2], [isStreamed ? 8 : 0, 2], [8, 2], [0, 4]);
    const names = little([Buffer.byteLength(name), 2], [0, 2]);
    const file = Buffer.concat([
      little([0x04034b50, 4]),
      ...[head, isStreamed ? Buffer.alloc(12) : sizes, names, Buffer.from(name), data],
      ...(isStreamed ? [little([0x08074b50, 4]), sizes] : []),
    ]);
    directory.push(
      ...[
        little([0x02014b50, 4], [20, 2]),
        head,
        sizes,
        names,
        Buffer.alloc(10),
        little([offset, 4]),
        Buffer.from(name),
      ],
    );
    files.push(file);
    offset += file.length;
  }
  const index = Buffer.concat(directory);
  const count = entries.length;
  const end = little([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [index.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...files, index, end]);
}
