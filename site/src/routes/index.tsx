import { createFileRoute, redirect, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { answersQuery } from "../answers/answerQueries.ts";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { HomePage } from "../home/HomePage.tsx";
import { JsonLd } from "../searchEngines/JsonLd.tsx";
import { headOf, readPublicUrl } from "../searchEngines/pageHead.ts";
import { organizationData } from "../searchEngines/structuredData.ts";
import { layoutQuery } from "../settings/settings.ts";
import { readEmailActionLink } from "../signIn/emailActionLink.ts";
import { Loading } from "../ui/Loading.tsx";

const EmailLinkPage = lazy(() =>
  import("../signIn/EmailLinkPage.tsx").then((module) => ({ default: module.EmailLinkPage })),
);

const newest = { PageSize: 5 };

export const Route = createFileRoute("/")({
  // A Firebase project may link its e-mails here directly. The home page handles sign-in links only.
  beforeLoad: ({ location: { searchStr } }) => {
    const link = readEmailActionLink(searchStr);
    if (link && link.mode !== "signIn") throw redirect({ href: `/userMgmt${searchStr}`, statusCode: 303 });
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...categoriesQuery(), staleTime: "static" }),
      queryClient.query({ ...answersQuery(newest), staleTime: "static" }),
    ]);
  },
  head: ({ match }) =>
    "oobCode" in match.search
      ? headOf({ title: "Logga in" })
      : headOf({
          title: "Lagrum",
          description:
            "Ställ en juridisk fråga och få svar av en jurist eller juriststudent, eller läs svaren på andras frågor ordnade efter rättsområde.",
          path: "/",
        }),
  component: Home,
});

/** The target of the provider's sign-in links (specification section 9). */
function Home() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  if (!readEmailActionLink(search)) return <Start />;
  return (
    <Suspense fallback={<Loading />}>
      <EmailLinkPage link={`${readPublicUrl()}/${search}`} />
    </Suspense>
  );
}

function Start() {
  const areas = useLoadedQuery(categoriesQuery());
  const answers = useLoadedQuery(answersQuery(newest)).Answers;
  const layout = useLoadedQuery(layoutQuery());
  return (
    <>
      {layout && <JsonLd data={[organizationData(readPublicUrl(), layout.Company)]} />}
      <HomePage areas={areas} answers={answers} />
    </>
  );
}
