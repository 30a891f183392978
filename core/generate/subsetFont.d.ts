declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2";
    noHinting?: boolean;
    /** OpenType features to include; all others are removed. */
    keepFeatures?: readonly string[];
    /** A number fixes an axis. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }

  export default function subsetFont(font: Buffer, letters: string, options?: Options): Promise<Buffer>;
}
