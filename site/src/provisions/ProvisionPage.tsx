import { Link } from "@tanstack/react-router";
import { AnswerList } from "../answers/AnswerList.tsx";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { type ProvisionPlace, provisionQuery } from "../law/lawQueries.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { JsonLd } from "../searchEngines/JsonLd.tsx";
import { readPublicUrl } from "../searchEngines/pageHead.ts";
import { breadcrumbData, legislationData } from "../searchEngines/structuredData.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { citingAnswersQuery } from "./provisionLoader.ts";
import { Wordings } from "./Wordings.tsx";

/** A provision: its wordings, and the answers that cite it. */
export function ProvisionPage({ place, page, now }: { place: ProvisionPlace; page: number; now: Date }) {
  const { Act, Name, Path, Wordings: wordings, AnswerIDs, Pages } = useLoadedQuery(provisionQuery(place, page));
  const base = readPublicUrl();
  const path = `/lag/${Act.Key}/${Path}`;
  const crumbs = [
    { name: "Lagar", path: "/lag" },
    { name: Act.Title, path: `/lag/${Act.Key}` },
    { name: Name, path },
  ];
  const legislation = { name: `${Name} ${Act.Title}`, sfs: Act.Sfs, path, officialUrl: Act.OfficialUrl };
  return (
    <>
      <JsonLd data={[legislationData(base, legislation), breadcrumbData(base, crumbs)]} />
      <Breadcrumbs
        parent={
          <Link to="/lag/$act" params={{ act: Act.Key }} activeOptions={{ exact: true }}>
            {Act.Title}
          </Link>
        }
        current={Name}
      />
      <h1>
        {Name} {Act.Title}
      </h1>
      <Wordings wordings={wordings} officialUrl={Act.OfficialUrl} now={now} />
      <section aria-labelledby="svar">
        <h2 id="svar">{page > 1 ? `Svar som hänvisar hit, sida ${page}` : "Svar som hänvisar hit"}</h2>
        {AnswerIDs.length > 0 ? (
          <Citing ids={AnswerIDs} />
        ) : (
          <EmptyState picture="law" title="Inget svar hänvisar hit än" />
        )}
        <Pagination
          page={page}
          pages={Pages}
          step={(to, words) => (
            <PageLink place={place} page={to}>
              {words}
            </PageLink>
          )}
        />
      </section>
    </>
  );
}

function PageLink({ place, page, children }: { place: ProvisionPlace; page: number; children: string }) {
  const { act, chapter, paragraph } = place;
  const link = { variant: "secondary", search: page > 1 ? { page } : {}, hash: "svar", children } as const;
  return chapter === undefined ? (
    <ButtonLink to="/lag/$act/$paragraph" params={{ act, paragraph }} {...link} />
  ) : (
    <ButtonLink to="/lag/$act/$chapter/$paragraph" params={{ act, chapter, paragraph }} {...link} />
  );
}

function Citing({ ids }: { ids: readonly number[] }) {
  const { Answers } = useLoadedQuery(citingAnswersQuery(ids));
  return <AnswerList answers={Answers} heading="h3" />;
}
