/** Common words that say little about a question's subject: a rare one of them must not decide which answer is nearest. */
const lightWords = new Set(
  (
    "gå ta tar komma kommer ligga legat säga säger ge ger låta låter stå sitta sitter hålla sätta lägga dra börja sluta " +
    "bruka vilja försöka tro tycka veta vet tänka känna se ser höra prata hitta använda behöva råka röra hamna bli slippa " +
    "strunta hända lyckas fråga undra förstå mena visa in ut upp ner fram bort hem hemma tillbaka igen direkt nästan " +
    "genast nyss precis faktiskt egentligen verkligen ändå fast väl ganska väldigt jätte mer mest mindre minst alltid " +
    "aldrig ofta ibland redan länge snart först sen sedan inne ute kvar runt omkring förut förr idag igår imorgon morgon kväll natt hela " +
    "helt hel halv rätt stor stort stora liten litet lilla små lång långt kort bra dålig okej ny nytt nya gammal gammalt " +
    "sista förra nästa annan annat andra egen eget egna olika vissa flera många få enda par nog bättre sämre sak saker " +
    "grej sätt gång gånger tid dag dagar vecka år månad fall del slut plats håll början ställe hen man ens vanlig bästa " +
    "isär gärna liksom kanske"
  ).split(" "),
);

/** Whether a word of a question is too common to decide anything, in its form or as a lemma. */
export const isLightWord = (word: string): boolean => lightWords.has(word);
