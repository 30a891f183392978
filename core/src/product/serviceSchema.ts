import { z } from "zod";
import { amount, id } from "../contract/fieldSchema.ts";
import { questionTypes } from "../question/questionSchema.ts";
import { NewPrice, ProductPrice } from "./productSchema.ts";

/** The priced services: the question types, meetings of 15, 30 and 60 minutes, a follow-up question. */
export const serviceCodes = [...questionTypes, "BOOK15", "BOOK30", "BOOK60", "FOLLOWUP"] as const;
export const ServiceCode = z.enum(serviceCodes);
export type ServiceCode = z.infer<typeof ServiceCode>;

/** A service as administrators see it, on sale or not. The price is the current one; null before the first. */
export const ManagedService = z
  .object({
    /** Its place in the price list, for the address of its page. */
    ID: id,
    Code: ServiceCode,
    Name: z.string(),
    Promise: z.string(),
    Active: z.boolean(),
    /** Öre, tax included. */
    Amount: amount.nullable(),
    /** Newest first; future prices included. */
    Prices: z.array(ProductPrice),
  })
  .meta({ id: "ManagedService" });
export type ManagedService = z.infer<typeof ManagedService>;

export const ManagedServiceList = z.object({ Services: z.array(ManagedService) }).meta({ id: "ManagedServiceList" });

/** Puts a service on sale or ends its sale, or adds a price to its history, or both. */
export const UpdateService = z
  .strictObject({ Active: z.boolean().optional(), Price: NewPrice.optional() })
  .meta({ id: "UpdateService" });
export type UpdateService = z.infer<typeof UpdateService>;
