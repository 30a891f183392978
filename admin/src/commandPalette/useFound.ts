import { isAdmin } from "@lagrum/core/account/roles";
import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { isAnswered } from "@lagrum/core/question/questionState";
import type { User } from "@lagrum/core/user/userSchema";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { pathOfQuestion } from "../questions/questionPath.ts";
import { useSession } from "../session/SessionContext.ts";

/** Milliseconds without typing before the search begins. */
const debounce = 250;

/** Minimum length in characters before the content is searched. */
export const searchFrom = 3;

interface Found {
  group: "Frågor" | "Svar" | "Personer";
  id: number;
  text: string;
  to: string;
}

/** Rows of each kind. */
const mostShown = 5;

const best = (perPage: number, field = "Relevance") => ({
  pagination: { page: 1, perPage },
  sort: { field, order: "DESC" as const },
});

/**
 * Questions and answers by content and, for admins, people by name or e-mail.
 * @param isEntered the user has finished typing: the search begins at once
 */
export function useFound(words: string, isEntered: boolean) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { me } = useSession();
  const mayFindPeople = isAdmin(me.roles);
  const [Query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(words), isEntered ? 0 : debounce);
    return () => clearTimeout(timer);
  }, [words, isEntered]);

  const find = async (): Promise<Found[]> => {
    const [questions, answers, people] = await Promise.all([
      dataProvider.getList<QuestionListItem & { id: number }>("questions", {
        // Most of the best may be answered: they are left out below.
        ...best(25),
        filter: { State: "all", Query },
      }),
      dataProvider.getList<StaffAnswer & { id: number }>("answers", { ...best(mostShown), filter: { Query } }),
      mayFindPeople
        ? dataProvider.getList<User & { id: number }>("users", { ...best(mostShown, "CreatedAt"), filter: { Query } })
        : { data: [] },
    ]);
    const drafts = new Set(answers.data.map(({ id }) => id));
    const isAnswer = ({ id, State }: QuestionListItem & { id: number }) => isAnswered(State) || drafts.has(id);
    const [first] = questions.data;
    const foundQuestions = questions.data
      .filter((row) => !isAnswer(row))
      .slice(0, mostShown)
      .map((row) => ({ group: "Frågor" as const, id: row.id, text: row.Title, to: pathOfQuestion(row) }));
    const foundAnswers = answers.data.map(({ id, Title }) => {
      return { group: "Svar" as const, id, text: Title, to: `/answers/${id}` };
    });
    return [
      // The group of the best hit comes first: Enter opens it.
      ...(first && isAnswer(first) ? [...foundAnswers, ...foundQuestions] : [...foundQuestions, ...foundAnswers]),
      ...people.data.map(({ id, FirstName, LastName, Email }) => ({
        ...{ group: "Personer" as const, id, to: `/users/${id}` },
        text: [FirstName, LastName, `(${Email})`].filter(Boolean).join(" "),
      })),
    ];
  };
  const mayBeFound = (text: string) => text.length >= searchFrom && !/^\d+$/.test(text);
  const isCurrent = Query === words;
  const isSearched = isCurrent && mayBeFound(Query);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["palette", Query],
    queryFn: find,
    enabled: isSearched,
    gcTime: 0,
  });
  return {
    found: isSearched && data ? data : [],
    isWaiting: mayBeFound(words) && (isFetching || !isCurrent),
    error: isSearched ? error : null,
    refetch,
  };
}
