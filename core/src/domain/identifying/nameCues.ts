interface Words {
  test(word: string): boolean;
}

function exactlyOneOf(words: string): Words {
  const all = new Set(words.split("|"));
  return { test: (word) => all.has(word) };
}

/** Whether a word is among some, with capitals or without. */
function oneOf(words: string): Words {
  const all = exactlyOneOf(words);
  return { test: (word) => all.test(word.toLowerCase()) };
}

/** After these comes a name, whatever it looks like. */
export const callers = oneOf(
  "heter|hette|kallas|kallad|kallade|kallar|namn|namnet|hälsningar|hälsning|mvh|vänligen|hälsar|undertecknad|signerat|smeknamn|smeknamnet|alias|döpt|vid-namn",
);

/** Who stands before a name: relations, trades and titles, also in their definite forms. */
export const people = oneOf(
  "man|make|maken|maka|makan|fru|frun|hustru|sambo|sambon|särbo|särbon|partner|partnern|pojkvän|pojkvännen|flickvän|flickvännen|tjej|tjejen|kille|killen|dotter|dottern|son|sonen|barn|barnen|döttrar|söner|bror|brodern|brorsa|brorsan|bröder|syster|systern|systrar|syrra|syrran|syskon|syskonen|tvilling|pojk|pojken|grabb|grabben|jänta|jäntan|bysbo|bysbon|samebyn|lillebror|storebror|lillasyster|storasyster|halvbror|halvsyster|mamma|mamman|pappa|pappan|mor|modern|far|fadern|föräldrar|mormor|morfar|farmor|farfar|moster|faster|morbror|farbror|kusin|kusinen|barnbarn|svärmor|svärfar|svärson|svärdotter|styvson|styvdotter|styvfar|styvmor|styvpappa|styvmamma|bonusson|bonusdotter|bonuspappa|bonusmamma|gudson|ex|exman|exmannen|exfru|exfrun|exsambo|exsambon|exet|fd|granne|grannen|grannar|vän|vännen|väninna|väninnan|kompis|kompisen|kollega|kollegan|kollegor|chef|chefen|arbetsledare|arbetsledaren|arbetsgivare|arbetsgivaren|hyresvärd|hyresvärden|värden|hyresgäst|hyresgästen|inneboende|andrahandshyresgäst|mäklare|mäklaren|säljare|säljaren|köpare|köparen|handläggare|handläggaren|socialsekreterare|socialsekreteraren|advokat|advokaten|jurist|juristen|rådgivare|rådgivaren|ombud|ombudet|läkare|läkaren|doktor|doktorn|tandläkare|tandläkaren|lärare|läraren|rektor|rektorn|kurator|kuratorn|psykolog|psykologen|präst|prästen|god-man|gode|förvaltare|förvaltaren|vd|ordförande|ordföranden|kassör|kassören|styrelseledamot|styrelseledamoten|hantverkare|hantverkaren|snickare|snickaren|målare|målaren|elektriker|elektrikern|rörmokare|rörmokaren|entreprenör|entreprenören|ägare|ägaren|delägare|delägaren|kund|kunden|patient|patienten|klient|klienten|polis|polisman|polismannen|åklagare|åklagaren|domare|domaren|rådman|rådmannen|nämndeman|kronoinspektör|testamentsexekutor|boutredningsman|boutredningsmannen|arvinge|arvingen|testator|vittne|vittnet|vittnen|herr|fröken|farbror|tant|dr|mr|mrs|ms|professor|greve|grevinnan|kapten|överläkare|sjuksköterska|sjuksköterskan|barnmorskan|förskolläraren|barnvakten|målsägande|målsäganden|tilltalad|tilltalade|svarande|svaranden|kärande|käranden|gäldenär|gäldenären|borgenär|borgenären|borgensman|borgensmannen|låntagare|gåvotagaren|gåvogivaren|nyckelperson|kontaktperson|kontaktpersonen|utredare|utredaren|handledare|handledaren|gruppchef|enhetschef|enhetschefen|avdelningschef|personalchef|hr-chef|butikschef|butikschefen|platschef|platschefen|lagerchef|ekonom|revisor|revisorn|skadereglerare|skaderegleraren|besiktningsman|besiktningsmannen|fastighetsskötare|fastighetsskötaren|vaktmästare|vaktmästaren|uppfödare|uppfödaren|hundägare|veterinär|veterinären",
);

