import type { ClientErrorCode, Details } from "@lagrum/core/contract/problem";
import { alertText } from "@lagrum/core/texts/accounts";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

interface Props {
  /** The failed action. */
  title: string;
  error: ClientErrorCode | null;
  details?: Details | null;
  onRetry?: () => void;
  /** Alternative links. */
  children?: ReactNode;
}

/** An error that a retry may fix. */
export function RetryNotice({ title, error, details, onRetry, children }: Props) {
  return (
    <Notice tone="danger" title={title} live>
      <p>{alertText({ Code: error ?? "", Details: details })}</p>
      {onRetry && (
        <Button type="button" variant="secondary" onClick={onRetry}>
          Försök igen
        </Button>
      )}
      {children}
    </Notice>
  );
}
