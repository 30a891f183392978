/** A row of the command palette. */
export interface Command {
  group: string;
  text: string;
  /** The ID of a question, an answer or a person in the API's results. */
  id?: number;
  /** It comes from the typed number or reference, or from the typed words: it fits whatever its text is. */
  kind?: "exact" | "search";
  keys?: string | undefined;
  run: () => void;
}

/**
 * The commands that fit the typed words. Those whose text starts with the words come first, with their group; then hits,
 * other commands, and the search of the list. While the API searches, only those that stay first are shown: the row that
 * Enter opens must not change under the user's finger.
 */
export function arrangeCommands(commands: readonly Command[], words: string, isWaiting: boolean): Command[] {
  const lower = words.toLocaleLowerCase("sv");
  const isHit = ({ id }: Command): boolean => id !== undefined;
  const isFirst = ({ text, id, kind }: Command): boolean =>
    kind === "exact" || (kind === undefined && id === undefined && text.toLocaleLowerCase("sv").startsWith(lower));
  if (isWaiting) return byGroup(commands.filter(isFirst));
  const fits = ({ text, id, kind }: Command): boolean =>
    id !== undefined || kind !== undefined || text.toLocaleLowerCase("sv").includes(lower);
  const found = commands.filter(fits);
  const rank = (command: Command): number => {
    if (isFirst(command)) return 0;
    if (isHit(command)) return 1;
    return command.kind === "search" ? 3 : 2;
  };
  return byGroup(found.toSorted((one, other) => rank(one) - rank(other)));
}

/** Groups in the order of their first command. */
const byGroup = (commands: readonly Command[]): Command[] =>
  [...Map.groupBy(commands, ({ group }) => group).values()].flat();
