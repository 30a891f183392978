import { lengths } from "@lagrum/core/contract/lengths";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./SearchForm.module.css";
import { useSearchSubmit } from "./useSearchSubmit.ts";

interface Props {
  query?: string;
  label?: string;
  /** Larger, where search is the page's main purpose. */
  large?: boolean;
}

/** The field to search in the answers. */
export function SearchForm({ query = "", label = "Sök bland svaren", large = false }: Props) {
  const search = useSearchSubmit();
  return (
    <search className={large ? `${styles.search} ${styles.large}` : styles.search}>
      <form method="post" action="/answers" onSubmit={search}>
        <label htmlFor="Query">{label}</label>
        <div className={styles.row}>
          <input id="Query" name="Query" type="search" maxLength={lengths.Query.max} defaultValue={query} key={query} />
          <Button>
            <Icon name="search" />
            Sök
          </Button>
        </div>
      </form>
    </search>
  );
}
