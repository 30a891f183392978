/** An import that cannot start. The message is for the operator: Swedish, shown without a stack. */
export class ImportRefusal extends Error {
  override name = "ImportRefusal";
}
