/** A fixed-price product. `Amount` is öre including tax at `TaxRate` basis points; `Category` is a category's Uri. */
export interface SeedProduct {
  Uri: string;
  Name: string;
  ShortDescription: string;
  /** Plain text; an empty line separates paragraphs. */
  Description: string;
  Included: string[];
  NotIncluded: string[];
  YouNeed: string[];
  /** Fees of others, without amounts, since authorities change them. */
  ExtraCosts: string | null;
  /** Only where an authority or the document itself must identify a person. */
  RequiresPersonalNumber: boolean;
  DeliveryWorkingDays: number;
  Category: string;
  Amount: number;
  TaxRate: number;
}
