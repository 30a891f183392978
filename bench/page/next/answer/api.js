import { apiInnerUrl } from "../env.ts";

async function read(path) {
  const response = await fetch(`${apiInnerUrl}/api${path}`);
  if (!response.ok) throw new Error(`${response.status} from ${path}`);
  return response.json();
}

/** The company data in every page's header and footer. */
export async function readFrame() {
  const { Company, PaymentProvider, MobilePayment } = await read("/settings");
  return { Company, PaymentProvider, MobilePayment };
}

/** Only the fields that the page shows, since its props are serialised into the HTML. */
export async function readAnswer(uri) {
  const { Provisions, Question, ...answer } = await read(`/answers/uri/${uri}`);
  const { QuestionBody, similarAnswers } = Question;
  return {
    ...answer,
    Provisions: Provisions.map(({ Label: _, ...provision }) => provision),
    Question: { QuestionBody, similarAnswers },
  };
}
