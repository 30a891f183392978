/** That a choice was made and which, without who made it: a line for the operator's records. */
export function recordChoice(choice: string, now: Date): void {
  process.stdout.write(`${JSON.stringify({ time: now.toISOString(), cookieChoice: choice })}\n`);
}
