import type { Category } from "@lagrum/core/category/categorySchema";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { Button } from "../ui/Button.tsx";
import { questionTypes, type Search } from "./postedSearch.ts";
import { SearchFields } from "./SearchFields.tsx";
import styles from "./SearchResults.module.css";
import { useSearchSubmit } from "./useSearchSubmit.ts";

interface Props {
  search: Search;
  areas: Category[];
  /** Newest first. */
  years: number[];
}

/** Narrows a search to an area, a year and a type of question, and orders it. */
export function SearchFilters({ search, areas, years }: Props) {
  const submit = useSearchSubmit();
  const { query, isLiteral, area, year, type, isByDate } = search;
  return (
    <form
      className={styles.filters}
      method="post"
      action="/answers"
      aria-label="Begränsa sökningen"
      onSubmit={submit}
      // The fields show the search that the page shows, also after Back.
      key={JSON.stringify(search)}
    >
      <SearchFields query={query} page={1} isLiteral={isLiteral} />
      <label>
        Rättsområde
        <select name="CategoryID" defaultValue={area ?? ""} key={`area ${areas.length}`}>
          <option value="">Alla områden</option>
          {areas.map(({ ID, Name }) => (
            <option key={ID} value={ID}>
              {Name}
            </option>
          ))}
        </select>
      </label>
      <label>
        År
        <select name="Year" defaultValue={year ?? ""} key={`year ${years.length}`}>
          <option value="">Alla år</option>
          {years.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label>
        Typ
        <select name="Type" defaultValue={type ?? ""}>
          <option value="">Alla typer</option>
          {questionTypes.map((each) => (
            <option key={each} value={each}>
              {questionTypeTexts[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Ordning
        <select name="Sort" defaultValue={isByDate ? "PublishedAt" : ""}>
          <option value="">Bäst träff</option>
          <option value="PublishedAt">Nyast</option>
        </select>
      </label>
      <Button variant="secondary">Visa</Button>
    </form>
  );
}
