import { join } from "node:path";
import sharp from "sharp";
import { Failure } from "../http/failure.ts";

/** Widths of the variants, up to the picture's own. */
const WIDTHS = [480, 960, 1600];

/** Largest input in pixels: decoding memory depends on pixels, not on the file size. */
const MAX_PIXELS = 40_000_000;

/** Seconds for one variant. libvips works in threads of its own and ends when the time is out. */
const DEADLINE = 10;

/** WebP, 0 to 100. */
const QUALITY = 80;

// One thread and no cache: memory stays flat, and requests are answered meanwhile.
sharp.cache(false);
sharp.concurrency(1);

export interface Picture {
  /** Of the largest. */
  width: number;
  height: number;
  /** Bytes, of the largest. */
  size: number;
  /** Smallest first. */
  variants: { width: number; path: string }[];
}

/**
 * Re-encodes a picture upright in each width. Metadata is dropped: no location, no camera and no hidden
 * text.
 * @throws Failure PICTURE_TOO_LARGE, FILE_UNREADABLE, FILE_TOO_COMPLEX
 */
export async function makePicture(path: string, folder: string): Promise<Picture> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true } as const;
  const { width, height, autoOrient } = await sharp(path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(unreadable);
  if (!(width && height)) throw new Failure("FILE_UNREADABLE");
  if (width * height > MAX_PIXELS) throw new Failure("PICTURE_TOO_LARGE");
  const fullWidth = Math.min(autoOrient.width, WIDTHS.at(-1) ?? autoOrient.width);
  const widths = [...WIDTHS.filter((each) => each < fullWidth), fullWidth];
  const variants: Picture["variants"] = [];
  let largest = { width: 0, height: 0, size: 0 };
  for (const each of widths) {
    const place = join(folder, `${each}.webp`);
    largest = await sharp(path, options)
      .autoOrient()
      .resize({ width: each })
      .webp({ quality: QUALITY })
      .timeout({ seconds: DEADLINE })
      .toFile(place)
      .catch(unreadable);
    variants.push({ width: each, path: place });
  }
  return { width: largest.width, height: largest.height, size: largest.size, variants };
}

function unreadable(cause: Error): never {
  // A full disk is no fault of the picture.
  if (/no space|write error/i.test(cause.message)) throw Object.assign(cause, { code: "ENOSPC" });
  throw new Failure(/^timeout: /.test(cause.message) ? "FILE_TOO_COMPLEX" : "FILE_UNREADABLE", undefined, { cause });
}
