/** Prints the launcher's steps and how long each took. */
export interface StartupLog {
  /** Runs `work`, and prints a line before and after. */
  step<T>(title: string, work: () => Promise<T>): Promise<T>;
  print(message: string): void;
  /** Time since the launcher started, as "4,8 s". */
  elapsed(): string;
}

export function createStartupLog(write: (text: string) => void = (text) => process.stdout.write(text)): StartupLog {
  const startedAt = performance.now();
  return {
    async step(title, work) {
      const from = performance.now();
      write(`  ${title} …\n`);
      const result = await work();
      write(`  ${title}: klart på ${seconds(performance.now() - from)}\n`);
      return result;
    },
    print: (message) => write(`  ${message}\n`),
    elapsed: () => seconds(performance.now() - startedAt),
  };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`;
}
