/** The public pages, for the rules that hold on each of them. `name` is the heading a visitor meets. */
export const publicPages = [
  { path: "/", name: /Vad säger lagen/ },
  { path: "/ask_a_question", name: "Ställ en fråga" },
  { path: "/ask_a_question/tack?ref=L-1001", name: /Bekräfta/ },
  { path: "/categories", name: "Rättsområden" },
  { path: "/categories/hyresratt", name: "Hyresrätt" },
  { path: "/categories/hyresratt-deposition", name: "Deposition" },
  { path: "/categories/hyresratt-lokalhyra", name: "Lokalhyra" },
  { path: "/answers", name: "Svar" },
  { path: "/answers/far-hyresvarden-behalla-depositionen-for-repor-i-parketten", name: /behålla depositionen/ },
  { path: "/integritet", name: "Så behandlar vi dina uppgifter" },
  { path: "/signin", name: "Logga in" },
  { path: "/signup", name: "Bli rådgivare" },
  { path: "/komponenter", name: "Komponenter" },
  { path: "/finns-inte", name: /finns inte/ },
] as const;
