import type { Receipt } from "@lagrum/core/accounting/accountingSchema";
import { receiptDocument } from "@lagrum/core/pdf/receiptDocument";
import type { Company } from "../settings/settings.ts";
import { DocumentBlock, Words } from "../ui/DocumentBlock.tsx";

interface Props {
  receipt: Receipt;
  company: Company;
  /** The URL of the PDF. */
  pdf: string;
}

/** A receipt or a credit note, with the text of its PDF. */
export function ReceiptPage({ receipt, company, pdf }: Props) {
  const { title, lead, sections } = receiptDocument(receipt, company);
  return (
    <>
      <h1>{title}</h1>
      <p>
        <Words text={lead} />
      </p>
      <p>
        <a href={pdf} type="application/pdf" download>
          Hämta som PDF
        </a>
      </p>
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {blocks.map((block, index) => (
            <DocumentBlock key={String(index)} block={block} />
          ))}
        </section>
      ))}
    </>
  );
}
