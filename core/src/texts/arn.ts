/**
 * The information that a trader must give with a refusal: the board, its addresses, and whether the firm takes part
 * (lag 2015:671 om alternativ tvistlösning i konsumentförhållanden, 6 §).
 * @param followsArn whether the firm takes part and follows the board's recommendations; null when it is not set
 */
export function arnParagraphs(followsArn: boolean | null): string[] {
  const follows =
    followsArn === null
      ? []
      : [
          followsArn
            ? "Vi deltar i nämndens prövning och följer dess rekommendation."
            : "Vi har inte åtagit oss att delta i nämndens prövning, men du kan anmäla ändå.",
        ];
  return [
    "Är du konsument och tycker att vi har fel kan du få saken prövad av Allmänna reklamationsnämnden: www.arn.se, Box 174, 101 23 Stockholm.",
    ...follows,
  ];
}
