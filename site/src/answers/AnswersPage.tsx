import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useHydrated, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { Breadcrumbs, CategoriesCrumb } from "../layout/Breadcrumbs.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { AnswerList } from "./AnswerList.tsx";
import styles from "./AnswersPage.module.css";
import { answersQuery } from "./answerQueries.ts";
import type { Search } from "./postedSearch.ts";
import { SearchForm } from "./SearchForm.tsx";

interface Props {
  page: number;
  /** A search that was posted without JavaScript. */
  posted: Search | undefined;
}

/** The newest answers, or those that match a search. */
export function AnswersPage({ page, posted }: Props) {
  const hydrated = useHydrated();
  const inHistory = useLocation({ select: (location) => location.state.search });
  const search = (hydrated ? inHistory : undefined) ?? posted;
  const isSearch = search !== undefined;
  const title = page > 1 ? `Svar, sida ${page}` : "Svar";
  // The query is in the history entry, which the route's head can't see.
  useEffect(() => {
    if (hydrated) document.title = `${isSearch ? "Sökresultat" : title} – Lagrum`;
  }, [hydrated, isSearch, title]);
  return (
    <>
      <Breadcrumbs parent={<CategoriesCrumb />} current="Svar" />
      <h1>{search ? "Sökresultat" : "Svar"}</h1>
      <SearchForm query={search?.query ?? ""} />
      {search ? <Found search={search} /> : <Newest page={page} />}
    </>
  );
}

function Newest({ page }: { page: number }) {
  const { data } = useSuspenseQuery(answersQuery({ Page: page }));
  return (
    <>
      {data.Answers.length > 0 ? (
        <AnswerList answers={data.Answers} />
      ) : (
        <EmptyState title="Det finns inga publicerade svar än." />
      )}
      <Pagination
        page={page}
        pages={data.Pages}
        step={(to, words) => (
          <ButtonLink variant="secondary" to="/answers" search={to > 1 ? { page: to } : {}}>
            {words}
          </ButtonLink>
        )}
      />
    </>
  );
}

/** The API's maximum count of hits. */
const mostHits = 500;

const number = new Intl.NumberFormat("sv-SE");

const hits = (total: number) =>
  total === 0
    ? "Inga träffar"
    : `${total >= mostHits ? "Minst " : ""}${number.format(total)} ${total === 1 ? "träff" : "träffar"}`;

function Found({ search: { query, page } }: { search: Search }) {
  const navigate = useNavigate();
  const { data, isError } = useQuery(answersQuery({ Query: query, Page: page }));
  if (isError) return <Notice tone="danger">Sökningen gick inte att göra just nu. Försök igen om en stund.</Notice>;
  if (!data) return <p role="status">Söker…</p>;
  return (
    <>
      <p className={styles.hits} role="status">
        {hits(data.Total)} på ”{query}”
      </p>
      {data.Answers.length > 0 ? <AnswerList answers={data.Answers} /> : <NothingFound />}
      <Pagination
        page={page}
        pages={data.Pages}
        step={(to, words) => (
          <form
            method="post"
            action="/answers"
            onSubmit={(event) => {
              event.preventDefault();
              void navigate({
                to: "/answers",
                state: { search: { query, page: to } },
              });
            }}
          >
            <input type="hidden" name="Query" value={query} />
            <input type="hidden" name="Page" value={to} />
            <Button variant="secondary">{words}</Button>
          </form>
        )}
      />
    </>
  );
}

function NothingFound() {
  return (
    <EmptyState
      title="Vi hittade inget svar med de orden"
      actions={
        <ButtonLink variant="secondary" to="/ask_a_question">
          Ställ en egen fråga
        </ButtonLink>
      }
    >
      <ul className={styles.advice}>
        <li>Prova ett annat ord för samma sak, eller en annan form av ordet: hyra i stället för hyran.</li>
        <li>Sök på färre ord. Alla ord måste finnas i svaret.</li>
        <li>
          <Link to="/categories/{-$id}" params={{ id: undefined }}>
            Leta bland rättsområdena
          </Link>
          , från familjerätt till trafikrätt.
        </li>
      </ul>
    </EmptyState>
  );
}
