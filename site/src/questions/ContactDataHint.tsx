import type { ContactData } from "@lagrum/core/pii/contactData";
import { useEffect, useState } from "react";
import { Button } from "../ui/Button.tsx";
import styles from "./SimilarAnswers.module.css";

/** Milliseconds without typing before the text is checked. */
const DEBOUNCE = 800;

/** Loaded on demand, since most visitors don't finish a question. */
const detection = () => import("@lagrum/core/pii/contactData");

/** Personal data in the text; none if the detector can't be loaded. */
function useContactData(text: string): ContactData[] {
  const [found, setFound] = useState<ContactData[]>([]);
  useEffect(() => {
    if (text === "") return setFound([]);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const loaded = await detection().catch(() => null);
      if (loaded && isCurrent) setFound(loaded.findContactData(text));
    }, DEBOUNCE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}

const kindTexts: Record<ContactData["kind"], string> = {
  PersonalNumber: "ett personnummer",
  Phone: "ett telefonnummer",
  Email: "en e-postadress",
  Address: "en gatuadress",
};

/** "ett personnummer och en gatuadress" */
const describe = (found: readonly ContactData[]) =>
  new Intl.ListFormat("sv").format(new Set(found.map(({ kind }) => kindTexts[kind])));

interface Props {
  /** The title and the text of the question. */
  texts: readonly [string, string];
  onReplace: (replace: (text: string) => string) => void;
}

/** Warns about personal numbers, phone numbers and addresses in the question. One click replaces them. */
export function ContactDataHint({ texts, onReplace }: Props) {
  const found = useContactData(texts.join("\n"));
  const replaceAll = async () => onReplace((await detection()).replaceContactData);
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <section className={styles.box} aria-labelledby="contact-data">
          <p id="contact-data">
            <strong>Det ser ut som {describe(found)}.</strong> Behöver det stå med? Vi klarar oss utan sådant i frågan.
            Dina kontaktuppgifter lämnar du längre ner.
          </p>
          <ul>
            {[...new Set(found.map(({ text }) => text))].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button type="button" variant="plain" onClick={() => void replaceAll()}>
              {found.length === 1 ? "Ersätt det" : "Ersätt alla"}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
