import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { AccountPage } from "../profile/AccountPage.tsx";
import { languageChoices } from "../profile/languageChoices.ts";
import { headOf } from "../searchEngines/pageHead.ts";
import { RequireAccount } from "../session/RequireAccount.tsx";
import { universitiesQuery } from "../signUp/universityQueries.ts";

export const Route = createFileRoute("/account/")({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...categoriesQuery(), staleTime: "static" }),
      queryClient.query({ ...universitiesQuery(), staleTime: "static" }),
    ]);
    return { languages: languageChoices() };
  },
  head: () => headOf({ title: "Mitt konto" }),
  component: Account,
});

function Account() {
  const { languages } = Route.useLoaderData();
  const areas = useSuspenseQuery(categoriesQuery()).data;
  const universities = useSuspenseQuery(universitiesQuery()).data;
  return (
    <>
      <h1>Mitt konto</h1>
      <RequireAccount>{(me) => <AccountPage me={me} choices={{ areas, universities, languages }} />}</RequireAccount>
    </>
  );
}
