import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { answersQuery } from "../answers/answerQueries.ts";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { CategoryPage } from "../categories/CategoryPage.tsx";
import { CategoryTree } from "../categories/CategoryTree.tsx";
import {
  categoriesQuery,
  type FoundCategory,
  findCategory,
  formerCategoryQuery,
} from "../categories/categoryQueries.ts";
import { describeCategory } from "../categories/describeCategory.ts";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { readPage } from "../navigation/pageNumber.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/categories/{-$id}")({
  validateSearch: readPage,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { page = 1 } }) => {
    const areas = await queryClient.query({ ...categoriesQuery(), staleTime: "static" });
    if (id === undefined)
      return {
        title: "Rättsområden",
        uri: null,
        page,
        description: "Svar från jurister och juriststudenter, ordnade efter rättsområde.",
      };
    const category = findCategory(areas, id);
    if (category?.Uri !== id) {
      const { Uri } = category ?? (await queryClient.query({ ...formerCategoryQuery(id), staleTime: "static" }));
      const search = page > 1 ? { page } : {};
      throw redirect({ to: "/categories/{-$id}", params: { id: Uri }, search, statusCode: 308, replace: true });
    }
    const filter = { CategoryID: category.ID, Page: page };
    const { Pages } = await queryClient.query({ ...answersQuery(filter), staleTime: "static" });
    if (page > 1 && page > Pages) throw notFound();
    return {
      title: titleOf(category),
      uri: category.Uri,
      page,
      description: descriptionOf(category),
    };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    const { title, uri, page, description } = loaderData;
    return headOf({
      title: page > 1 ? `${title}, sida ${page}` : title,
      description,
      path: `/categories${uri ? `/${uri}` : ""}${page > 1 ? `?page=${page}` : ""}`,
    });
  },
  component: Categories,
  notFoundComponent: NotFoundPage,
});

const isArea = (category: FoundCategory) => category.ID === category.area.ID;

/** "Övrigt" needs the area's name. */
const titleOf = (category: FoundCategory) =>
  isArea(category) ? category.Name : `${category.Name} – ${category.area.Name}`;

const descriptionOf = (category: FoundCategory) =>
  isArea(category) ? category.area.Description : describeCategory(category);

function Categories() {
  const { id } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  const areas = useLoadedQuery(categoriesQuery());
  const category = id === undefined ? undefined : findCategory(areas, id);
  return category ? <CategoryPage category={category} page={page} /> : <CategoryTree areas={areas} />;
}
