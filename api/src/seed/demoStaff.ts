/** A demo account. The passwords are public on purpose: these rows are only loaded in demo mode. */
export type DemoStaff = {
  Email: string;
  Password: string;
  FirstName: string;
  LastName: string;
  Title: string;
  Roles: ("admin" | "advisor")[];
};

export const demoStaff: DemoStaff[] = [
  {
    Email: "admin@lagrum.example",
    Password: "demo-admin-lagrum",
    FirstName: "Maria",
    LastName: "Sandström",
    Title: "Redaktör",
    Roles: ["admin"],
  },
  {
    Email: "karin@lagrum.example",
    Password: "demo-karin-lagrum",
    FirstName: "Karin",
    LastName: "Ekdal",
    Title: "Jurist",
    Roles: ["advisor"],
  },
  {
    Email: "elias@lagrum.example",
    Password: "demo-elias-lagrum",
    FirstName: "Elias",
    LastName: "Norén",
    Title: "Juriststudent, termin 7, Uppsala",
    Roles: ["advisor"],
  },
];
