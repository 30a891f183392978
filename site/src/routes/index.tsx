import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { headOf } from "../address.ts";
import { answersQuery } from "../answers/answerQueries.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { HomePage } from "../home/HomePage.tsx";

const newest = { PageSize: 5 };

export const Route = createFileRoute("/")({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...categoriesQuery(), staleTime: "static" }),
      queryClient.query({ ...answersQuery(newest), staleTime: "static" }),
    ]);
  },
  head: () =>
    headOf({
      title: "Lagrum",
      description:
        "Ställ en juridisk fråga och få svar av en jurist eller juriststudent, eller läs svaren på andras frågor ordnade efter rättsområde.",
      path: "/",
    }),
  component: Home,
});

function Home() {
  const areas = useSuspenseQuery(categoriesQuery()).data;
  const answers = useSuspenseQuery(answersQuery(newest)).data.Answers;
  return <HomePage areas={areas} answers={answers} />;
}
