/** Why a job can't succeed however often it is retried: it goes to the dead-letter queue at once. */
export class PermanentFailure extends Error {}
