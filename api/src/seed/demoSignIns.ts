/**
 * Demo accounts of applicants, one for each stage of an application. The application of the rejected
 * one is in demoApplicants.ts. The passwords are public on purpose.
 */
export const demoSignIns = [
  {
    Email: "petra.lindholm@lagrum.example",
    Password: "demo-petra-lagrum",
    FirstName: "Petra",
    LastName: "Lindholm",
    Confirmed: true,
  },
  {
    Email: "obekraftad@lagrum.example",
    Password: "demo-obekraftad-lagrum",
    FirstName: "Jonna",
    LastName: "Ek",
    Confirmed: false,
  },
];
