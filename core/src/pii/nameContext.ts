interface Words {
  test(word: string): boolean;
}

function exactlyOneOf(words: string): Words {
  const all = new Set(words.split("|"));
  return { test: (word) => all.has(word) };
}

/** Whether a word is in a set, regardless of case. */
function oneOf(words: string): Words {
  const all = exactlyOneOf(words);
  return { test: (word) => all.test(word.toLowerCase()) };
}

/** Words that are followed by a name. */
export const callers = oneOf(
  "heter|hette|kallas|kallad|kallade|kallar|namn|namnet|hälsningar|hälsning|mvh|vänligen|hälsar|undertecknad|signerat|smeknamn|smeknamnet|alias|döpt|vid-namn",
);

/** Words before a name: relations, trades and titles, also in their definite forms. */
export const people = oneOf(
  "familjen|makarna|bröderna|systrarna|tvillingarna|paret|släkten|änkan|barnet|bebisen|flickan|pojken|bästis|bästisen|polare|polaren|jobbarkompis|arbetskamrat|arbetskamraten|jaktkamraten|lagkamrat|klasskamrat|rumskompis|rumskamrat|rumskompisen|frisören|terapeuten|terapeut|barnmorska|dotterdotter|dotterson|sonson|sondotter|plastpappa|plastmamma|låtsaspappa|bonusbror|bonussyster|fästman|fästmannen|fästmö|gubbe|gubben|kärring|kärringen|gumman|sonen|brorson|brorsdotter|systerson|systerdotter|svåger|svågern|svägerska|svägerskan|sonhustru|änka|änkling|tonåring|student|studenten|elev|eleven|fackombud|skyddsombud|kyrkoherde|kyrkoherden|komminister|diakon|diakonen|pastor|pastorn|imam|imamen|inspektör|inspektören|kommissarie|kommissarien|förundersökningsledare|förundersökningsledaren|kammaråklagare|projektledare|projektledaren|arkitekt|arkitekten|chaufför|chauffören|grannfrun|damen|docent|friherre|baron|tandsköterskan|barnflicka|barnflickan|assistent|assistenten|boendestödjare|tränaren|tränare|coach|bekant|bekanten|vännerna|kompisar|kompisarna|syskonbarn|fosterson|fosterdotter|fosterbarn|adoptivson|adoptivdotter|käresta|dejt|dejten|kk|sugardaddy|wingman|man|make|maken|maka|makan|fru|frun|hustru|sambo|sambon|särbo|särbon|partner|partnern|pojkvän|pojkvännen|flickvän|flickvännen|tjej|tjejen|kille|killen|dotter|dottern|son|sonen|barn|barnen|döttrar|söner|bror|brodern|brorsa|brorsan|bröder|syster|systern|systrar|syrra|syrran|syskon|syskonen|tvilling|pojk|pojken|grabb|grabben|jänta|jäntan|bysbo|bysbon|samebyn|lillebror|storebror|lillasyster|storasyster|halvbror|halvsyster|mamma|mamman|pappa|pappan|mor|modern|far|fadern|föräldrar|mormor|morfar|farmor|farfar|moster|faster|morbror|farbror|kusin|kusinen|barnbarn|svärmor|svärfar|svärson|svärdotter|styvson|styvdotter|styvfar|styvmor|styvpappa|styvmamma|bonusson|bonusdotter|bonuspappa|bonusmamma|gudson|ex|exman|exmannen|exfru|exfrun|exsambo|exsambon|exet|fd|granne|grannen|grannar|vän|vännen|väninna|väninnan|kompis|kompisen|kollega|kollegan|kollegor|chef|chefen|arbetsledare|arbetsledaren|arbetsgivare|arbetsgivaren|hyresvärd|hyresvärden|värden|hyresgäst|hyresgästen|inneboende|andrahandshyresgäst|mäklare|mäklaren|säljare|säljaren|köpare|köparen|handläggare|handläggaren|socialsekreterare|socialsekreteraren|advokat|advokaten|jurist|juristen|rådgivare|rådgivaren|ombud|ombudet|läkare|läkaren|doktor|doktorn|tandläkare|tandläkaren|lärare|läraren|rektor|rektorn|kurator|kuratorn|psykolog|psykologen|präst|prästen|god-man|gode|förvaltare|förvaltaren|vd|ordförande|ordföranden|kassör|kassören|styrelseledamot|styrelseledamoten|hantverkare|hantverkaren|snickare|snickaren|målare|målaren|elektriker|elektrikern|rörmokare|rörmokaren|entreprenör|entreprenören|ägare|ägaren|delägare|delägaren|kund|kunden|patient|patienten|klient|klienten|polis|polisman|polismannen|åklagare|åklagaren|domare|domaren|rådman|rådmannen|nämndeman|kronoinspektör|testamentsexekutor|boutredningsman|boutredningsmannen|arvinge|arvingen|testator|vittne|vittnet|vittnen|herr|fröken|farbror|tant|dr|mr|mrs|ms|professor|greve|grevinnan|kapten|överläkare|sjuksköterska|sjuksköterskan|barnmorskan|förskolläraren|barnvakten|målsägande|målsäganden|tilltalad|tilltalade|svarande|svaranden|kärande|käranden|gäldenär|gäldenären|borgenär|borgenären|borgensman|borgensmannen|låntagare|gåvotagaren|gåvogivaren|nyckelperson|kontaktperson|kontaktpersonen|utredare|utredaren|handledare|handledaren|gruppchef|enhetschef|enhetschefen|avdelningschef|personalchef|hr-chef|butikschef|butikschefen|platschef|platschefen|lagerchef|ekonom|revisor|revisorn|skadereglerare|skaderegleraren|besiktningsman|besiktningsmannen|fastighetsskötare|fastighetsskötaren|vaktmästare|vaktmästaren|uppfödare|uppfödaren|hundägare|veterinär|veterinären",
);

