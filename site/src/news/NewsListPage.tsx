import { formatDate } from "@lagrum/core/text/dates";
import { Link } from "@tanstack/react-router";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import styles from "./News.module.css";
import { newsListQuery } from "./newsQueries.ts";

/** News, newest first. */
export function NewsListPage({ page }: { page: number }) {
  const { News, Pages } = useLoadedQuery(newsListQuery(page));
  return (
    <>
      <h1>{page > 1 ? `Nyheter, sida ${page}` : "Nyheter"}</h1>
      {News.length === 0 && <EmptyState picture="news" title="Det finns inga nyheter än." />}
      <ul className={styles.list}>
        {News.map(({ ID, Uri, Title, Excerpt, PublishedAt }) => (
          <li key={ID}>
            <article>
              <p className={styles.day}>
                {PublishedAt && <time dateTime={PublishedAt}>{formatDate(PublishedAt)}</time>}
              </p>
              <h2 className={styles.title}>
                <Link to="/nyheter/{-$id}" params={{ id: Uri }}>
                  {Title}
                </Link>
              </h2>
              <p className={styles.excerpt}>{Excerpt}</p>
            </article>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Pages}
        step={(to, words) => (
          <ButtonLink
            variant="secondary"
            to="/nyheter/{-$id}"
            params={{ id: undefined }}
            search={to > 1 ? { page: to } : {}}
          >
            {words}
          </ButtonLink>
        )}
      />
    </>
  );
}
