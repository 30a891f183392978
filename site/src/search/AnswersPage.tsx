import { useSuspenseQuery } from "@tanstack/react-query";
import { useHydrated, useLocation } from "@tanstack/react-router";
import { memo, Suspense, useEffect } from "react";
import { AnswerList } from "../answers/AnswerList.tsx";
import { answersQuery } from "../answers/answerQueries.ts";
import { Breadcrumbs, CategoriesCrumb } from "../layout/Breadcrumbs.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { ExpiredSearch } from "./ExpiredSearch.tsx";
import { LazySearchResults } from "./lazySearchResults.ts";
import type { Search } from "./postedSearch.ts";
import { SearchFields } from "./SearchFields.tsx";
import { SearchForm } from "./SearchForm.tsx";
import styles from "./SearchResults.module.css";

interface Props {
  page: number;
  /** A search that was posted before hydration. */
  posted: Search | undefined;
  /** The URL has a search that can no longer be read. */
  isExpired: boolean;
}

/** The newest answers, or those that match a search. */
export function AnswersPage({ page, posted, isExpired }: Props) {
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
      <SearchForm query={search?.query ?? ""}>
        {search && <SearchFields area={search.area} year={search.year} isByDate={search.isByDate} />}
      </SearchForm>
      {search ? <Results search={search} /> : isExpired ? <ExpiredSearch /> : <Newest page={page} />}
    </>
  );
}

/** Memoized, so that results from the server stay until their chunk has been loaded and hydrates them. */
const Results = memo(function Results({ search }: { search: Search }) {
  return (
    <div className={styles.results}>
      <Suspense fallback={<Loading lines={9} />}>
        <LazySearchResults search={search} />
      </Suspense>
    </div>
  );
});

function Newest({ page }: { page: number }) {
  const { data } = useSuspenseQuery(answersQuery({ Page: page }));
  return (
    <>
      {data.Answers.length > 0 ? (
        <AnswerList answers={data.Answers} />
      ) : (
        <EmptyState picture="answers" title="Det finns inga publicerade svar än." />
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
