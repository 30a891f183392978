import { apiInnerUrl } from "../env.ts";

async function read(path) {
  const response = await fetch(`${apiInnerUrl}/api${path}`);
  if (!response.ok) throw new Error(`${response.status} from ${path}`);
  return response.json();
}

/** What every page shows of the company. */
export async function readFrame() {
  const { Company, PaymentProvider, MobilePayment } = await read("/settings");
  return { Company, PaymentProvider, MobilePayment };
}

/** What the page shows of an answer: all that it is given stands in its HTML once more. */
export async function readAnswer(uri) {
  const { Provisions, Question, ...answer } = await read(`/answers/uri/${uri}`);
  const { QuestionBody, similarAnswers } = Question;
  return {
    ...answer,
    Provisions: Provisions.map(({ Label: _, ...provision }) => provision),
    Question: { QuestionBody, similarAnswers },
  };
}
