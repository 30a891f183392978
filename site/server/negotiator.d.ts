declare module "negotiator" {
  /** The published types are of an earlier version. */
  export default class Negotiator {
    constructor(request: { headers: { "accept-encoding"?: string } });
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