/** After these an unknown capitalised word is a place, a firm or a thing rather than a person. */
export const placeBefore = oneOf(
  "i|på|utanför|nära|vid|kring|runt|genom|ur|via|norr|söder|öster|väster|hos|från|köpt|köpte|kör|körde|använder|använde|laddade|spelar|märke|sort|typen|bokade|hotellet|campingen|restaurangen|klubben|laget|partiet|filmen|spelet|låten|boken|serien|programmet|projektet|gården|torpet|fastigheten|skogen|sjön|ån|älven|berget|vägen|gatan|torget|appen|företaget|firman|bolaget|butiken|modell|märket|märke|modellen|bilen|tidningen|sajten|kommunen|orten|byn|staden|ön|stadsdelen|området|skolan|banken|föreningen|tjänsten",
);

/** Those of them that may be firms: after these an unknown word is more likely a firm. */
export const tradersBefore = oneOf(
  "arbetsgivare|arbetsgivaren|hyresvärd|hyresvärden|värden|mäklare|mäklaren|säljare|säljaren|köpare|köparen|hantverkare|hantverkaren|entreprenör|entreprenören|ägare|ägaren|ombud|ombudet|kund|kunden|borgenär|borgenären|svarande|svaranden|kärande|käranden|genom|flaska",
);

/** Words before the name of a saint, a house or a firm. */
export const notBefore = oneOf(
  "hotel|t|ta|sankt|sankta|brf|bostadsrättsföreningen|kvarteret|kv|restaurang|restaurangen|hotell|hotellet|förskolan|kattungen|hunden|katten|hästen|båten|domen|rättsfallet|märket",
);

/** Small words inside a name. */
export const particles = exactlyOneOf("von|af|av|de|den|der|van|la|el|al|bin|ben|ibn|di|da|dos|del|du|le|ter|abu");

