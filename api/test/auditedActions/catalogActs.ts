import { expect } from "vitest";
import { addCategory, addProduct } from "../catalog.ts";
import { askAndConfirm, categoryId, done } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { byId, type LogRowOf, type Scene } from "./scene.ts";

/** Actions on products and areas of law, with their audit log entries. */
export async function catalogActs(testApp: TestApp, of: LogRowOf) {
  const { asAdmin } = testApp;
  const rent = await categoryId(testApp, "hyresratt");
  const Price = { Amount: 129_500, TaxRate: 2500 } as const;
  const product = async () => (await addProduct(testApp, { Name: "Ett prov", Price })).ID;
  const part = async () => (await addCategory(testApp, rent)).ID;
  return {
    createProduct: {
      before: async () => 0,
      act: async () => product(),
      logged: [
        of("product", "priced", [
          { Field: "Amount", Before: null, After: 129_500 },
          { Field: "TaxRate", Before: null, After: 2500 },
        ]),
        of("product", "created"),
      ],
    },
    updateProduct: {
      before: product,
      act: async (id) => {
        const Price = { Amount: 99_500, TaxRate: 2500, ValidFrom: "2099-01-01" } as const;
        done(await asAdmin.updateProduct({ ...byId(id), body: { Name: "Köpebrev", Description: "Nytt.", Price } }));
      },
      logged: [
        of("product", "priced", [
          { Field: "Amount", Before: 129_500, After: 99_500 },
          { Field: "ValidFrom", After: "2098-12-31T23:00:00.000Z" },
        ]),
        of("product", "edited", [{ Field: "Name", Before: "Ett prov", After: "Köpebrev" }, { Field: "Description" }]),
      ],
    },
    withdrawPrice: {
      before: async () => {
        const id = await product();
        const Price = { Amount: 99_500, TaxRate: 2500, ValidFrom: "2099-01-01" } as const;
        done(await asAdmin.updateProduct({ ...byId(id), body: { Price } }));
        return id;
      },
      act: async (id) => {
        const priceId = done(await asAdmin.getManagedProduct(byId(id))).Prices[0]?.ID ?? 0;
        done(await asAdmin.withdrawPrice({ params: { id, priceId } }));
      },
      logged: [
        of("product", "priceWithdrawn", [
          { Field: "Amount", Before: 99_500, After: null },
          { Field: "ValidFrom", Before: "2098-12-31T23:00:00.000Z", After: null },
        ]),
      ],
    },
    deleteProduct: {
      before: product,
      act: async (id) => done(await asAdmin.deleteProduct(byId(id))),
      logged: [of("product", "ended", [{ Field: "Active", Before: true, After: false }])],
    },
    orderProducts: {
      before: product,
      act: async () => {
        const Read = done(await asAdmin.listManagedProducts()).Products.map(({ ID }) => ID);
        done(await asAdmin.orderProducts({ body: { IDs: Read.toReversed(), Read } }));
      },
      logged: [of("product", "ordered")],
    },
    updateService: {
      before: async () => 0,
      act: async () => {
        const params = { code: "Express" } as const;
        const Price = { Amount: 139_500, TaxRate: 2500, ValidFrom: "2099-01-01" } as const;
        done(await asAdmin.updateService({ params, body: { Active: true, Price } }));
      },
      logged: [
        of("service", "priced", [
          { Field: "Service", After: "Express" },
          { Field: "Amount", Before: 129_500, After: 139_500 },
          { Field: "ValidFrom", After: "2098-12-31T23:00:00.000Z" },
        ]),
        of("service", "edited", [
          { Field: "Service", After: "Express" },
          { Field: "Active", Before: false, After: true },
        ]),
      ],
    },
    withdrawServicePrice: {
      before: async () => {
        const Price = { Amount: 99_500, TaxRate: 2500, ValidFrom: "2098-01-01" } as const;
        const { Prices } = done(await asAdmin.updateService({ params: { code: "Express24" }, body: { Price } }));
        return Prices[0]?.ID ?? 0;
      },
      act: async (priceId) => {
        done(await asAdmin.withdrawServicePrice({ params: { code: "Express24", priceId } }));
      },
      logged: [
        of("service", "priceWithdrawn", [
          { Field: "Service", After: "Express24" },
          { Field: "Amount", Before: 99_500, After: null },
          { Field: "ValidFrom", Before: "2097-12-31T23:00:00.000Z", After: null },
        ]),
      ],
    },
    createCategory: { before: async () => 0, act: async () => part(), logged: [of("category", "created")] },
    updateCategory: {
      before: part,
      act: async (id) => {
        const body = { Name: "Ett namn", Description: "Om prov.", ParentID: await categoryId(testApp, "arvsratt") };
        done(await asAdmin.updateCategory({ ...byId(id), body }));
      },
      logged: [
        of("category", "moved", [
          {
            Field: "ParentID",
            Before: await categoryId(testApp, "hyresratt"),
            After: await categoryId(testApp, "arvsratt"),
          },
        ]),
        of("category", "edited", [
          { Field: "Name", Before: expect.stringMatching(/^Prov/), After: "Ett namn" },
          { Field: "Description" },
        ]),
      ],
    },
    orderCategories: {
      before: part,
      act: async () => {
        const ParentID = await categoryId(testApp, "hyresratt");
        const all = done(await asAdmin.listManagedCategories()).Categories;
        const Read = all.filter((each) => each.ParentID === ParentID).map(({ ID }) => ID);
        done(await asAdmin.orderCategories({ body: { ParentID, IDs: Read.toReversed(), Read } }));
      },
      logged: [of("category", "ordered")],
    },
    mergeCategory: {
      before: async () => {
        const CategoryID = await part();
        await askAndConfirm(testApp, { CategoryID });
        return CategoryID;
      },
      act: async (id) => {
        const IntoID = await categoryId(testApp, "hyresratt-deposition");
        done(await asAdmin.mergeCategory({ ...byId(id), body: { IntoID } }));
      },
      logged: [
        of("category", "merged", [
          { Field: "Name", Before: expect.stringMatching(/^Prov/), After: "Deposition" },
          { Field: "IntoID", After: await categoryId(testApp, "hyresratt-deposition") },
          { Field: "QuestionCount", After: 1 },
        ]),
      ],
    },
    deleteCategory: {
      before: part,
      act: async (id) => done(await asAdmin.deleteCategory(byId(id))),
      logged: [of("category", "deleted", [{ Field: "Name", Before: expect.stringMatching(/^Prov/), After: null }])],
    },
  } satisfies Record<string, Scene>;
}
