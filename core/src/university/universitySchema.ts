import { z } from "zod";
import { id } from "../contract/fieldSchema.ts";

/** A university of applicants; the last rows are choices for studies elsewhere and for graduates. */
export const University = z.object({ ID: id, Name: z.string() }).meta({ id: "University" });
export type University = z.infer<typeof University>;

export const UniversityList = z.object({ Universities: z.array(University) }).meta({ id: "UniversityList" });
export type UniversityList = z.infer<typeof UniversityList>;
