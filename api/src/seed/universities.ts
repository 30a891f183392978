/** Universities with law programmes in Sweden, then options for other applicants. `Code` is the key of the seed. */
export const universities: { Code: string; Name: string }[] = [
  { Code: "uppsala", Name: "Uppsala universitet" },
  { Code: "lund", Name: "Lunds universitet" },
  { Code: "stockholm", Name: "Stockholms universitet" },
  { Code: "goteborg", Name: "Göteborgs universitet" },
  { Code: "umea", Name: "Umeå universitet" },
  { Code: "orebro", Name: "Örebro universitet" },
  { Code: "karlstad", Name: "Karlstads universitet" },
  { Code: "other-swedish", Name: "Annat svenskt lärosäte" },
  { Code: "foreign", Name: "Utländskt lärosäte" },
  { Code: "graduate", Name: "Juristexamen, ej student" },
];
