import type { Me } from "@lagrum/core/account/accountSchema";
import { errorText } from "@lagrum/core/texts/errors";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { authenticatedApi } from "../session/authenticatedApi.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Notice } from "../ui/Notice.tsx";
import { TestAnswerForm } from "./TestAnswerForm.tsx";
import { type AskedTestQuestion, testQuery } from "./testAnswers.ts";

/** The applicant's test: each question with its answer. */
export function TestPage({ me }: { me: Me }) {
  const query = testQuery(me.UserID);
  const cache = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(query);
  if (!data) {
    if (isFetching || !error) return <Loading lines={6} words="Hämtar provfrågorna …" />;
    return (
      <Notice tone="danger" title="Provfrågorna gick inte att hämta" live>
        <p>{errorText(error.message)}</p>
        <Button type="button" variant="secondary" onClick={() => void refetch()}>
          Försök igen
        </Button>
      </Notice>
    );
  }
  const isOpen = me.Status.length === 0;
  const answered = data.filter(({ answer }) => answer !== null).length;
  const store = (id: number, answer: AskedTestQuestion["answer"]) =>
    cache.setQueryData(query.queryKey, (before) =>
      before?.map((asked) => (asked.ID === id ? { ...asked, answer } : asked)),
    );
  return (
    <>
      <Introduction isOpen={isOpen} answered={answered} total={data.length} />
      {data.map((asked, index) => (
        <TestAnswerForm
          key={asked.ID}
          userId={me.UserID}
          number={index + 1}
          asked={asked}
          isOpen={isOpen}
          api={authenticatedApi}
          onSaved={(answer) => store(asked.ID, answer)}
        />
      ))}
    </>
  );
}

function Introduction({ isOpen, answered, total }: { isOpen: boolean; answered: number; total: number }) {
  if (!isOpen) return <p>Din ansökan är avgjord. Provfrågorna kan inte längre besvaras.</p>;
  if (total === 0) {
    return (
      <EmptyState picture="tests" title="Det finns inga provfrågor just nu">
        <p>Du behöver inte göra något. Vi mejlar dig när vi har läst din ansökan.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p>
        Skriv som om du svarade den som undrar: kort, vänligt och med stöd i lagen. Varje svar sparas för sig, och du
        kan ändra det tills det är bedömt. Vi läser svaren utan att se vem som har skrivit dem.
      </p>
      <p role="status">
        {`${answered} av ${total} besvarade.${answered === total ? " Nu väntar du bara på oss: vi mejlar dig." : ""}`}
      </p>
    </>
  );
}
