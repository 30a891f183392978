import { endpoint } from "../contract/endpoint.ts";
import { UniversityList } from "./universitySchema.ts";

/** Endpoints for universities. */
export const universityEndpoints = {
  listUniversities: endpoint({
    method: "GET",
    path: "/universities",
    summary: "Where applicants can study, in the order the form shows them",
    access: "public",
    responses: { 200: UniversityList },
    rows: "Universities",
  }),
};
