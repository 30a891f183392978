import type { MyCase } from "../myCases/myCasesSchema.ts";
import type { QuestionState } from "../question/questionSchema.ts";

const questionSteps: Record<QuestionState, string> = {
  AwaitingConfirmation: "Bekräfta frågan genom länken i mejlet som vi skickade när du ställde den.",
  AwaitingPayment: "Betala, så går frågan vidare till en jurist.",
  Open: "Vi svarar så snart vi kan.",
  NeedsInfo: "Vi väntar på uppgifter från dig.",
  Answered: "Läs svaret.",
  Published: "Läs svaret. Det är publicerat utan uppgifter om dig.",
  Rejected: "Läs varför vi tackade nej.",
  Withdrawn: "Du har tagit tillbaka frågan. Inget mer händer.",
  Expired: "Frågan avslutades utan svar. Du kan ställa den igen.",
};

/** What the owner of a case should do or expect next. @param due the day of its due time in words */
export const nextStepOf = ({ State }: MyCase, due: string | null): string =>
  State === "Open" && due ? `Vi svarar senast ${due}.` : questionSteps[State];

/** Whether the next step is the owner's. */
export const isWaitingForOwner = ({ State }: MyCase): boolean =>
  State === "AwaitingConfirmation" || State === "AwaitingPayment" || State === "NeedsInfo";
