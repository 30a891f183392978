/** The parts that we use; the package has no types of its own. */
declare module "@adobe/structured-data-validator" {
  export default class Validator {
    /** @param found the structured data of a page, by format and type */
    validate(found: { jsonld: Record<string, object[]> }): Promise<{ severity: string; issueMessage: string }[]>;
  }
}
