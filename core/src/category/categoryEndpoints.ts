import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { typedText } from "../contract/fieldSchema.ts";
import {
  CategoryList,
  CategoryRef,
  CreateCategory,
  ManagedCategory,
  ManagedCategoryList,
  MergeCategory,
  OrderCategories,
  UpdateCategory,
} from "./categorySchema.ts";

const addition = "The firm's areas of law change: the specification has endpoints to read them only";

/** Endpoints for areas of law. */
export const categoryEndpoints = {
  listCategories: endpoint({
    method: "GET",
    path: "/categories",
    summary: "Areas of law with sub-categories and the number of published answers",
    access: "optional",
    responses: { 200: CategoryList },
    rows: "Categories",
  }),
  getCategoryByUri: endpoint({
    method: "GET",
    path: "/categories/uri/{uri}",
    summary: "The category at an address, or at one of its former addresses",
    access: "public",
    params: z.strictObject({ uri: typedText().min(1).max(200) }),
    responses: { 200: CategoryRef },
    addition: "Addresses of renamed and merged categories must redirect",
  }),
  listManagedCategories: endpoint({
    method: "GET",
    path: "/categories/advanced",
    summary: "All categories with the number of their questions, products and advisors",
    access: "admin",
    responses: { 200: ManagedCategoryList },
    rows: "Categories",
    addition,
  }),
  getCategory: endpoint({
    method: "GET",
    path: "/categories/{id}",
    summary: "One category with the number of its questions, products and advisors",
    access: "admin",
    params: byId,
    responses: { 200: ManagedCategory },
    addition,
  }),
  createCategory: endpoint({
    method: "POST",
    path: "/categories",
    summary: "Create an area or a sub-category, last in the order",
    access: "admin",
    body: CreateCategory,
    responses: { 201: ManagedCategory },
    idempotent: true,
    addition,
  }),
  updateCategory: endpoint({
    method: "PUT",
    path: "/categories/{id}",
    summary: "Rename or move a category; its old address redirects",
    access: "admin",
    params: byId,
    body: UpdateCategory,
    responses: { 200: ManagedCategory },
    currentFrom: "getCategory",
    addition,
  }),
  orderCategories: endpoint({
    method: "PUT",
    path: "/categories/order",
    summary: "The order of the areas, or of the sub-categories of one",
    access: "admin",
    body: OrderCategories,
    responses: { 200: ManagedCategoryList },
    currentFrom: "listManagedCategories",
    addition,
  }),
  mergeCategory: endpoint({
    method: "PUT",
    path: "/categories/{id}/merge",
    summary: "Merge a category into another one, to which its address then redirects",
    access: "admin",
    params: byId,
    body: MergeCategory,
    responses: { 200: ManagedCategory },
    addition,
  }),
  deleteCategory: endpoint({
    method: "DELETE",
    path: "/categories/{id}",
    summary: "Delete an empty category",
    access: "admin",
    params: byId,
    responses: { 204: z.null() },
    addition,
  }),
};
