/** Something the operator can put right. The message is Swedish, says what to do, and is shown without a stack. */
export class Refusal extends Error {
  override name = "Refusal";
}
