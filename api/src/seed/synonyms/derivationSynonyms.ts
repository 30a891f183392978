/** Verbs and the nouns made from them, whose lemmas differ. "a, b" finds each other; "a > b" one way. */
export const derivationSynonyms = `
köpa, köp
betala, betalning
leverera, leverans
beställa, beställning
boka, bokning
lova, löfte
kosta, kostnad
kontrollera, kontroll
parkera, parkering
besluta, beslut
klaga, klagomål
kräva, krav
återkalla, återkallelse
förlänga, förlängning
ersätta, ersättning
renovera, renovering
försäkra, försäkring
besikta, besiktiga, besiktning
värdera, värdering
publicera, publicering
sprida, spridning
överlåta, överlåtelse
upplåta, upplåtelse
förvalta, förvaltning
installera, installation
montera, montering
städa, städat, städning
begrava, begravning
utreda, utredning
undersöka, undersökning
anställa, anställning
bevaka, bevakning
överföra, överföring
erkänna, erkännande
samtycka, samtycke
registrera, registrering
skydda, skydd
ändra, ändring
radera, radering
marknadsföra, marknadsföring
flytta, flytt
riva, rivning
transportera, transport
straffa, straff
förhandla, förhandling
höja, höjning
sänka, sänkning
försörja, försörjning
operera, operation
avslå, avslag
påminna, påminnelse
informera, information
upplysa, upplysning
amortera, amortering
bestrida, bestridande
kränka, kränkning
tvista, tvist
garantera, garanti
förfalska, förfalskning
hyra ut, uthyrd > uthyrning
ta ut pengar > uttag
umgås > umgänge
fördröja, dröja > dröjsmål
ångra > ångerrätt
lösa in > inlösen
skriva över > överlåta, överlåtelse, gåva
bygga om, bygga till > ombyggnad, tillbyggnad
ta över > överta, överlåtelse
äga, ägare
byta, byte
intyga, intyg
pröva, prövning
bekräfta, bekräftelse
bedöma, bedömning
granska, granskning
handlägga, handläggning
tolka, tolkning
redovisa, redovisning
utbetala, utbetalning
rösta, röstning
försumma, försummelse
befria, befrielse
varna, varning
invända, invändning
`;