/** Capitalised words that are not names, although no list of authorities or places has them. */
export const neverNames = oneOf(
  "jeg|swedish|english|norwegian|danish|finnish|german|american|european|the|this|that|många|vissa|andra|flera|alla|dessa|folk|region|plan|pers|familj|familjen|dubbelt|obs|inkasso|soc|mejl|arv|lån|nivå|zon|terminal|gate|avsnitt|del|version|nummer|rum|klass|pensionen|riksväg|riksvägen|sida|vecka|dagen|snälla|gud|herregud|usch|fan|suck|ursäkta|förlåt|grattis|lycka|välkommen|ok|okej|jaha|jo|jodå|japp|nope|aha|haha|lol|vill|ville|skall|borde|hade|fick|blev|gick|kom|tog|vet|tror|tycker|menar|anser|enl|t.ex|osv|etc|mm|resp|inkl|exkl|jag|vi|du|ni|han|hon|hen|det|den|de|dom|min|mitt|mina|din|ditt|dina|er|ert|era|vår|vårt|våra|hans|hennes|deras|hej|hejsan|tjena|hallå|tack|mvh|hälsningar|hälsning|vänliga|vänligen|bästa|kära|med|ps|obs|ja|nej|och|eller|men|om|när|hur|vad|var|vem|vilka|vilken|vilket|varför|kan|ska|skall|får|måste|bör|har|är|en|ett|i|på|till|från|för|av|att|som|så|nu|då|där|här|dock|även|enligt|lagen|lag|paragraf|artikel|kapitel|punkt|stycke|fråga|svar|sammanfattning|slutsats|bakgrund|rättsläget|bilaga|kvarteret|kv|avenyn|professor|doktor|herr|fru|fröken|anm|red|tips|exempel|steg|alternativ|mellan|efter|innan|under|utan|sedan|igår|idag|imorgon|förra|nästa|allt|alla|inget|ingen|någon|något|några|både|samma|sen|tyvärr|eftersom|därför|detta|denna|dessa|sådan|mamma|pappa|mormor|farmor|morfar|farfar|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|svenska|svensk|engelska|sidan|dvs|tex|ang|angående|re|sv|vb|fw|hälsn|säljaren|köparen|hyresvärden|hyresgästen|arbetsgivaren|grannen|chefen|polisen|kommunen|banken|bolaget|föreningen|styrelsen|läkaren|advokaten|mäklaren|försäkringsbolaget|barnet|barnen|huset|bilen|lägenheten|avtalet|domen|beslutet|testamentet|bouppteckningen|övre|nedre|norra|södra|östra|västra|stora|lilla|gamla|nya|yttre|inre|mellersta",
);

/** Verbs of people: after a word at the beginning of a sentence, they show that the word is a person. */
export const verbs = exactlyOneOf(
  "ringer|mejlar|smsar|messade|smsade|skickade|påstod|låg|står|stod|sitter|satt|ligger|kör|körde|arbetar|arbetade|hyr|hyrde|säljer|betalar|tar|ger|får|kommer|går|åker|åkte|drog|stack|ljuger|ljög|lovar|lovat|hotar|misshandlade|skrek|gapar|stör|bråkar|klagar|klagade|kräver|krävde|kallar|svarar|svarade|vägrat|erkände|nekar|nekade|erbjöd|föreslog|tror|trodde|tyckte|vet|visste|älskar|hatar|älskade|ansåg|anser|ska|skulle|kan|kunde|måste|ville|behöver|gör|gjorde|ser|såg|skriker|säljer|dör|lever|levde|gifte|skilde|ärvde|ärver|testamenterade|stal|lurade|svek|tvingade|ansökte|överklagade|stämde|polisanmälde|anmälde|undrar|undrade|har|hade|säger|säjer|säjer|sa|sade|vill|ville|bor|bodde|hävdar|hävdade|påstår|påstod|menar|menade|tycker|tyckte|skrev|skriver|ringde|lovade|köpte|sålde|fick|jobbar|jobbade|flyttade|vägrar|vägrade|dog|avled|gick|kom|tog|äger|ägde|betalade|hotade|slog|och",
);

