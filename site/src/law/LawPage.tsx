import type { ActProvisions } from "@lagrum/core/law/actSchema";
import { Breadcrumbs, LawsCrumb } from "../layout/Breadcrumbs.tsx";
import { JsonLd } from "../searchEngines/JsonLd.tsx";
import { readPublicUrl } from "../searchEngines/pageHead.ts";
import { breadcrumbData, legislationData } from "../searchEngines/structuredData.ts";
import { answerCount } from "../ui/answerCount.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import styles from "./Law.module.css";

/** An act with its cited provisions. */
export function LawPage({ Act, Provisions }: ActProvisions) {
  const base = readPublicUrl();
  const path = `/lag/${Act.Key}`;
  const crumbs = [
    { name: "Lagar", path: "/lag" },
    { name: Act.Title, path },
  ];
  const legislation = { name: Act.Title, sfs: Act.Sfs, path, officialUrl: Act.OfficialUrl };
  return (
    <>
      <JsonLd data={[legislationData(base, legislation), breadcrumbData(base, crumbs)]} />
      <Breadcrumbs parent={<LawsCrumb />} current={Act.Title} />
      <h1>{Act.Title}</h1>
      <p className={styles.lead}>
        Paragraferna som svaren handlar om. Hela lagen finns i <a href={Act.OfficialUrl}>den officiella texten</a>.
      </p>
      {Provisions.length > 0 ? (
        <ul className={styles.list}>
          {Provisions.map(({ Name, Path, Answers }) => (
            <li key={Name}>
              <a href={`${path}/${Path}`}>{Name}</a>
              <span>{answerCount(Answers)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState picture="law" title="Inget svar hänvisar till lagen än" />
      )}
    </>
  );
}
