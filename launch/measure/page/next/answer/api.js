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

export const readAnswer = (uri) => read(`/answers/uri/${uri}`);
