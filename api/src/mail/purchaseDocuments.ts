import { renderPdf } from "@lagrum/core/pdf/renderPdf";
import type { Company } from "@lagrum/core/policy/companyFacts";
import type { TextDocument } from "@lagrum/core/policy/policyDocument";
import { type ConfirmedPurchase, purchaseConfirmation } from "@lagrum/core/policy/purchaseConfirmation";
import { terms } from "@lagrum/core/policy/terms";
import { withdrawalForm } from "@lagrum/core/policy/withdrawalForm";

interface Attachment {
  filename: string;
  content: Buffer;
  contentType: "application/pdf";
}

const pdf = async (filename: string, document: TextDocument, publicUrl: string): Promise<Attachment> => ({
  filename,
  content: Buffer.from(await renderPdf(document, publicUrl)),
  contentType: "application/pdf",
});

/** The cached terms of the latest mail: they change with the firm's settings and with a new version only. */
let latest: { key: string; attachment: Promise<Attachment> } | null = null;

function termsPdf(Company: Company, publicUrl: string): Promise<Attachment> {
  const document = terms({ Company });
  const key = publicUrl + JSON.stringify(document);
  if (latest?.key !== key) {
    latest = { key, attachment: pdf(`villkor-${document.validFrom}.pdf`, document, publicUrl) };
    latest.attachment.catch(() => {
      latest = null;
    });
  }
  return latest.attachment;
}

/**
 * What a buyer must get on a durable medium: the confirmation, the terms, and for consumers the form of withdrawal
 * (distansavtalslagen 2005:59, 2 kap. 4 §).
 */
export async function purchaseDocuments(
  Company: Company,
  publicUrl: string,
  purchase: ConfirmedPurchase,
): Promise<Attachment[]> {
  const { reference, ProductName, hasWithdrawal } = purchase;
  const confirmation = await pdf("bekraftelse.pdf", purchaseConfirmation({ Company }, purchase), publicUrl);
  const form = () =>
    pdf("angerblankett.pdf", withdrawalForm({ Company }, { reference, product: ProductName }), publicUrl);
  return [confirmation, await termsPdf(Company, publicUrl), ...(hasWithdrawal ? [await form()] : [])];
}
