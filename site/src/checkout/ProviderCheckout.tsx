import { useEffect, useRef, useState } from "react";
import { Notice } from "../ui/Notice.tsx";
import styles from "./Checkout.module.css";
import { trackProviderEvents } from "./providerEvents.ts";
import { runSnippet } from "./runSnippet.ts";

/** Attempts, a second apart, before another payment method is offered. */
const MAX_ATTEMPTS = 10;

interface Props {
  snippet: string;
  /** The checkout without this form: another method can be chosen there. */
  otherWay: string;
}

/** The provider's own form for card and invoice. Its script is loaded here only. */
export function ProviderCheckout({ snippet, otherWay }: Props) {
  const target = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState<number | null>(0);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const running = new AbortController();
    setFailures(0);
    runSnippet(element, snippet, {
      signal: running.signal,
      onAttempt: (count) => {
        setFailures(count);
        if (count === null) trackProviderEvents();
      },
    });
    return () => {
      running.abort();
      element.replaceChildren();
    };
  }, [snippet]);
  return (
    <>
      <div aria-live="polite" className={styles.scripted}>
        {failures !== null && failures < MAX_ATTEMPTS && (
          <p>{failures === 0 ? "Hämtar betaltjänstens formulär …" : `Försöker igen, försök ${failures + 1} …`}</p>
        )}
        {failures !== null && failures >= MAX_ATTEMPTS && (
          <Notice tone="danger" title="Betaltjänstens formulär går inte att hämta">
            <p>
              Inga pengar har dragits. Vi fortsätter att försöka. Du kan också{" "}
              <a href={otherWay}>välja ett annat sätt att betala</a> eller komma tillbaka senare genom länken i mejlet.
            </p>
          </Notice>
        )}
      </div>
      <noscript>
        <Notice tone="caution">
          <p>
            Betaltjänstens formulär för kort och faktura behöver JavaScript. Slå på det, eller{" "}
            <a href={otherWay}>välj Swish</a>, som fungerar utan.
          </p>
        </Notice>
      </noscript>
      <div ref={target} />
    </>
  );
}
