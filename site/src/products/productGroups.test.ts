import type { Category } from "@lagrum/core/category/categorySchema";
import type { ProductListItem } from "@lagrum/core/product/productSchema";
import { expect, test } from "vitest";
import { groupProducts } from "./productGroups.ts";

const area = (ID: number, Name: string, child: number): Category => ({
  ...{ ID, Name, Uri: Name.toLowerCase(), Description: "", Urgent: false, AnswerCount: 0 },
  Children: [{ ID: child, Name: "Del", Uri: `${Name.toLowerCase()}-del`, AnswerCount: 0 }],
});
const areas = [area(1, "Familj", 11), area(2, "Arv", 12), area(3, "Tvist", 13)];

const product = (Name: string, category: number | null): ProductListItem => ({
  ...{ ID: 1, Uri: Name, Name, ShortDescription: "", DeliveryWorkingDays: 3 },
  ...{ Amount: 100, TaxAmount: 20, TaxRate: 2500, LowestAmount: null },
  Category: category === null ? null : { ID: category, Name: "", Uri: "" },
});

test("preserves the order of products, and merges groups of one", () => {
  const groups = groupProducts(
    [product("a", 12), product("b", 13), product("c", 11), product("d", 1), product("e", 12), product("f", null)],
    areas,
  );
  expect(groups.map(({ name, products }) => [name, products.map(({ Name }) => Name).join("")])).toEqual([
    ["Arv", "ae"],
    ["Familj", "cd"],
    ["Fler ärenden", "bf"],
  ]);
  expect(groupProducts([], areas)).toEqual([]);
});
