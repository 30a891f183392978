import type { SaveTemplate } from "@lagrum/core/template/templateSchema";

/** The default answer templates. Text within [ ] is for the advisor to fill in. */
export const templates: (Omit<SaveTemplate, "Kind"> & { SourceID: string })[] = [
  {
    SourceID: "template:free",
    Name: "Gratis fråga: utgångspunkt, lag, bedömning",
    Type: "Free",
    Body: [
      "<p>Hej, och tack för din fråga!</p>",
      "<p>Jag uppfattar det så att [kort sammanfattning av situationen]. Din fråga är [frågan med egna ord].</p>",
      "<h2>Kort svar</h2><p>[Ja eller nej, och det viktigaste skälet, i en eller två meningar.]</p>",
      "<h2>Vad lagen säger</h2><p>[Huvudregeln och undantagen, med lagrum.]</p>",
      "<h2>Vad det betyder för dig</h2><p>[Bedömningen: hur regeln slår i den här situationen och vad som är osäkert.]</p>",
      "<h2>Vad du kan göra nu</h2><ol><li><p>[Första steget]</p></li><li><p>[Andra steget]</p></li></ol>",
      "<p>Svaret är allmän information och bygger på det du har berättat. Är det något jag har missförstått kan bedömningen bli en annan.</p>",
      "<p>Vänliga hälsningar</p>",
    ].join(""),
  },
  {
    SourceID: "template:express",
    Name: "Expressfråga: svar först, skälen sedan",
    Type: "Express",
    Body: [
      "<p>Hej!</p>",
      "<h2>Svaret</h2><p>[Svaret på frågan, så att den som bara läser det här stycket vet vad som gäller.]</p>",
      "<h2>Omständigheterna</h2><p>Jag har utgått från följande:</p><ul><li><p>[omständighet]</p></li><li><p>[handling som jag har läst]</p></li></ul>",
      "<h2>Vad lagen säger</h2><p>[Lagrum, förarbeten och praxis som avgör frågan.]</p>",
      "<h2>Bedömning</h2><p>[Hur reglerna ska tillämpas här. Hur säker bedömningen är, och vad som kan ändra den.]</p>",
      "<h2>Tider att hålla</h2><p>[Frister, och vad som händer om de löper ut.]</p>",
      "<h2>Nästa steg</h2><ol><li><p>[Första steget]</p></li><li><p>[Andra steget]</p></li></ol>",
      "<p>Vänliga hälsningar</p>",
    ].join(""),
  },
  {
    SourceID: "template:express24",
    Name: "Expressfråga 24 timmar: det som brådskar",
    Type: "Express24",
    Body: [
      "<p>Hej!</p>",
      "<h2>Gör det här först</h2><ol><li><p>[Det som måste göras, och senast när]</p></li></ol>",
      "<h2>Varför</h2><p>[Regeln och fristen, med lagrum.]</p>",
      "<h2>Bedömning</h2><p>[Hur säker bedömningen är, och vad jag inte har kunnat kontrollera på den korta tiden.]</p>",
      "<h2>Därefter</h2><p>[Vad som kan vänta, och vem som kan hjälpa till.]</p>",
      "<p>Vänliga hälsningar</p>",
    ].join(""),
  },
  {
    SourceID: "template:phone",
    Name: "Telefonrådgivning: minnesanteckning",
    Type: "PhoneAdvice",
    Body: [
      "<p>Hej, och tack för samtalet den [datum]!</p>",
      "<p>Det här är en sammanfattning av det vi talade om.</p>",
      "<h2>Din fråga</h2><p>[Frågan och de omständigheter som du berättade om.]</p>",
      "<h2>Mitt råd</h2><p>[Rådet och skälen för det, med lagrum.]</p>",
      "<h2>Det här gör du</h2><ul><li><p>[att göra, och senast när]</p></li></ul>",
      "<p>Stämmer något inte med hur du minns samtalet, svara då så snart du kan.</p>",
      "<p>Vänliga hälsningar</p>",
    ].join(""),
  },
  {
    SourceID: "template:more",
    Name: "Vi behöver veta mer",
    Type: null,
    Body: [
      "<p>Hej, och tack för din fråga!</p>",
      "<p>För att svaret ska bli till nytta behöver jag veta mer om:</p>",
      "<ul><li><p>[Vad som har avtalats, och om det är skriftligt]</p></li><li><p>[När det hände]</p></li><li><p>[Vad motparten har sagt eller skrivit]</p></li></ul>",
      "<p>Anledningen är att [varför uppgifterna avgör bedömningen].</p>",
      "<p>Skriv inte personnummer, kontonummer eller fullständiga namn.</p>",
      "<p>Vänliga hälsningar</p>",
    ].join(""),
  },
  {
    SourceID: "template:refusal",
    Name: "Vi kan inte svara på frågan",
    Type: null,
    Body: [
      "<p>Hej, och tack för att du vände dig till oss.</p>",
      "<p>Vi kan tyvärr inte svara på din fråga, eftersom [den kräver att någon läser handlingarna / den gäller ett annat lands lag / du redan har ett ombud i saken].</p>",
      "<p>Det betyder inte att du saknar möjligheter. Vi föreslår att du vänder dig till [myndighet, rådgivning eller advokat], som kan hjälpa till med just detta. Är det bråttom, håll särskilt reda på [fristen].</p>",
      "<p>Vänliga hälsningar</p>",
    ].join(""),
  },
];
