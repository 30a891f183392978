import { z } from "zod";
import { id } from "./fields.ts";

export const roles = ["admin", "advisor"] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** The signed-in account's own data (specification section 3, myInfo). */
export const Me = z
  .object({
    UserID: id,
    Email: z.string(),
    FirstName: z.string(),
    LastName: z.string(),
    /** How readers are told about the person: "Jurist", "Juriststudent, termin 7, Uppsala". */
    Title: z.string().nullable(),
    roles: z.array(Role),
    Status: z.array(z.enum(["approved", "rejected"])),
  })
  .meta({ id: "Me" });
export type Me = z.infer<typeof Me>;
