/** Synonyms for rented homes, owned homes and neighbours. "a, b" finds each other; "a > b" one way. */
export const homeSynonyms = `
hyresvärd, värd, värden, hyresvärden, fastighetsägare, husägare som hyr ut
hyresgäst, den som hyr, inneboende, lodger
hyra, månadshyra, hyresavgift
hyreskontrakt, hyresavtal, kontrakt på lägenheten, förstahandskontrakt
lägenhet, lya, etta, tvåa, trea, våning, bostad
vräka, vräkt, vräkning, slängas ut, kasta ut, bli utslängd, avhysning, avhysa > avhysning, uppsägning, förverkad
avhysning, vräkning, vräkt
förverkande, förverkad, förverkad hyresrätt
besittningsskydd, rätt att bo kvar, bo kvar
andrahand, andrahandskontrakt, andrahandsuthyrning, hyra ut i andra hand, andrahandshyresgäst
ockerhyra, överhyra, för hög hyra, hutlös hyra, oskälig hyra, skälig hyra
hyreshöjning, höja hyran, höjd hyra, chockhöjning
deposition, handpenning för lägenhet, säkerhet för hyran, depositionen
hyresnämnden, hyresnämnd
hyresskuld, obetald hyra, försenad hyra, inte betalat hyran
uppsägning av lägenhet, säga upp lägenhet, säga upp hyresavtal
byta lägenhet, bytesrätt, lägenhetsbyte
överlåta hyresrätt, ta över kontrakt, överta hyreskontrakt
flyttstädning, flyttstäd, städning vid flytt
slitage, märken på väggen, normalt slitage > skada på lägenhet
renovering, stambyte, standardhöjning, renovräkning
brist i lägenheten, mögel, fukt, kallt i lägenheten, ohyra, vägglöss, kackerlackor, råttor > hinder och men, nedsättning av hyran, fel
hyresnedsättning, sänka hyran, nedsatt hyra, avdrag på hyran
störning, störa, stök, stökig granne, fest, oväsen, ljud, oljud, hög musik, buller > störning, granne
rökning, röka på balkongen, cigarettrök > störning
husdjur, hund i lägenheten, katt > störning
airbnb, korttidsuthyrning > andrahandsuthyrning
villa, hus, småhus, eget hem, kåk
bostadsrätt, brf, bostadsrättsförening, insatslägenhet
styrelsen, styrelse i förening
månadsavgift, avgift till föreningen, årsavgift
förening, brf-styrelse > bostadsrättsförening
vattenskada, vattenläcka, läckage, läcker, översvämning hemma
badrum, våtrum, toalett, dusch
tomt, tomtmark, trädgård
tomtgräns, gränsen mellan tomterna, rågång
staket, stängsel, plank, häck, mur
granne, grannen, grannar, grannfejd, grannsämja
träd över gränsen, grenar, rötter, överhängande grenar
bygglov, tillstånd att bygga, attefall, attefallshus, friggebod
svartbygge, olovligt byggt, utan bygglov
servitut, rätt att använda väg, vägrätt, nyttjanderätt
samfällighet, samfällighetsförening, vägförening
lagfart, inteckning, pantbrev
fastighet, hus och tomt, fast egendom
samägande, äga tillsammans, samägd, äga ihop, samäganderätt
sommarstuga, stuga, torp, fritidshus, lantställe
mäklare, fastighetsmäklare, mäklararvode
budgivning, bud, budrunda, högsta bud
handpenning, kontraktsskrivning > köpekontrakt
dolt fel, dolda fel, fel i huset, fel i fastighet
undersökningsplikt, besiktning, besiktningsman, överlåtelsebesiktning
köpebrev, köpekontrakt, köpehandling
arrende, arrendator, arrendera, tomträtt
allemansrätt, allemansrätten, tälta, plocka bär
hemförsäkring, hemförsäkringen, villaförsäkring
inbrott hemma, brutit sig in > inbrott
gemensam el, elräkning > avgift
hyra ut rum, inneboende > privatuthyrning, andrahand
privatuthyrningslagen, hyra av privatperson, hyra ut bostadsrätt > uthyrning av egen bostad
lokalhyra, hyra lokal, butikslokal, kontorslokal
`;
