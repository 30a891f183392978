import { type MailContent, personalLink, type ToAddress, type ToPerson } from "./mailContent.ts";

export type AccountMail =
  | (ToAddress & { Kind: "accountConfirm"; Code: string })
  | (ToAddress & { Kind: "accountExists" })
  | (ToPerson & { Kind: "accountMade"; Code: string })
  | (ToPerson & { Kind: "userAccepted"; Reason: string | null })
  | (ToPerson & { Kind: "userRejected"; Reason: string; wasAdvisor: boolean });

export function accountMailContent(mail: AccountMail, publicUrl: string): MailContent {
  switch (mail.Kind) {
    case "accountConfirm":
      return {
        subject: "Bekräfta din e-postadress",
        paragraphs: [
          "Tack för din ansökan om att bli rådgivare.",
          "Öppna länken och tryck på knappen där, så bekräftar du din e-postadress.",
        ],
        action: { label: "Bekräfta e-postadressen", href: `${publicUrl}/signup/bekrafta?code=${mail.Code}` },
        next: [
          "När du har bekräftat kan du logga in med lösenordet du valde.",
          "Länken gäller i sju dagar. Därefter raderas ansökan.",
          "Har du ansökt flera gånger gäller den senaste ansökan, och bara länken i det senaste mejlet.",
        ],
        notes: ["Har du inte ansökt hos oss? Då behöver du inte göra något."],
      };
    case "accountExists":
      return {
        subject: "Du har redan ett konto hos oss",
        paragraphs: [
          "Någon, kanske du själv, har ansökt om att bli rådgivare med den här e-postadressen. Det finns redan ett konto med adressen, och ansökan har inte ändrat något i det.",
        ],
        action: { label: "Logga in", href: `${publicUrl}/signin` },
        next: ["Har du glömt lösenordet? Välj ett nytt på inloggningssidan."],
        notes: ["Var det inte du som ansökte? Då behöver du inte göra något."],
      };
    case "accountMade":
      return {
        subject: "Ditt konto hos Lagrum",
        name: mail.FirstName,
        paragraphs: ["Du har fått ett konto hos oss. Öppna länken och välj ett lösenord, så är du inloggad."],
        action: {
          label: "Välj lösenord",
          href: `${publicUrl}/userMgmt?mode=resetPassword&oobCode=${mail.Code}&lang=sv`,
        },
        next: ["Länken gäller i en timme. Har den gått ut väljer du Glömt lösenordet på inloggningssidan."],
        notes: [personalLink],
      };
    case "userAccepted":
      return {
        subject: "Välkommen som rådgivare",
        name: mail.FirstName,
        paragraphs: [
          "Tack för din ansökan. Vi har läst den och dina svar på provfrågorna, och vill gärna ha dig som rådgivare.",
          ...(mail.Reason === null ? [] : [mail.Reason]),
        ],
        action: { label: "Logga in", href: `${publicUrl}/signin` },
        next: ["Nu kan du logga in, läsa de obesvarade frågorna och reservera din första."],
        notes: ["Det som frågeställare berättar för dig omfattas av den sekretess som du har godkänt."],
      };
    case "userRejected":
      return {
        subject: mail.wasAdvisor ? "Ditt uppdrag som rådgivare har avslutats" : "Din ansökan som rådgivare",
        name: mail.FirstName,
        paragraphs: [
          mail.wasAdvisor
            ? "Tack för det arbete du har gjort hos oss. Vi har beslutat att avsluta ditt uppdrag som rådgivare."
            : "Tack för att du sökte till oss, och för tiden du lade på din ansökan. Vi har läst den noga, men kan tyvärr inte erbjuda dig ett uppdrag som rådgivare.",
          "Så här motiverar vi beslutet:",
          mail.Reason,
        ],
        action: { label: "Kontakta oss", href: `${publicUrl}/contact` },
        next: [
          "Hör gärna av dig om något i beslutet är oklart.",
          "Ditt konto finns kvar tills du väljer att ta bort det.",
        ],
      };
    default:
      return mail satisfies never;
  }
}