/** Those of them that only people do: a law or a loan can also have, get and go. */
export const humanVerbs = exactlyOneOf(
  "säger|säjer|sa|sade|vill|ville|bor|bodde|hävdar|hävdade|påstår|påstod|menar|menade|tycker|tyckte|tror|trodde|skrev|skriver|ringde|ringer|lovade|lovar|köpte|sålde|jobbar|jobbade|arbetar|arbetade|flyttade|vägrar|vägrade|dog|avled|hotade|hotar|slog|ljuger|ljög|bråkar|klagar|klagade|skrek|gapar|undrar|undrade|älskar|hatar|vet|visste|mejlade|messade|smsar|erkände|nekar|nekade|stal|lurade|svek|ärvde|testamenterade|gifte|drack|sitter|sover|står",
);

/** Transitive verbs between people: an unknown capitalised word after them may be a person. */
export const personBefore = oneOf(
  "med|till|åt|och|att|men|när|om|sa|säger|sade|har|hade|mot|av|som|eller|då|medan|där|för|hos|vill|ska|kan|är|fick|bad|gav|lät|skyldig|träffade|anklagar|stämma|stämmer|polisanmäla|kontaktade|ringde|mejlade|samt|jag|både|varken|hej|hejsan|tack|kära|bästa",
);
/** Words before a thing: "an Anna" and "the Anna" are not people. */
export const determiners = oneOf(
  "övre|nedre|norra|södra|östra|västra|yttre|inre|en|ett|ny|nya|nytt|begagnad|begagnade|den|denna|detta|dessa|någon|något|några|vilken|vilket|samma|varje|all|alla|hela|egen|eget|egna|min|mitt|mina|din|ditt|dina|vår|vårt|våra|sin|sitt|sina|hans|hennes|deras|er|ert|era|stor|stora|gammal|gamla|svensk|svenska|två|tre|fyra|båda|st|flera|många|olika|sådan|sådana|per|såkallad|sk|typ|dvs|första|andra|tredje|sista|nästa|förra",
);

/**
 * Small words that are never a name although lists of names have them, and those that can be between a person and a
 * verb.
 */
export const grammar = oneOf(
  "minst|högst|sist|ensam|ensamt|ensamma|normalt|sällan|helst|snarast|knappast|genast|tidigast|senast|framför|visar|saknar|tim|min|hampa|inga|vår|var|vi|ni|er|oss|dom|dem|sin|sitt|sina|min|mitt|mina|din|ditt|dina|ena|andra|alla|en|ett|av|om|så|nu|ja|nej|här|där|hon|han|hans|hennes|van|man|du|den|det|de|kan|ska|skall|vill|ville|har|hade|far|mor|barn|per|god|may|fem|sex|sju|nio|tio|tolv|sena|fina|end|be|ber|bad|bar|del|dag|i|på|som|inte|ej|aldrig|alltid|också|även|då|sen|sedan|bara|mars|april|maj|juni|juli|augusti|jan|feb|vid|via|till|från|med|mot|utan|under|efter|innan|när|hur|vad|vem|själv|ihop|ofta|ibland|redan|nyss|nyligen|plötsligt|faktiskt|tydligen|fortfarande|numera|nästan|likadant|samma|ungefär|lika|idag|igår|ikväll|imorgon|dock|ju|väl|nog|dessutom|alltså|därför|kanske|först|senast|tidigare|ständigt|tillsammans|fast|men|och|eller|samt|för|åt|hos|ur|ska|får|fick|kom|gick|tog|gav|lät|är|blev|blir|vet|ser|såg|sa|säger|bild|bilen|brev|bud|bok|bank|bana|bas|akt|art|arena|avan|hus|skog|mod|fall|vida|vita|eget|egen|honor|tor|ann|vill|skulle|kunde|måste|bör|borde|mer|mest|lite|mycket|båda|både|ingen|inget|något|någon|vars|ny|nya|nytt|gamla|gammal|lilla|stora|äldre|yngre|bort|hem|hit|dit|upp|ner|in|ut|av|nere|uppe|hemma|borta|boende|född|kallad|kallas|heter|hette|sjuk|död|arg|full|snäll|grov|hård|vred|klar|van|trött|skyldig|ansvarig|emot|mellan|utanför|tills|ifall|eftersom|medan|trots|bland|igen|kvar|rad|ram|fina|fin|bra|bäst|rätt|fel|just|precis|helt|ganska|väldigt|jätte|jag|mig|dig|sig|henne|honom|varandra|oftast|snart|strax|vidare|senare|annars|ändå|endast|enbart|sambo|sambon|granne|chef|fru|make|kompis|vän|bror|syster|son|dotter|mamma|pappa|ex|m|o|å|ni|e|va|me|te|ha|ta|ge|få|se|gå|slå|bo|be|dö|tro|sky|bett|sett|gett|fått|haft|varit|tagit|sagt|gjort|stulit|köpt|sålt|ärvt|skrivit|betalt|betalat|flyttat|slutat|börjat|försökt|tänkt|bråkat|hotat|slagit",
);

