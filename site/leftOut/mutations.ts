/** Stands in for TanStack Query's store of mutations in the browser: what this site writes, its forms send themselves. */
export class MutationCache {
  getAll = () => [];
  findAll = () => [];
  clear = () => undefined;
  resumePausedMutations = () => Promise.resolve();
}
