import { join } from "node:path";
import sharp from "sharp";
import { Failure } from "../http/failure.ts";

/** Widths in which a picture is kept, as far as it reaches. */
const WIDTHS = [480, 960, 1600];

/** Pixels of what is taken in: whatever it weighs as a file, it is unpacked to be made anew. */
const MAX_PIXELS = 40_000_000;

/** WebP, 0 to 100. */
const QUALITY = 80;

// One thread and nothing remembered: memory stays flat, and the machine answers others meanwhile.
sharp.cache(false);
sharp.concurrency(1);

export interface Picture {
  /** Of the largest. */
  width: number;
  height: number;
  /** Bytes, of the largest. */
  size: number;
  /** Smallest first. */
  made: { width: number; path: string }[];
}

/**
 * Makes a picture anew in a folder, upright, in each width: nothing of what was sent is kept but what is seen, so no
 * place, no camera and no text that was hidden in it.
 * @throws Failure PICTURE_TOO_LARGE, FILE_UNREADABLE
 */
export async function makePicture(path: string, folder: string): Promise<Picture> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true } as const;
  const { width, height, autoOrient } = await sharp(path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(unreadable);
  if (!(width && height)) throw new Failure("FILE_UNREADABLE");
  if (width * height > MAX_PIXELS) throw new Failure("PICTURE_TOO_LARGE");
  const whole = Math.min(autoOrient.width, WIDTHS.at(-1) ?? autoOrient.width);
  const widths = [...WIDTHS.filter((each) => each < whole), whole];
  const made: Picture["made"] = [];
  let largest = { width: 0, height: 0, size: 0 };
  for (const each of widths) {
    const place = join(folder, `${each}.webp`);
    largest = await sharp(path, options)
      .autoOrient()
      .resize({ width: each })
      .webp({ quality: QUALITY })
      .toFile(place)
      .catch(unreadable);
    made.push({ width: each, path: place });
  }
  return { width: largest.width, height: largest.height, size: largest.size, made };
}

function unreadable(cause: Error): never {
  // The disk is full: no fault of the picture's.
  if (/no space|write error/i.test(cause.message)) throw Object.assign(cause, { code: "ENOSPC" });
  throw new Failure("FILE_UNREADABLE", undefined, { cause });
}
