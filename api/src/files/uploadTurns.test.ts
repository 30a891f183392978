import { expect, test } from "vitest";
import { createUploadTurns } from "./uploadTurns.ts";

/** Work that ends when the test says so, in the order in which it began. */
function scene() {
  const inTurn = createUploadTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const read = (owner: string, file: string, { network = owner, size = 1000 } = {}) =>
    inTurn({ owner, network, size }, async () => {
      begun.push(file);
      await new Promise<void>((end) => ends.set(file, end));
      return file;
    });
  return { begun, read, end: (file: string) => ends.get(file)?.() };
}

test("an owner's second file waits for the first, while another owner's is read", async () => {
  const { begun, read, end } = scene();
  const [first, second, other] = [read("a", "a1"), read("a", "a2"), read("b", "b1")];
  await Promise.resolve();
  expect(begun).toEqual(["a1", "b1"]);
  end("b1");
  expect(await other).toBe("b1");
  expect(begun).toEqual(["a1", "b1"]);
  end("a1");
  await first;
  end("a2");
  expect(await second).toBe("a2");
});

test("files that one network sends for ten orders are read one at a time, and another network's meanwhile", async () => {
  const { begun, read, end } = scene();
  const [first] = Array.from({ length: 10 }, (_, at) => read(`order ${at}`, `file ${at}`, { network: "192.0.2.1" }));
  void read("another", "other", { network: "192.0.2.2" });
  await Promise.resolve();
  expect(begun).toEqual(["file 0", "other"]);
  end("file 0");
  await first;
  await expect.poll(() => begun).toEqual(["file 0", "other", "file 1"]);
});

test("a short file is read before long ones that wait", async () => {
  const { begun, read, end } = scene();
  const [first] = ["a", "b", "c", "d"].map((owner) => read(owner, owner, { size: 10_000_000 }));
  void read("e", "short", { size: 100_000 });
  await Promise.resolve();
  end("a");
  await first;
  await expect.poll(() => begun).toEqual(["a", "b", "short"]);
});

test("a file that waits for another owner's begins when that one has failed", async () => {
  const inTurn = createUploadTurns();
  const failed = ["a", "b"].map((owner) =>
    inTurn({ owner, network: owner, size: 1 }, () => Promise.reject(new Error(owner))),
  );
  const waits = inTurn({ owner: "c", network: "c", size: 1 }, async () => "read");
  await expect(Promise.all(failed)).rejects.toThrow("a");
  expect(await waits).toBe("read");
});

test("an owner's fourth file is refused at once, and later accepted", async () => {
  const { begun, read, end } = scene();
  const first = read("a", "a1");
  void read("a", "a2");
  void read("a", "a3");
  await expect(read("a", "a4")).rejects.toMatchObject({ code: "FILE_READERS_BUSY", retryAfter: 10 });
  end("a1");
  await first;
  void read("a", "a4");
  end("a2");
  await expect.poll(() => begun).toEqual(["a1", "a2", "a3"]);
});

test("the hundred-and-first file that waits is refused", async () => {
  const { read } = scene();
  for (let owner = 0; owner < 102; owner += 1) void read(`owner ${owner}`, `file ${owner}`);
  await expect(read("another", "file")).rejects.toMatchObject({ code: "FILE_READERS_BUSY" });
});
