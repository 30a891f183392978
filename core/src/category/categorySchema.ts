import { z } from "zod";
import { address, id, lengths, multiline, order, singleLine, timestamp } from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";

/** A reference to a category. `Uri` is `hyresratt` or, for a sub-category, `hyresratt-deposition`. */
export const CategoryRef = z.object({ ID: id, Name: z.string(), Uri: z.string() }).meta({ id: "CategoryRef" });
export type CategoryRef = z.infer<typeof CategoryRef>;

/** The area of law that a category belongs to. `Urgent`: its readers and askers may be in danger now. */
export const AreaRef = CategoryRef.extend({ Urgent: z.boolean() }).meta({ id: "AreaRef" });
export type AreaRef = z.infer<typeof AreaRef>;

const subCategory = CategoryRef.extend({ AnswerCount: z.int() }).meta({ id: "SubCategory" });

/** An area of law with its sub-categories. `AnswerCount` is the number of published, visible answers. */
export const Category = AreaRef.extend({
  Description: z.string(),
  AnswerCount: z.int(),
  Children: z.array(subCategory),
}).meta({ id: "Category" });
export type Category = z.infer<typeof Category>;

export const CategoryList = z.object({ Categories: z.array(Category) }).meta({ id: "CategoryList" });
export type CategoryList = z.infer<typeof CategoryList>;

const counts = {
  /** Published, visible answers. */
  AnswerCount: z.int(),
  /** Questions in every state, unconfirmed ones included. */
  QuestionCount: z.int(),
  ProductCount: z.int(),
};

/** A category as administrators see it. An area's counts include its sub-categories. */
export const ManagedCategory = CategoryRef.extend({
  /** The area of a sub-category; null for an area. */
  ParentID: id.nullable(),
  Description: z.string(),
  Urgent: z.boolean(),
  ...counts,
  UpdatedAt: timestamp,
}).meta({ id: "ManagedCategory" });
export type ManagedCategory = z.infer<typeof ManagedCategory>;

/** Areas in their order, each followed by its sub-categories in theirs. */
export const ManagedCategoryList = z
  .object({ Categories: z.array(ManagedCategory) })
  .meta({ id: "ManagedCategoryList" });
export type ManagedCategoryList = z.infer<typeof ManagedCategoryList>;

const category = {
  Name: singleLine(lengths.CategoryName),
  Uri: address,
  Description: multiline(lengths.CategoryDescription),
  ParentID: id.nullable(),
  Urgent: z.boolean(),
};
const { Name, Uri, ...others } = category;

/** A new area, or with `ParentID` a new sub-category. */
export const CreateCategory = z
  .strictObject({ Name, Uri, ...z.object(others).partial().shape })
  .meta({ id: "CreateCategory" });
export type CreateCategory = z.infer<typeof CreateCategory>;

/** The changed fields of a category. With another `ParentID` it moves, and its questions with it. */
export const UpdateCategory = z
  .strictObject({ ...z.object(category).partial().shape, ...lock })
  .meta({ id: "UpdateCategory" });
export type UpdateCategory = z.infer<typeof UpdateCategory>;

/** The order of an area's sub-categories or, with `ParentID` null, of the areas. */
export const OrderCategories = z.strictObject({ ParentID: id.nullable(), ...order }).meta({ id: "OrderCategories" });
export type OrderCategories = z.infer<typeof OrderCategories>;

/** The category to merge into. */
export const MergeCategory = z.strictObject({ IntoID: id }).meta({ id: "MergeCategory" });
export type MergeCategory = z.infer<typeof MergeCategory>;
