import { EmptyState } from "../ui/EmptyState.tsx";

/** Replaces the results of a posted search when its token has expired, after thirty minutes. */
export function ExpiredSearch() {
  return (
    <EmptyState picture="expired" title="Sökningen har gått ut">
      <p>
        Vi sparar inte vad du söker efter, så länken gäller bara i en halvtimme. Skriv sökorden i fältet ovanför, så
        söker vi igen.
      </p>
    </EmptyState>
  );
}
