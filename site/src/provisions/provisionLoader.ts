import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { answersQuery } from "../answers/answerQueries.ts";
import { type ProvisionPlace, provisionQuery } from "../law/lawQueries.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

/** The answers that a provision's page lists. */
export const citingAnswersQuery = (ids: readonly number[]) => answersQuery({ ID: ids.join(","), PageSize: 100 });

/** Reads the page of a provision. @throws notFound for an unknown one, or a page beyond the last */
export async function loadProvision(queryClient: QueryClient, place: ProvisionPlace, page: number) {
  const provision = await queryClient.query({ ...provisionQuery(place, page), staleTime: "static" });
  if (page > Math.max(1, provision.Pages)) throw notFound();
  if (provision.AnswerIDs.length > 0)
    await queryClient.query({ ...citingAnswersQuery(provision.AnswerIDs), staleTime: "static" });
  return {
    title: `${provision.Name} ${provision.Act.Title}`,
    path: `/lag/${provision.Act.Key}/${provision.Path}`,
    page,
  };
}

/** The head of a provision's page. */
export function headOfProvision(loaded: Awaited<ReturnType<typeof loadProvision>> | undefined, status: string) {
  if (!loaded) return headOfFailure(status);
  const { title, path, page } = loaded;
  return headOf({
    title: page > 1 ? `${title}, sida ${page}` : title,
    description: `Svar från jurister och juriststudenter där ${title} har betydelse.`,
    path: `${path}${page > 1 ? `?page=${page}` : ""}`,
  });
}
