/** The ratio of two calls' median times. They alternate, so that a busy machine delays both alike. */
export async function timeRatio(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 41; round += 1) {
    for (const [index, call] of [one, other].entries()) {
      const start = performance.now();
      await call();
      times[index]?.push(performance.now() - start);
    }
  }
  const [first, second] = times.map((each) => each.sort((a, b) => a - b)[20] ?? Number.NaN);
  return (first ?? Number.NaN) / (second ?? Number.NaN);
}
