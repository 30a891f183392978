const whole = new Intl.NumberFormat("sv-SE", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("sv-SE", { maximumFractionDigits: 1 });

/** "120 kB", "3,4 MB" */
export const sizeLabel = (bytes: number): string =>
  bytes < 1_000_000
    ? `${whole.format(Math.max(1, bytes / 1000))}\u00a0kB`
    : `${tenths.format(bytes / 1_000_000)}\u00a0MB`;

const kindOf = (mediaType: string) =>
  mediaType === "image/webp" ? "bild" : mediaType === "application/pdf" ? "PDF" : "Word";

/** "PDF, 120 kB" */
export const fileLabel = ({ MediaType, Size }: { MediaType: string; Size: number }): string =>
  `${kindOf(MediaType)}, ${sizeLabel(Size)}`;
