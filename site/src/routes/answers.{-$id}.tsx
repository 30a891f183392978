import { excerpt } from "@lagrum/core/domain/text";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { headOf, headOfFailure } from "../address.ts";
import { AnswerPage } from "../answers/AnswerPage.tsx";
import { AnswersPage } from "../answers/AnswersPage.tsx";
import { answerQuery, answersQuery, readAnswerUri } from "../answers/answerQueries.ts";
import { readSearch } from "../answers/postedSearch.ts";
import { readVoice, type Voice } from "../answers/voice.ts";
import { innerApi } from "../innerApi.server.ts";
import { NotFoundPage } from "../layout/NotFoundPage.tsx";
import { readPage } from "../pageNumber.ts";
import { postedForm } from "../postedForm.ts";

const descriptionLength = 155;

export const Route = createFileRoute("/answers/{-$id}")({
  validateSearch: readPage,
  loaderDeps: ({ search: { page } }) => ({ page }),
  server: {
    handlers: {
      // Without script: a search, posted so that the words stay out of addresses, or a voice on the answer.
      POST: async ({ request, params: { id }, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const search = id === undefined ? readSearch(form) : undefined;
        const voice = id === undefined ? undefined : await readVoice(form, id, innerApi());
        return next({ context: { search, voice } });
      },
    },
  },
  loader: async ({ context: { queryClient }, params: { id }, deps: { page = 1 }, serverContext }) => {
    const posted = serverContext?.search;
    if (id === undefined) {
      const filter = posted ? { Query: posted.query, Page: posted.page } : { Page: page };
      const { Pages } = await queryClient.query({ ...answersQuery(filter), staleTime: "static" });
      if ((posted?.page ?? page) > Math.max(1, Pages)) throw notFound();
      const title = posted ? "Sökresultat" : page > 1 ? `Svar, sida ${page}` : "Svar";
      return {
        title,
        description: "Nya svar från jurister och juriststudenter på juridiska frågor.",
        uri: null,
        page,
        posted,
        voice: undefined,
      };
    }
    if (/^\d+$/.test(id)) {
      const uri = await readAnswerUri(Number(id));
      if (!uri) throw notFound();
      throw redirect({ to: "/answers/{-$id}", params: { id: uri }, statusCode: 308, replace: true });
    }
    if (!/^[a-z0-9-]{1,200}$/.test(id)) throw notFound();
    const answer = await queryClient.query({ ...answerQuery(id), staleTime: "static" });
    return {
      title: answer.Title,
      description: excerpt(answer.Question.QuestionBody, descriptionLength),
      uri: id,
      page: 1,
      posted: undefined,
      voice: serverContext?.voice,
    };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    const { title, description, uri, page, posted } = loaderData;
    if (posted) return headOf({ title });
    return headOf({
      title,
      description,
      path: `/answers${uri ? `/${uri}` : ""}${page > 1 ? `?page=${page}` : ""}`,
      ...(uri && { picture: `/pictures/answers/${uri}.png` }),
    });
  },
  component: Answers,
  notFoundComponent: NotFoundPage,
});

function Answers() {
  const { id } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  const { posted, voice } = Route.useLoaderData();
  return id === undefined ? <AnswersPage page={page} posted={posted} /> : <OneAnswer uri={id} voice={voice} />;
}

function OneAnswer({ uri, voice }: { uri: string; voice: Voice | undefined }) {
  return <AnswerPage answer={useSuspenseQuery(answerQuery(uri)).data} now={new Date()} voice={voice} />;
}
