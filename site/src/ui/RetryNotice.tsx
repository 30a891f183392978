import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import { errorText } from "@lagrum/core/texts/errors";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

interface Props {
  /** What could not be done. */
  title: string;
  error: ClientErrorCode | null;
  onRetry?: () => void;
  /** Other ways on. */
  children?: ReactNode;
}

/** An error that a retry may fix. */
export function RetryNotice({ title, error, onRetry, children }: Props) {
  return (
    <Notice tone="danger" title={title} live>
      <p>{errorText(error ?? "")}</p>
      {onRetry && (
        <Button type="button" variant="secondary" onClick={onRetry}>
          Försök igen
        </Button>
      )}
      {children}
    </Notice>
  );
}
