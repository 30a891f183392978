import { aCategory, addCategory, addProduct, aProduct } from "../catalog.ts";
import { categoryId, done } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import type { Requests } from "./request.ts";

/** Requests for products and areas of law, each with a fixture of its own. */
export function catalogRequests(testApp: TestApp) {
  const { asAdmin, client } = testApp;
  const product = async () => (await addProduct(testApp)).ID;
  const category = async () => (await addCategory(testApp, null)).ID;
  const deposition = () => categoryId(testApp, "hyresratt-deposition");
  // A service has one price from each day.
  let year = 2100;
  return {
    listCategories: async () => ({ path: "/categories" }),
    listProducts: async () => ({ path: "/products" }),
    getProductByUri: async () => ({ path: "/product/uri/testamente" }),
    getProduct: async () => ({
      path: `/product/${done(await client.getProductByUri({ params: { uri: "testamente" } })).ID}`,
    }),
    getCategoryByUri: async () => ({ path: "/categories/uri/hyresratt" }),
    listManagedCategories: async () => ({ path: "/categories/advanced" }),
    getCategory: async () => ({ path: `/categories/${await deposition()}` }),
    createCategory: async () => ({ path: "/categories", body: aCategory(null) }),
    updateCategory: async () => ({ path: `/categories/${await category()}`, body: { Urgent: true } }),
    orderCategories: async () => {
      const all = done(await asAdmin.listManagedCategories()).Categories;
      const areas = all.filter(({ ParentID }) => ParentID === null).map(({ ID }) => ID);
      return { path: "/categories/order", body: { ParentID: null, IDs: areas, Read: areas } };
    },
    mergeCategory: async () => ({
      path: `/categories/${await category()}/merge`,
      body: { IntoID: await deposition() },
    }),
    deleteCategory: async () => ({ path: `/categories/${await category()}` }),
    createProduct: async () => ({ path: "/product", body: aProduct() }),
    updateProduct: async () => ({ path: `/product/${await product()}`, body: { Active: false } }),
    deleteProduct: async () => ({ path: `/product/${await product()}` }),
    listManagedProducts: async () => ({ path: "/products/advanced" }),
    getManagedProduct: async () => ({ path: `/products/advanced/${await product()}` }),
    orderProducts: async () => {
      const all = done(await asAdmin.listManagedProducts()).Products.map(({ ID }) => ID);
      return { path: "/products/order", body: { IDs: all, Read: all } };
    },
    listServices: async () => ({ path: "/services" }),
    updateService: async () => ({ path: "/services/Express", body: { Active: true } }),
    withdrawServicePrice: async () => {
      year += 1;
      const Price = { Amount: year, TaxRate: 2500, ValidFrom: `${year}-01-01` } as const;
      const { Prices } = done(await asAdmin.updateService({ params: { code: "Express24" }, body: { Price } }));
      return { path: `/services/Express24/prices/${Prices[0]?.ID}` };
    },
    withdrawPrice: async () => {
      const Price = { Amount: 100, TaxRate: 2500, ValidFrom: "2099-01-01" } as const;
      const { ID, Prices } = await addProduct(testApp, { Price });
      return { path: `/product/${ID}/prices/${Prices[0]?.ID}` };
    },
  } satisfies Requests;
}
