/**
 * Who else can sign in at the demo, to see how each stage of an application looks from within. What the rejected
 * applicant told is in demoApplicants.ts. The passwords are public on purpose.
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
