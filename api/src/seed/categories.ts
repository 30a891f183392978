/** An area of law and its sub-categories. `Uri` of a child is `parent-sub`, unique in the whole tree. */
type SeedCategory = {
  Name: string;
  Uri: string;
  Description: string;
  Children: { Name: string; Uri: string }[];
};

export const categories: SeedCategory[] = [
  {
    Name: "Familjerätt",
    Uri: "familjeratt",
    Description:
      "Om äktenskap, samboskap, barn och hur familjen ordnar ekonomi och ansvar. Hit hör frågor om skilsmässa och bodelning, om vem som får bo kvar, och om vårdnad, umgänge och underhåll.",
    Children: [
      { Name: "Äktenskap och skilsmässa", Uri: "familjeratt-aktenskap-och-skilsmassa" },
      { Name: "Bodelning", Uri: "familjeratt-bodelning" },
      { Name: "Sambor", Uri: "familjeratt-sambor" },
      { Name: "Vårdnad, boende och umgänge", Uri: "familjeratt-vardnad-boende-och-umgange" },
      { Name: "Underhåll", Uri: "familjeratt-underhall" },
      { Name: "Föräldraskap och adoption", Uri: "familjeratt-foraldraskap-och-adoption" },
      { Name: "Gode män och förvaltare", Uri: "familjeratt-gode-man-och-forvaltare" },
      { Name: "Framtidsfullmakt", Uri: "familjeratt-framtidsfullmakt" },
      { Name: "Övrigt", Uri: "familjeratt-ovrigt" },
    ],
  },
  {
    Name: "Arvsrätt",
    Uri: "arvsratt",
    Description:
      "Om vem som ärver, hur ett testamente fungerar och hur ett dödsbo delas upp. Hit hör frågor om laglott och särkullbarn, om bouppteckning och om vad syskon och efterlevande kan kräva.",
    Children: [
      { Name: "Arvsordning", Uri: "arvsratt-arvsordning" },
      { Name: "Laglott och särkullbarn", Uri: "arvsratt-laglott-och-sarkullbarn" },
      { Name: "Testamente", Uri: "arvsratt-testamente" },
      { Name: "Bouppteckning", Uri: "arvsratt-bouppteckning" },
      { Name: "Dödsbo", Uri: "arvsratt-dodsbo" },
      { Name: "Arvskifte", Uri: "arvsratt-arvskifte" },
      { Name: "Förskott på arv", Uri: "arvsratt-forskott-pa-arv" },
      { Name: "Gåva", Uri: "arvsratt-gava" },
      { Name: "Internationella arv", Uri: "arvsratt-internationella-arv" },
      { Name: "Övrigt", Uri: "arvsratt-ovrigt" },
    ],
  },
  {
    Name: "Hyresrätt",
    Uri: "hyresratt",
    Description:
      "Om att hyra och hyra ut bostad eller lokal, hyrans storlek och rätten att bo kvar. Hit hör frågor om andrahandsuthyrning, deposition, brister i lägenheten och uppsägning.",
    Children: [
      { Name: "Hyra i andra hand", Uri: "hyresratt-hyra-i-andra-hand" },
      { Name: "Oskälig hyra", Uri: "hyresratt-oskalig-hyra" },
      { Name: "Uppsägning och besittningsskydd", Uri: "hyresratt-uppsagning-och-besittningsskydd" },
      { Name: "Brister och störningar", Uri: "hyresratt-brister-och-storningar" },
      { Name: "Deposition", Uri: "hyresratt-deposition" },
      { Name: "Inneboende", Uri: "hyresratt-inneboende" },
      { Name: "Lokalhyra", Uri: "hyresratt-lokalhyra" },
      { Name: "Övrigt", Uri: "hyresratt-ovrigt" },
    ],
  },
  {
    Name: "Bostad och fastighet",
    Uri: "bostad-och-fastighet",
    Description:
      "Om att köpa, äga och sälja bostad, och om grannar, gränser och bygglov. Hit hör frågor om dolda fel, bostadsrättsföreningar, mäklare och hus som flera äger tillsammans.",
    Children: [
      { Name: "Bostadsrätt", Uri: "bostad-och-fastighet-bostadsratt" },
      { Name: "Husköp och dolda fel", Uri: "bostad-och-fastighet-huskop-och-dolda-fel" },
      { Name: "Mäklare", Uri: "bostad-och-fastighet-maklare" },
      { Name: "Samäganderätt", Uri: "bostad-och-fastighet-samaganderatt" },
      { Name: "Grannar och gränser", Uri: "bostad-och-fastighet-grannar-och-granser" },
      { Name: "Servitut och arrende", Uri: "bostad-och-fastighet-servitut-och-arrende" },
      { Name: "Bygglov", Uri: "bostad-och-fastighet-bygglov" },
      { Name: "Övrigt", Uri: "bostad-och-fastighet-ovrigt" },
    ],
  },
  {
    Name: "Arbetsrätt",
    Uri: "arbetsratt",
    Description:
      "Om anställning, uppsägning, lön, semester och villkoren på jobbet. Hit hör frågor från den som är anställd, söker arbete eller har blivit uppsagd, och från mindre arbetsgivare.",
    Children: [
      { Name: "Anställningsavtal", Uri: "arbetsratt-anstallningsavtal" },
      { Name: "Uppsägning", Uri: "arbetsratt-uppsagning" },
      { Name: "Avsked", Uri: "arbetsratt-avsked" },
      { Name: "Lön och semester", Uri: "arbetsratt-lon-och-semester" },
      { Name: "Arbetstid och ledighet", Uri: "arbetsratt-arbetstid-och-ledighet" },
      { Name: "Föräldraledighet", Uri: "arbetsratt-foraldraledighet" },
      { Name: "Diskriminering", Uri: "arbetsratt-diskriminering" },
      { Name: "Arbetsmiljö", Uri: "arbetsratt-arbetsmiljo" },
      { Name: "Konkurrensklausul", Uri: "arbetsratt-konkurrensklausul" },
      { Name: "Övrigt", Uri: "arbetsratt-ovrigt" },
    ],
  },
  {
    Name: "Konsumenträtt",
    Uri: "konsumentratt",
    Description:
      "Om dina rättigheter när du som privatperson köper varor och tjänster av ett företag. Hit hör frågor om ångerrätt, reklamation, hantverkare, bilköp, resor och abonnemang.",
    Children: [
      { Name: "Köp av vara", Uri: "konsumentratt-kop-av-vara" },
      { Name: "Köp på nätet och ångerrätt", Uri: "konsumentratt-kop-pa-natet-och-angerratt" },
      { Name: "Hantverkare och tjänster", Uri: "konsumentratt-hantverkare-och-tjanster" },
      { Name: "Bilköp", Uri: "konsumentratt-bilkop" },
      { Name: "Resor och flyg", Uri: "konsumentratt-resor-och-flyg" },
      { Name: "Abonnemang", Uri: "konsumentratt-abonnemang" },
      { Name: "Digitala tjänster", Uri: "konsumentratt-digitala-tjanster" },
      { Name: "Reklamation", Uri: "konsumentratt-reklamation" },
      { Name: "Övrigt", Uri: "konsumentratt-ovrigt" },
    ],
  },
  {
    Name: "Avtalsrätt",
    Uri: "avtalsratt",
    Description:
      "Om hur avtal ingås, tolkas och bryts, och när de kan bli ogiltiga. Hit hör frågor om muntliga löften, fullmakter och köp mellan privatpersoner.",
    Children: [
      { Name: "Ingå avtal", Uri: "avtalsratt-inga-avtal" },
      { Name: "Ogiltiga avtal", Uri: "avtalsratt-ogiltiga-avtal" },
      { Name: "Avtalsbrott", Uri: "avtalsratt-avtalsbrott" },
      { Name: "Fullmakt", Uri: "avtalsratt-fullmakt" },
      { Name: "Köp mellan privatpersoner", Uri: "avtalsratt-kop-mellan-privatpersoner" },
      { Name: "Uppdragsavtal", Uri: "avtalsratt-uppdragsavtal" },
      { Name: "Övrigt", Uri: "avtalsratt-ovrigt" },
    ],
  },
  {
    Name: "Skulder och fordringar",
    Uri: "skulder-och-fordringar",
    Description:
      "Om lån, inkasso, Kronofogden och hur länge en skuld gäller. Hit hör frågor både från den som har svårt att betala och från den som vill ha betalt.",
    Children: [
      { Name: "Skuldebrev och lån", Uri: "skulder-och-fordringar-skuldebrev-och-lan" },
      { Name: "Inkasso", Uri: "skulder-och-fordringar-inkasso" },
      { Name: "Betalningsföreläggande", Uri: "skulder-och-fordringar-betalningsforelaggande" },
      { Name: "Utmätning", Uri: "skulder-och-fordringar-utmatning" },
      { Name: "Preskription", Uri: "skulder-och-fordringar-preskription" },
      { Name: "Skuldsanering", Uri: "skulder-och-fordringar-skuldsanering" },
      { Name: "Borgen", Uri: "skulder-och-fordringar-borgen" },
      { Name: "Övrigt", Uri: "skulder-och-fordringar-ovrigt" },
    ],
  },
  {
    Name: "Skadestånd och försäkring",
    Uri: "skadestand-och-forsakring",
    Description:
      "Om ersättning när någon eller något har skadats, och om vad försäkringen täcker. Hit hör frågor om personskador, trafikskador, brottsskador och rättsskydd.",
    Children: [
      { Name: "Personskada", Uri: "skadestand-och-forsakring-personskada" },
      { Name: "Sakskada", Uri: "skadestand-och-forsakring-sakskada" },
      { Name: "Trafikskada", Uri: "skadestand-och-forsakring-trafikskada" },
      { Name: "Försäkringsvillkor", Uri: "skadestand-och-forsakring-forsakringsvillkor" },
      { Name: "Rättsskydd", Uri: "skadestand-och-forsakring-rattsskydd" },
      { Name: "Brottsskada", Uri: "skadestand-och-forsakring-brottsskada" },
      { Name: "Övrigt", Uri: "skadestand-och-forsakring-ovrigt" },
    ],
  },
  {
    Name: "Straffrätt",
    Uri: "straffratt",
    Description:
      "Om brott, påföljder och vad som händer när något har anmälts. Hit hör frågor från den som har utsatts, den som är misstänkt och den som är närstående.",
    Children: [
      { Name: "Våldsbrott", Uri: "straffratt-valdsbrott" },
      { Name: "Sexualbrott", Uri: "straffratt-sexualbrott" },
      { Name: "Stöld och bedrägeri", Uri: "straffratt-stold-och-bedrageri" },
      { Name: "Hot och ofredande", Uri: "straffratt-hot-och-ofredande" },
      { Name: "Förtal", Uri: "straffratt-fortal" },
      { Name: "Narkotika", Uri: "straffratt-narkotika" },
      { Name: "Unga lagöverträdare", Uri: "straffratt-unga-lagovertradare" },
      { Name: "Påföljder", Uri: "straffratt-pafoljder" },
      { Name: "Övrigt", Uri: "straffratt-ovrigt" },
    ],
  },
  {
    Name: "Trafikrätt",
    Uri: "trafikratt",
    Description:
      "Om körkort, parkering, fortkörning och andra frågor i trafiken. Hit hör frågor om böter och kontrollavgifter, om körkortsingripanden och om hur du bestrider.",
    Children: [
      { Name: "Körkort", Uri: "trafikratt-korkort" },
      { Name: "Parkering", Uri: "trafikratt-parkering" },
      { Name: "Fortkörning", Uri: "trafikratt-fortkorning" },
      { Name: "Rattfylleri", Uri: "trafikratt-rattfylleri" },
      { Name: "Övrigt", Uri: "trafikratt-ovrigt" },
    ],
  },
  {
    Name: "Domstol och process",
    Uri: "domstol-och-process",
    Description:
      "Om hur en tvist eller ett mål prövas i domstol och vad det kan kosta. Hit hör frågor om stämning, överklagande, rättshjälp och hur en dom verkställs.",
    Children: [
      { Name: "Tvistemål", Uri: "domstol-och-process-tvistemal" },
      { Name: "Förenklat tvistemål", Uri: "domstol-och-process-forenklat-tvistemal" },
      { Name: "Brottmål", Uri: "domstol-och-process-brottmal" },
      { Name: "Överklagande", Uri: "domstol-och-process-overklagande" },
      { Name: "Rättegångskostnader", Uri: "domstol-och-process-rattegangskostnader" },
      { Name: "Rättshjälp", Uri: "domstol-och-process-rattshjalp" },
      { Name: "Verkställighet", Uri: "domstol-och-process-verkstallighet" },
      { Name: "Övrigt", Uri: "domstol-och-process-ovrigt" },
    ],
  },
  {
    Name: "Myndigheter",
    Uri: "myndigheter",
    Description:
      "Om dina rättigheter mot kommun och stat och hur du överklagar ett beslut. Hit hör frågor om handläggningstid, allmänna handlingar, socialtjänst, socialförsäkring och skola.",
    Children: [
      { Name: "Överklaga beslut", Uri: "myndigheter-overklaga-beslut" },
      { Name: "Offentlighet och sekretess", Uri: "myndigheter-offentlighet-och-sekretess" },
      { Name: "Socialtjänst och LVU", Uri: "myndigheter-socialtjanst-och-lvu" },
      { Name: "Socialförsäkring", Uri: "myndigheter-socialforsakring" },
      { Name: "Stöd enligt LSS", Uri: "myndigheter-stod-enligt-lss" },
      { Name: "Skola", Uri: "myndigheter-skola" },
      { Name: "Övrigt", Uri: "myndigheter-ovrigt" },
    ],
  },
  {
    Name: "Migrationsrätt",
    Uri: "migrationsratt",
    Description:
      "Om uppehållstillstånd, arbete i Sverige, familj, asyl och medborgarskap. Hit hör frågor om vad Migrationsverket prövar, vilka krav som gäller och hur du överklagar.",
    Children: [
      { Name: "Uppehållstillstånd", Uri: "migrationsratt-uppehallstillstand" },
      { Name: "Arbetstillstånd", Uri: "migrationsratt-arbetstillstand" },
      { Name: "Anknytning", Uri: "migrationsratt-anknytning" },
      { Name: "Asyl", Uri: "migrationsratt-asyl" },
      { Name: "Medborgarskap", Uri: "migrationsratt-medborgarskap" },
      { Name: "Övrigt", Uri: "migrationsratt-ovrigt" },
    ],
  },
  {
    Name: "Skatterätt",
    Uri: "skatteratt",
    Description:
      "Om skatt för privatpersoner och mindre företag, till exempel vid bostadsförsäljning och gåva. Hit hör frågor om deklaration, avdrag, uppskov och moms.",
    Children: [
      { Name: "Bostadsförsäljning", Uri: "skatteratt-bostadsforsaljning" },
      { Name: "Inkomst", Uri: "skatteratt-inkomst" },
      { Name: "Gåva och arv", Uri: "skatteratt-gava-och-arv" },
      { Name: "Moms", Uri: "skatteratt-moms" },
      { Name: "Deklaration", Uri: "skatteratt-deklaration" },
      { Name: "Övrigt", Uri: "skatteratt-ovrigt" },
    ],
  },
  {
    Name: "Företag och förening",
    Uri: "foretag-och-forening",
    Description:
      "Om att starta, driva och avsluta företag och föreningar, och om vem som ansvarar. Hit hör frågor om aktiebolag, handelsbolag, styrelsens ansvar, avtal mellan delägare och konkurs.",
    Children: [
      { Name: "Aktiebolag", Uri: "foretag-och-forening-aktiebolag" },
      { Name: "Enskild firma", Uri: "foretag-och-forening-enskild-firma" },
      { Name: "Handelsbolag", Uri: "foretag-och-forening-handelsbolag" },
      { Name: "Styrelse och ansvar", Uri: "foretag-och-forening-styrelse-och-ansvar" },
      { Name: "Aktieägaravtal", Uri: "foretag-och-forening-aktieagaravtal" },
      { Name: "Konkurs", Uri: "foretag-och-forening-konkurs" },
      { Name: "Förening", Uri: "foretag-och-forening-forening" },
      { Name: "Övrigt", Uri: "foretag-och-forening-ovrigt" },
    ],
  },
  {
    Name: "Immaterialrätt och it",
    Uri: "immaterialratt-och-it",
    Description:
      "Om upphovsrätt, varumärken, personuppgifter och handel på nätet. Hit hör frågor om bilder och texter som har använts utan lov, och om vad som gäller när du säljer på nätet.",
    Children: [
      { Name: "Upphovsrätt", Uri: "immaterialratt-och-it-upphovsratt" },
      { Name: "Varumärke", Uri: "immaterialratt-och-it-varumarke" },
      { Name: "Patent och design", Uri: "immaterialratt-och-it-patent-och-design" },
      { Name: "Dataskydd", Uri: "immaterialratt-och-it-dataskydd" },
      { Name: "E-handel", Uri: "immaterialratt-och-it-e-handel" },
      { Name: "Övrigt", Uri: "immaterialratt-och-it-ovrigt" },
    ],
  },
  {
    Name: "Allmän juridik",
    Uri: "allman-juridik",
    Description:
      "Om juridiska begrepp, juristyrket och frågor som inte passar någon annanstans. Hit hör frågor om hur lagar ska läsas, vad ord i beslut och avtal betyder och vem som kan hjälpa dig.",
    Children: [
      { Name: "Begrepp", Uri: "allman-juridik-begrepp" },
      { Name: "Utbildning och yrke", Uri: "allman-juridik-utbildning-och-yrke" },
      { Name: "Övrigt", Uri: "allman-juridik-ovrigt" },
    ],
  },
];
