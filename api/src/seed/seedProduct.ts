/** A fixed-price product. `Amount` is öre including tax at `TaxRate` basis points; `Category` is a category's Uri. */
export interface SeedProduct {
  Uri: string;
  Name: string;
  ShortDescription: string;
  /** Plain text; an empty line parts two paragraphs. */
  Description: string;
  Included: string[];
  NotIncluded: string[];
  YouNeed: string[];
  /** What others charge. No amounts: those are the authorities' to change. */
  ExtraCosts: string | null;
  /** Only where an authority or the document itself must tell one person from another. */
  RequiresPersonalNumber: boolean;
  DeliveryWorkingDays: number;
  Category: string;
  Amount: number;
  TaxRate: number;
}
