import type { Role } from "@lagrum/core/account/accountSchema";

/**
 * A demo account; one without roles is an applicant's. The passwords are public on purpose: the rows are seeded in demo
 * mode only.
 */
type DemoStaff = {
  Email: string;
  Password: string;
  FirstName: string;
  LastName: string;
  Title: string;
  roles: Role[];
};

export const demoStaff: DemoStaff[] = [
  {
    Email: "admin@lagrum.example",
    Password: "demo-admin-lagrum",
    FirstName: "Maria",
    LastName: "Sandström",
    Title: "Chefsjurist",
    roles: ["admin"],
  },
  {
    Email: "karin@lagrum.example",
    Password: "demo-karin-lagrum",
    FirstName: "Karin",
    LastName: "Ekdal",
    Title: "Jurist",
    roles: ["advisor"],
  },
  {
    Email: "elias@lagrum.example",
    Password: "demo-elias-lagrum",
    FirstName: "Elias",
    LastName: "Norén",
    Title: "Juriststudent, termin 7, Uppsala",
    roles: ["advisor"],
  },
  {
    Email: "sokande@lagrum.example",
    Password: "demo-sokande-lagrum",
    FirstName: "Nora",
    LastName: "Wik",
    Title: "Juriststudent, termin 5, Lund",
    roles: [],
  },
];
