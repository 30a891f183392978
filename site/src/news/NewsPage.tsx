import type { News, NewsFile, StaffNews } from "@lagrum/core/news/newsSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { Link } from "@tanstack/react-router";
import { Prose } from "../ui/Prose.tsx";
import styles from "./News.module.css";

const number = new Intl.NumberFormat("sv-SE", { maximumFractionDigits: 0 });

const kindOf = (mediaType: string) =>
  mediaType === "image/webp" ? "bild" : mediaType === "application/pdf" ? "PDF" : "Word";

/** "PDF, 12 kB" */
const inWords = ({ MediaType, Size }: NewsFile) =>
  `${kindOf(MediaType)}, ${number.format(Math.max(1, Size / 1000))}\u00a0kB`;

/** A news item with its files. */
export function NewsPage({ news: { Title, Body, PublishedAt, files } }: { news: News | StaffNews }) {
  return (
    <>
      <article className={styles.article}>
        <p className={styles.day}>{PublishedAt && <time dateTime={PublishedAt}>{formatDate(PublishedAt)}</time>}</p>
        <h1 className={styles.heading}>{Title}</h1>
        <Prose html={Body} />
        {files.length > 0 && (
          <section aria-labelledby="filer">
            <h2 id="filer">Filer</h2>
            <ul>
              {files.map((file) => (
                <li key={file.ID} className={styles.file}>
                  <a href={file.Url}>{file.Name}</a> ({inWords(file)})
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <p>
        <Link to="/nyheter/{-$id}" params={{ id: undefined }}>
          Alla nyheter
        </Link>
      </p>
    </>
  );
}
