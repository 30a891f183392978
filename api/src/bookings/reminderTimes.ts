/** Reminders of a meeting, in hours before it. */
export const reminderHours = [48, 2] as const;

/** The number of reminders that were due before the time was agreed, so that they are never sent. */
export const passedReminders = (start: string, now: Date): number =>
  reminderHours.filter((hours) => Date.parse(start) - hours * 60 * 60 * 1000 <= now.getTime()).length;
