import { z } from "zod";
import { id } from "./fields.ts";

/** A category as other things refer to it. `Uri` is `hyresratt` or, for a sub-category, `hyresratt-deposition`. */
export const CategoryRef = z.object({ ID: id, Name: z.string(), Uri: z.string() }).meta({ id: "CategoryRef" });
export type CategoryRef = z.infer<typeof CategoryRef>;

const subCategory = CategoryRef.extend({ AnswerCount: z.int() }).meta({ id: "SubCategory" });

/** An area of law with its sub-categories. `AnswerCount` is the number of published, visible answers. */
export const Category = CategoryRef.extend({
  Description: z.string(),
  AnswerCount: z.int(),
  Children: z.array(subCategory),
}).meta({ id: "Category" });
export type Category = z.infer<typeof Category>;

export const CategoryList = z.object({ Categories: z.array(Category) }).meta({ id: "CategoryList" });
export type CategoryList = z.infer<typeof CategoryList>;