/** After these an unknown word with a capital is a place, a firm or a thing rather than a person. */
export const placeBefore = oneOf(
  "i|på|utanför|nära|vid|kring|runt|genom|ur|via|norr|söder|öster|väster|om|hos|från|köpt|köpte|enligt|appen|företaget|firman|bolaget|butiken|modell|märket|märke|modellen|bilen|tidningen|sajten|kommunen|orten|byn|staden|ön|stadsdelen|området|skolan|banken|föreningen|tjänsten",
);

/** Of those, who may as well be firms: after these a word that no list has is more likely one. */
export const tradersBefore = oneOf(
  "arbetsgivare|arbetsgivaren|hyresvärd|hyresvärden|värden|mäklare|mäklaren|säljare|säljaren|köpare|köparen|hantverkare|hantverkaren|entreprenör|entreprenören|ägare|ägaren|ombud|ombudet|kund|kunden|borgenär|borgenären|svarande|svaranden|kärande|käranden|genom|flaska",
);

/** After these stands a saint's, a house's or a firm's name. */
export const notBefore = oneOf(
  "t|ta|sankt|sankta|brf|bostadsrättsföreningen|kvarteret|kv|restaurang|restaurangen|hotell|hotellet|förskolan|kattungen|hunden|katten|hästen|båten|domen|rättsfallet|märket",
);

/** Small words inside a name. */
export const particles = exactlyOneOf("von|af|av|de|den|der|van|la|el|al|bin|ben|ibn|di|da|dos|del|du|le|ter|abu");

/** Words with a capital that are no names though no list of authorities or places has them. */
export const neverNames = oneOf(
  "jag|vi|du|ni|han|hon|hen|det|den|de|dom|min|mitt|mina|din|ditt|dina|er|ert|era|vår|vårt|våra|hans|hennes|deras|hej|hejsan|tjena|hallå|tack|mvh|hälsningar|hälsning|vänliga|vänligen|bästa|kära|med|ps|obs|ja|nej|och|eller|men|om|när|hur|vad|var|vem|vilka|vilken|vilket|varför|kan|ska|skall|får|måste|bör|har|är|en|ett|i|på|till|från|för|av|att|som|så|nu|då|där|här|dock|även|enligt|lagen|lag|paragraf|artikel|kapitel|punkt|stycke|fråga|svar|sammanfattning|slutsats|bakgrund|rättsläget|bilaga|kvarteret|kv|avenyn|professor|doktor|herr|fru|fröken|anm|red|tips|exempel|steg|alternativ|mellan|efter|innan|under|utan|sedan|igår|idag|imorgon|förra|nästa|allt|alla|inget|ingen|någon|något|några|både|samma|sen|tyvärr|eftersom|därför|detta|denna|dessa|sådan|mamma|pappa|mormor|farmor|morfar|farfar|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|svenska|svensk|engelska|sidan|dvs|tex|ang|angående|re|sv|vb|fw|hälsn|säljaren|köparen|hyresvärden|hyresgästen|arbetsgivaren|grannen|chefen|polisen|kommunen|banken|bolaget|föreningen|styrelsen|läkaren|advokaten|mäklaren|försäkringsbolaget|barnet|barnen|huset|bilen|lägenheten|avtalet|domen|beslutet|testamentet|bouppteckningen|övre|nedre|norra|södra|östra|västra|stora|lilla|gamla|nya|yttre|inre|mellersta",
);

/** What a person does: after a word that begins a sentence, these say that it was one. */
export const deeds = exactlyOneOf(
  "har|hade|säger|sa|sade|vill|ville|bor|bodde|hävdar|hävdade|påstår|påstod|menar|menade|tycker|tyckte|skrev|skriver|ringde|lovade|köpte|sålde|fick|jobbar|jobbade|flyttade|vägrar|vägrade|dog|avled|gick|kom|tog|äger|ägde|betalade|hotade|slog|och",
);

/** After these an unknown word with a capital may be a person: what people do to each other. */
export const personBefore = oneOf(
  "med|till|åt|och|att|men|när|om|sa|säger|sade|har|hade|mot|av|som|eller|då|medan|där|för|hos|vill|ska|kan|är|fick|bad|gav|lät|skyldig|träffade|anklagar|stämma|stämmer|polisanmäla|kontaktade|ringde|mejlade|samt|jag|både|varken|hej|hejsan|tack|kära|bästa",
);
/** Ends of Swedish words in their definite or derived forms: not how a name ends. */
export const wordEnd = /(?:en|et|na|ska|are|het|ing|ning|ande|ende|ade|else|tion|skap|arna|erna|orna|s)$/u;
