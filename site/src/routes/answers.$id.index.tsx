import { excerpt } from "@lagrum/core/text/text";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { AnswerPage } from "../answers/AnswerPage.tsx";
import { answerQuery, readAnswerUri } from "../answers/answerQueries.ts";
import { postedRating } from "../answers/rateAnswer.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { postedForm } from "../forms/postedForm.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

const descriptionLength = 155;

export const Route = createFileRoute("/answers/$id/")({
  server: {
    handlers: {
      // A rating without JavaScript.
      POST: async ({ request, params: { id }, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        return next({ context: { rating: await postedRating(form, id, serverApi()) } });
      },
    },
  },
  loader: async ({ context: { queryClient }, params: { id }, serverContext }) => {
    if (/^\d+$/.test(id)) {
      const uri = await readAnswerUri(Number(id));
      if (!uri) throw notFound();
      throw redirect({ to: "/answers/$id", params: { id: uri }, statusCode: 308, replace: true });
    }
    if (!/^[a-z0-9-]{1,200}$/.test(id)) throw notFound();
    const { Title, Question } = await queryClient.query(answerQuery(id));
    return {
      title: Title,
      description: excerpt(Question.QuestionBody, descriptionLength),
      rating: serverContext?.rating,
    };
  },
  head: ({ loaderData, match, params: { id } }) => {
    if (!loaderData) return headOfFailure(match.status);
    const { title, description } = loaderData;
    return headOf({ title, description, path: `/answers/${id}`, picture: `/pictures/answers/${id}.png` });
  },
  component: OneAnswer,
  notFoundComponent: NotFoundPage,
});

function OneAnswer() {
  const { id } = Route.useParams();
  const { rating } = Route.useLoaderData();
  return <AnswerPage answer={useLoadedQuery(answerQuery(id))} now={new Date()} rating={rating} />;
}
