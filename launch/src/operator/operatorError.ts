/** An error that the operator can fix. The message is in Swedish, says what to do, and is shown without a stack trace. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
