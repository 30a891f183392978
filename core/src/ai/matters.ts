import { countWordsOf, patternOfWords } from "./wordList.ts";

/**
 * Matters that people ask lawyers about, one a line. An answer of the same area that doesn't cover the matter is no
 * answer, however many other words it shares with the question. "*" is any end of a word, "|" is "or", and " + " means
 * that the question has a word of each list.
 */
const listed = `
bygglov*|attefall*|friggebod*|svartbygge*
strandskydd*
detaljplan*
arrende*|kolonilott*|tomträtt*
allemansrätt*
gren|grenar|grenarna|grenen|träd|trädet|träden|rötter|rötterna|björk*
höja|höjer|höjt|höjd|höjs|höjde + hyra|hyran|hyror
hyreshöj*|chockhöj*
husdjur*|hund|hunden|katt|katten + lägenhet*|hyres*|värd|värden|förening*|granne*
hundbett*|biten|bitit|bet
störning*|störa*|stör|oväsen|högljudd* + grann*
byta|byter|bytt + hyresrätt*|lägenhet
hyreskontrakt*|kontraktet|hyresrätt* + överlåta|överlåter|överta|övertar|ärva|ärver|ta över|tar över
butikslokal*|kontorslokal*|lokalhyra*
medlem|medlemskap*|medlemmar + förening*|bostadsrättsförening*|brf
stambyt*|renovräk*
årsavgift*|månadsavgift*|avgiftshöj*
mäklare*|budgivning*|handpenning*
ensamvårdnad*|ensam vårdnad|gemensam vårdnad
faderskap*
adopt*|styvbarnsadoption*
efternamn*|förnamn*|gårdsnamn*|namnbyte*|mellannamn*
föräldrapenning*|föräldraledig*|mammaledig*|pappaledig*|barnbidrag*|vabba*|vab
orosanmäl*|omhändertag*|lvu|familjehem*
mobb*
skolplikt*|skolskjuts*|rektor*|förskol*|betyg|betyget|betygen
medborgarskap*|bli svensk*|bli medborgare
arbetstillstånd*|arbetsvisum*
asyl*
visum*|turistvisum*
pension*|ålderspension*|tjänstepension*
sjuklön*|karens*
arbetsskad*|arbetsolyck*
a-kassa*|akassa*|arbetslöshetsersättning*
semesterersättning*|semesterlön*
tjänstledig*|studieledig*
övertid*|ob-tillägg*|ob-ersättning*
provanställ*
konkurrensklausul*|konkurrensförbud*|bisyssl*
arbetsbetyg*|arbetsintyg*
diskriminer*
sexuella trakasserier|sextrakass*
visselblås*
avgångsvederlag*
arbetsbrist*|varsel|varslad|varslas|turordning*
omplacer*
lönegaranti*
drogtest*
läsa|läser|läst|övervaka* + mejl|mejlen|mail|e-post|epost|jobbdator*|jobbmobil*
svartarbet*|svartjobb*
praktikant*|lärling*
spela in|spelar in|spelat in|banda|bandat + samtal*|telefonsamtal*|möte|mötet
avlyssn*|smyginspel*
flyg|flyget|flygbolag*|flygres*|flygförsen*|flygplan*
tågförsen*|tåget
paketres*|charterres*|resebolag*|researrangör*
bagage*|resväsk*
gym|gymmet|gymkort*|träningskort*
presentkort*
identitetsstöld*|id-kap*
bostadstillägg*|försörjningsstöd*|socialbidrag*|ekonomiskt bistånd
studiemedel*|studiebidrag*|studielån*|csn
personlig assist*|assistansersättning*|lss
tvångsvård*|lpt|lvm
patientskad*|vårdskad*|felbehandl*|vårdgaranti*|vårdkö*
patent*|uppfinning*
mönsterskydd*|designskydd*
stim|musiklicens*
musik|musiken|låt|låtar|film|filmer + spela|spelar|licens*|ladda|strömma|sprida|använda
fildelning*|piratkop*
influencer*|reklamsamarbet*
skräppost*|nyhetsbrev*
drönare*
vinterdäck*|sommardäck*|dubbdäck*|däck
övningskör*|uppkörning*|körkortsprov*
bilbesiktning*|besiktningsplikt*|körförbud*|fordonsskatt*
elspark*|moped*|epa|epatraktor*
bärgning*|bogser*
cykelhjälm*|bilbält*
narkotika*|knark*|cannabis*|hasch*|kokain*|joint*|marijuana|amfetamin*
vapenlicens*|vapenbrott*|jaktlicens*
våldtäkt*|våldtag*|våldtog
häleri*
inbrott*
utpressning*|sextortion*
hackad|hackat|dataintrång*
djurplågeri*|djurskydd*
sexköp*|prostitu*
fotboja*
rättshjälp*
skiljedom*|skiljeförfar*
f-skatt*|moms|momsen|mervärdesskatt*
aktieägaravtal*
upphandling*
franchise*
rotavdrag*|rutavdrag*|ränteavdrag*
hemmakontor*
kryptovalut*|bitcoin*|isk|kapitalförsäkring*
fastighetsskatt*|fastighetsavgift*
jaktmark*|jakträtt*|fiskekort*|fiskerätt*
rösträtt*|folkomröst*
värnplikt*
spelbolag*|nätcasino*|lotteri*
serveringstillstånd*|alkoholtillstånd*
hittegods*|hittelön*
snö|snön|snöskott*|snöröj* + enskild|enskilda|samfällig*|vägförening*
bluffaktur*
vaccin*
bröllop*|vigsel*|vigas|vigs
sjöfyll*|motorbåt* + promille*|full|fyllan|druckit|alkohol
bindningstid*
provision|provisionslön*
bouppteckning* + själv|avgift|kostar
äktenskapsförord* + registrera*|kostar
bostadsrättsförening*|brf + avgift*|andrahandsavgift*
sophämtning*|renhållning*
vägtull*|trängselskatt*
hemvist|folkbokför*
adresskyddad*|skyddad identitet|sekretessmark*
husrannsak*
påföljdseftergift*
god man|gode man*|förmyndar*|framtidsfullmakt*
barnarbete|minderårig* + jobba*|arbeta*
`;

const matters = listed
  .trim()
  .split("\n")
  .map((line) => line.split(" + ").map(patternOfWords));

interface Treated {
  /** The text that decides an answer's subject: its title, the question and the short answer. */
  lead: string;
  whole: string;
}
/** An answer that mentions a matter so often covers it, even when its title doesn't. */
const oftenEnough = 2;

/** Whether a question mentions a matter that the answer doesn't cover. */
export const lacksMatter = (question: string, { lead, whole }: Treated): boolean =>
  matters
    .filter((words) => words.every((word) => countWordsOf(word, question) > 0))
    .some(
      (words) =>
        !words.every((word) => countWordsOf(word, lead) > 0) &&
        !words.every((word) => countWordsOf(word, whole) >= oftenEnough),
    );

/** Cases to which other rules apply than to most: only a question that mentions the case may be answered with it. */
const specialCases = [
  {
    title: patternOfWords("inneboende*"),
    question: patternOfWords("inneboende*|lodger*|rum|rummet|hemma hos|bor hos|hyr av en familj"),
  },
];

/** Whether an answer is about a case that the question doesn't mention: a lodger's notice doesn't apply to a tenant. */
export const isOtherCase = (question: string, title: string): boolean =>
  specialCases.some(
    (special) => countWordsOf(special.title, title) > 0 && countWordsOf(special.question, question) === 0,
  );
