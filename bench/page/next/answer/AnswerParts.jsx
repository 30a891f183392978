import { provisionPath } from "@lagrum/core/law/provisionPath";
import { formatDate } from "@lagrum/core/text/dates";
import Link from "next/link";

export function Place({ Area, Category }) {
  if (Area.ID === Category.ID) return <Link href={`/categories/${Category.Uri}`}>{Category.Name}</Link>;
  return (
    <span className="_place_m58bq_1">
      <Link href={`/categories/${Area.Uri}`}>{Area.Name}</Link>
      <span className="_slash_m58bq_12" aria-hidden="true">
        /
      </span>
      <Link href={`/categories/${Category.Uri}`}>{Category.Name}</Link>
    </span>
  );
}

export function Facts({ page: { author, days, readingTime } }) {
  return (
    <dl className="_facts_9v4on_1">
      {author && (
        <div className="_author_9v4on_21">
          <dt>Svar av</dt>
          <dd>
            {author.name}
            {author.title && <span>{author.title}</span>}
          </dd>
        </div>
      )}
      {days.map(({ term, at }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <time dateTime={at}>{formatDate(at)}</time>
          </dd>
        </div>
      ))}
      <div className="_reading_9v4on_47">
        <dt>Lästid</dt>
        <dd>{readingTime}</dd>
      </div>
    </dl>
  );
}

export function Emergency() {
  return (
    <div className="_notice_1m2wq_1 _caution_1m2wq_9">
      <p>
        Är du i fara eller känner du dig hotad? Ring <a href="tel:112">112</a>. Stöd dygnet runt får du hos
        Kvinnofridslinjen,{" "}
        <a className="_number_1d8fh_1" href="tel:020505050">
          020-50{"\u00a0"}50{"\u00a0"}50
        </a>
        . Samtalet är gratis och syns inte på räkningen. Är du under 18 år kan du ringa Bris,{" "}
        <a href="tel:116111">116{"\u00a0"}111</a>.
      </p>
    </div>
  );
}

export function LawChanges({ changes }) {
  return (
    <div className="_notice_1m2wq_1 _caution_1m2wq_9">
      <p>
        <strong>Lagen har ändrats.</strong> Svaret beskriver lagen som den var innan:
      </p>
      <ul>
        {changes.map(({ Label, InForce, ...provision }) => {
          const path = provisionPath(provision);
          return (
            <li key={Label}>
              {path === null ? Label : <a href={path}>{Label}</a>} har en ny lydelse från {formatDate(InForce)}.
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function Provisions({ laws }) {
  return (
    <section className="_provisions_10zuz_1" aria-labelledby="provisions">
      <h2 id="provisions">Lagrum som svaret bygger på</h2>
      <dl>
        {laws.map(({ title, places }) => (
          <div key={title}>
            <dt>{title}</dt>
            {places.map(({ name, path }) => (
              <dd key={name}>{path === null ? name : <a href={path}>{name}</a>}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
