import type { AnswerList as Found } from "@lagrum/core/answer/answerSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { useQuery } from "@tanstack/react-query";
import { AnswerList } from "../answers/AnswerList.tsx";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { Button } from "../ui/Button.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { AskFromSearch } from "./AskFromSearch.tsx";
import { AllAreas, MatchingAreas } from "./MatchingAreas.tsx";
import type { Search } from "./postedSearch.ts";
import { RecentSearchChoice } from "./RecentSearchChoice.tsx";
import { SearchFields } from "./SearchFields.tsx";
import { SearchFilters } from "./SearchFilters.tsx";
import styles from "./SearchResults.module.css";
import { SearchSummary } from "./SearchSummary.tsx";
import { oldestYearQuery, pageSize, reportOpened, searchQuery } from "./searchQueries.ts";
import { useSearchSubmit } from "./useSearchSubmit.ts";

/** Each year from the current one back to the oldest answer's. */
function yearsSince(oldest: number | null | undefined): number[] {
  const current = Number(dayOf(new Date()).slice(0, 4));
  return oldest ? Array.from({ length: Math.max(0, current - oldest + 1) }, (_, back) => current - back) : [];
}

/** The results of a search. Without results it offers areas of law and the question form. */
export function SearchResults({ search }: { search: Search }) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(search));
  const { data: areas = [] } = useQuery(categoriesQuery());
  const { data: oldest } = useQuery(oldestYearQuery());
  const isPending = !data || isPlaceholderData;
  if (isError) {
    return (
      <>
        <Notice tone="danger" live>
          <p>Sökningen gick inte att göra just nu.</p>
          {/* Without JavaScript the same search is posted. */}
          <form
            method="post"
            action="/answers"
            onSubmit={(event) => {
              event.preventDefault();
              void refetch();
            }}
          >
            <SearchFields {...search} />
            <Button variant="secondary" busy={isFetching}>
              {isFetching ? "Försöker …" : "Försök igen"}
            </Button>
          </form>
        </Notice>
        <AskFromSearch words={search.query} />
      </>
    );
  }
  return (
    <>
      <SearchSummary search={search} found={isPending ? undefined : data} />
      <SearchFilters search={search} areas={areas} years={yearsSince(oldest)} />
      {!data && (
        <div aria-hidden>
          <Loading lines={9} />
        </div>
      )}
      {data && (
        <div aria-busy={isPending}>
          <MatchingAreas areas={data.Search?.Areas ?? []} />
          {data.Answers.length > 0 ? <Answers found={data} search={search} /> : <AllAreas areas={areas} />}
          <Pages search={search} pages={data.Pages} />
        </div>
      )}
      <AskFromSearch words={search.query} />
      <RecentSearchChoice query={search.query} />
    </>
  );
}

/** One page of answers: first the hits, then, under a heading of their own, what is near them. */
function Answers({ found: { Answers: answers, Search: result }, search }: { found: Found; search: Search }) {
  const isAnswered = result?.Matching !== 0;
  const matching = Math.max(0, (result?.Matching ?? answers.length) - (search.page - 1) * pageSize);
  const near = answers.slice(matching);
  const onOpen = () => reportOpened(search);
  return (
    <>
      {matching > 0 && <AnswerList answers={answers.slice(0, matching)} onOpen={onOpen} />}
      {near.length > 0 && (
        <section className={styles.near} aria-labelledby="near">
          <h2 id="near">{isAnswered ? "Nära det du sökte" : "Inget svar om detta ännu. Nära:"}</h2>
          {!isAnswered && (
            <p>
              Vi ser inget svar som säkert handlar om det du sökte. De här ligger närmast. Hjälper inget av dem kan du{" "}
              <a href="#ask">ställa frågan</a>.
            </p>
          )}
          <AnswerList answers={near} heading="h3" onOpen={onOpen} />
        </section>
      )}
    </>
  );
}

function Pages({ search, pages }: { search: Search; pages: number }) {
  const submit = useSearchSubmit();
  return (
    <Pagination
      page={search.page}
      pages={pages}
      step={(to, words) => (
        <form method="post" action="/answers" onSubmit={submit}>
          <SearchFields {...search} page={to} />
          <Button variant="secondary">{words}</Button>
        </form>
      )}
    />
  );
}
