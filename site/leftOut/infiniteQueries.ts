/** Stands in for TanStack Query's lists without end in the browser: those of this site have pages. */
export const infiniteQueryBehavior = (): never => {
  throw new Error("This site has no lists without end.");
};
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
