/**
 * Imported before a process (NODE_OPTIONS): each SIGUSR2 sets its clock back an hour. Timers are not affected, as on a
 * machine whose clock is set.
 */
const HOUR = 3_600_000;
const RealDate = Date;
let shift = 0;
process.on("SIGUSR2", () => {
  shift -= HOUR;
});

const now = () => RealDate.now() + shift;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