/** Things that people own: "Tufvas" before one of these shows that Tufva is a person. */
export const belongings = oneOf(
  "dagis|rum|mejl|mail|konto|bil|ställe|del|hus|vägnar|namn|begäran|uppgifter|pengar|arv|lägenhet|fru|man|sambo|mamma|pappa|föräldrar|bror|syster|barn|son|dotter|dotters|kompis|hund|katt|telefon|mobil|nummer|adress|födelsedag|bouppteckning|dödsbo|testamente|begravning|skulder|lön|jobb|chef|advokat|sida|fel|ord|version|uttalande|svar|hem|hund|tomt|häck|skola|skolgång|lärare|klass|läkare|journal|pass|kläder|säng|cykel|laglott|arvslott|vårdnad|umgänge|underhåll|kropp|sjukdom|bästa|skuld|andel|underskrift|vilja|önskan|gård",
);

/** Endings of Swedish words in their definite or derived forms, which names don't have. */
export const wordEnd =
  /(?:[^aeiouyåäö]en|[^aeiouyåäö]et|ska|are|het|ing|ning|ande|ende|else|tion|skap|arna|erna|orna|ens|ets|nas|ingar|heter|lig|liga|ligt|nad|avtal|lag|mål|rätt|vård|vis|tid|isk|iskt|bart|mässig|kontrakt|fråga|resa|grupp|bidrag|penning|skada|köp|test|intyg|kort|konto|ion|ism|itet|ologi)$/u;

/** Words of English, Norwegian and Danish that Swedish lacks. */
export const foreignWords = exactlyOneOf(
  "the|is|and|of|that|was|were|has|have|you|your|with|this|are|not|she|he|they|from|would|about|which|but|what|where|when|because|please|hello|it|to|we|our|says|said|live|jeg|ikke|og|hva|hvad|hvor|hvordan|fra|nå|noen|meg|deg|også|kone|hytte|mye",
);
/** Frequent words that only Swedish has. */
export const swedishWords = exactlyOneOf(
  "och|jag|inte|är|att|för|på|som|från|när|eller|vad|så|hon|han|då|också|mitt|är",
);
/** English words next to a capitalised "My" or "Love". */
export const englishNeighbours = oneOf(
  "i|we|you|they|our|island|story|actually|life|is|and|the|with|bombing|letter|song|stories|in|boat|language|to|all|me|it",
);
/** First names that are also English words. */
export const englishFirstNames = oneOf("my|love|may|will|mark|hope|joy|grace|rose|summer|april|june");
