import { endpoint } from "./endpoint.ts";
import { UniversityList } from "./university.ts";

/** Calls on universities. */
export const universityEndpoints = {
  listUniversities: endpoint({
    method: "GET",
    path: "/universities",
    summary: "Where applicants can study, in the order the form shows them",
    access: "public",
    responses: { 200: UniversityList },
  }),
};
