/**
 * What a trader writes whenever a consumer's claim is refused: the board, its addresses, and whether the firm takes part
 * (lag 2015:671 om alternativ tvistlösning i konsumentförhållanden, 6 §).
 * @param followsArn whether the firm follows the board's decisions; null when it is not set
 */
export function arnParagraphs(followsArn: boolean | null): string[] {
  const follows =
    followsArn === null
      ? []
      : [
          followsArn
            ? "Vi medverkar i nämndens prövning och följer dess beslut."
            : "Vi medverkar i nämndens prövning men har inte åtagit oss att följa dess beslut.",
        ];
  return [
    "Är du konsument och tycker att vi har fel kan du få saken prövad av Allmänna reklamationsnämnden: www.arn.se, Box 174, 101 23 Stockholm.",
    ...follows,
  ];
}
