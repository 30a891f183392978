/** Logs a consent choice without personal data. */
export function recordChoice(choice: string, now: Date): void {
  process.stdout.write(`${JSON.stringify({ time: now.toISOString(), cookieChoice: choice })}\n`);
}
