import { apiInnerUrl } from "../env.ts";

async function read(path) {
  const response = await fetch(`${apiInnerUrl}/api${path}`);
  if (!response.ok) throw new Error(`${response.status} from ${path}`);
  return response.json();
}

/** What every page shows of the company: the site sends its browser's half the same. */
export async function readFrame() {
  const { Company, CustomerPortal, PaymentProvider, MobilePayment, Outside } = await read("/settings");
  return { Company, CustomerPortal, PaymentProvider, MobilePayment, Outside };
}

export const readAnswer = (uri) => read(`/answers/uri/${uri}`);
