/** Says on the terminal what is being done and how long it took. */
export interface Progress {
  /** Runs `work` between a line that it begins and a line that it is done. */
  step<T>(title: string, work: () => Promise<T>): Promise<T>;
  say(message: string): void;
  /** Seconds since the launcher began, as "4,8 s". */
  elapsed(): string;
}

export function createProgress(write: (text: string) => void = (text) => process.stdout.write(text)): Progress {
  const begun = performance.now();
  return {
    async step(title, work) {
      const from = performance.now();
      write(`  ${title} …\n`);
      const result = await work();
      write(`  ${title}: klart på ${seconds(performance.now() - from)}\n`);
      return result;
    },
    say: (message) => write(`  ${message}\n`),
    elapsed: () => seconds(performance.now() - begun),
  };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`;
}
