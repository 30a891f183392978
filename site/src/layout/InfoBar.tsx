import { ButtonLink } from "../ui/Button.tsx";
import styles from "./InfoBar.module.css";

interface Prompt {
  name: string;
  words: string;
  to: string;
  button: string;
}

const ask: Prompt = {
  name: "Ställ en egen fråga",
  words: "Hittar du inte svaret? Ställ din egen fråga, så svarar en jurist eller juriststudent.",
  to: "/ask_a_question",
  button: "Ställ en fråga",
};

const talk: Prompt = {
  name: "Prata med en jurist",
  words: "Vill du hellre prata med en jurist? Ett första samtal på 15 minuter är gratis.",
  to: "/boka",
  button: "Boka tid",
};

/** The routes of each prompt (specification section 2). */
const prompts: [where: RegExp, prompt: Prompt][] = [
  [/^\/(categories|answers)(\/|$)/, ask],
  [/^\/(product|rattsskydd)(\/|$)/, talk],
];

/** The prompt at the end of a page, on the four routes that have one. */
export function InfoBar({ path }: { path: string }) {
  const prompt = prompts.find(([where]) => where.test(path))?.[1];
  if (!prompt) return null;
  return (
    <aside className={styles.bar} aria-label={prompt.name}>
      <div className={styles.inner}>
        <p>{prompt.words}</p>
        <ButtonLink to={prompt.to}>{prompt.button}</ButtonLink>
      </div>
    </aside>
  );
}
