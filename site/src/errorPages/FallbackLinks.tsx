import { List } from "../ui/List.tsx";
import styles from "./FallbackLinks.module.css";

const links = [
  { to: "/", words: "Startsidan", text: "Sök, läs nya svar och se alla rättsområden" },
  { to: "/categories", words: "Rättsområden", text: "Svar ordnade efter vad de handlar om" },
  { to: "/ask_a_question", words: "Ställ en fråga", text: "Gratis, och du behöver inget konto" },
  { to: "/contact", words: "Kontakta oss", text: "Om en länk är trasig eller något annat är fel" },
];

/** Links from an error page to the main pages. Plain links work when nothing else does. */
export function FallbackLinks({ title }: { title: string }) {
  return (
    <nav className={styles.links} aria-labelledby="vidare">
      <h2 id="vidare">{title}</h2>
      <List
        items={links.map(({ to, words, text }) => ({
          key: to,
          title: <a href={to}>{words}</a>,
          text,
        }))}
      />
    </nav>
  );
}
