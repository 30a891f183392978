import type { MailContent, ToAddress } from "./mailContent.ts";

/** To anyone who has asked or bought something. */
export type VisitorMail = ToAddress & { Kind: "myCasesLink"; Code: string };

export function visitorMailContent({ Code }: VisitorMail, publicUrl: string): MailContent {
  return {
    subject: "Din länk till Mina ärenden",
    paragraphs: ["Här är länken till sidan där du ser alla dina ärenden hos oss. Öppna den och tryck på knappen där."],
    action: { label: "Öppna Mina ärenden", href: `${publicUrl}/mina-arenden/oppna?code=${Code}` },
    next: [
      "Länken gäller i 15 minuter och fungerar en gång.",
      "Sidan stängs när du loggar ut, eller när du inte har använt den på 30 minuter.",
    ],
    notes: [
      "Länken är personlig. Skicka den inte vidare: den som har länken kan läsa dina ärenden.",
      "Har du inte bett om länken? Då behöver du inte göra något.",
    ],
  };
}
