/** Synonyms for migration and citizenship. "a, b" finds each other; "a > b" one way. */
export const migrationSynonyms = `
uppehållstillstånd, permanent uppehållstillstånd, put, tillfälligt uppehållstillstånd
få stanna i sverige, stanna i sverige, tut, uppehållskort, ut-kort, bo i sverige > uppehållstillstånd
uppehållskort, eu-medborgare, eu-medborgares familj > uppehållsrätt
visum, turistvisum, schengenvisum
besöka sverige, bjuda in släkting, inbjudan till sverige > visum
flykting, asylsökande > asyl
asyl > internationellt skydd, asylsökande
asylansökan, söka skydd, skyddsbehov, skyddsbehövande > asyl
utvisning, utvisa
avvisning, avvisa vid gränsen
deporteras, deportation, skickas tillbaka till hemlandet, skickas hem till hemlandet, kastas ut ur landet, utkastad ur landet > utvisning, avvisning, utvisa
papperslös, gömd flykting, utan papper i sverige > uppehållstillstånd, utvisning, utvisa
familjeåterförening, anhöriginvandring
ta hit sin fru, ta hit min fru, ta hit min man, ta hit familjen, hämta min fru, kärleksinvandring > familjeåterförening, anknytning
arbetstillstånd, arbetsvisum
jobba i sverige, arbeta i sverige > arbetstillstånd
medborgarskap, svensk medborgare, svenskt pass
migrationsverket, invandrarverket
migrationen > migrationsverket
permanent tillstånd, permanent visum, put-ansökan, söka put, evigt tillstånd > permanent uppehållstillstånd, uppehållstillstånd
stanna kvar i sverige, bo kvar i sverige, bo här permanent, leva i sverige, flytta till sverige, komma till sverige, bosätta sig i sverige, invandra, immigrera > uppehållstillstånd, uppehållsrätt
förlänga uppehållstillstånd, uppehållstillståndet går ut, utgånget uppehållstillstånd > förlängning, uppehållstillstånd
få hit min fru, få hit min man, få hit min familj, få hit mina föräldrar, få hit min mamma, få hit min tjej, få hit min kille, få hit min flickvän, få hit min pojkvän, ta hit min flickvän, ta hit min pojkvän, ta hit min sambo, ta hit mina föräldrar, utländsk fru, utländsk sambo, flickvännen utomlands, hämta hit min fru, hämta hit min man > anknytning, uppehållstillstånd, familjeåterförening, migrationsverket
familjeåterförening, anhöriginvandring > anknytning, uppehållstillstånd, försörjningskrav
skilsmässa och uppehållstillstånd, skild uppehållstillstånd, separerat uppehållstillstånd, bryta med mannen uppehållstillstånd > anknytning, uppehållstillstånd
skenäktenskap, fejkat äktenskap, gift för uppehållstillstånd > skenäktenskap, anknytning, uppehållstillstånd
bli svensk medborgare, blir svensk, söka medborgarskap, ansöka om medborgarskap, svenskt medborgarskap, dubbelt medborgarskap, medborgarskapsprov, hemvisttid > medborgarskap, medborgarskapslagen
naturaliseras, naturalisation, statslös > medborgarskap
flykting, flytt undan krig, söka asyl, sökt asyl, sökte asyl, fått nej på asyl, asylavslag, avslag på asyl, krig i hemlandet, förföljd i hemlandet, alternativt skyddsbehövande > asyl, flykting, asylsökande, migrationsverket
utvisningsbeslut > utvisning, utvisa, verkställighetshinder
måste lämna sverige, tvingas lämna sverige, kasta ut mig ur landet, slängs ut ur landet, tvingas lämna landet > utvisning, utvisa, avvisning, verkställighetshinder
inreseförbud > återreseförbud
återreseförbud > utvisning
spårbyte, nytt jobb arbetstillstånd, byta arbetsgivare arbetstillstånd, lönekrav för arbetstillstånd > arbetstillstånd
arbetstillstånd > uppehållstillstånd
får jag jobba i sverige > arbetstillstånd
studera i sverige, plugga i sverige, utbytesstudent, studenttillstånd > uppehållstillstånd, studier
bjuda hit, hälsa på mig i sverige, besök från utlandet, schengen, visumet gått ut, turistvisum > visum
samordningsnummer > folkbokföring, skatteverket
skriven på fel adress, skriven på min adress, skriven på mitt hus, okända skrivna hos mig, skriven här, folkbokförd på min adress, folkbokföra, inte skriven där jag bor > folkbokföring, folkbokförd
emigrera, flytta utomlands, flytta från sverige, utvandra > folkbokföring, utflyttning, folkbokförd
byta namn, byta efternamn, byta förnamn, ta efternamn, namnbyte > personnamn, namnlagen, namnbyte
gdpr-brott, dataskyddslagen, sprider mina personuppgifter, lagrar mina uppgifter, lämna ut mina uppgifter, lämnat ut mina uppgifter, sålt mina uppgifter, mitt personnummer på nätet, mina uppgifter på nätet, min adress på nätet > personuppgift, gdpr, dataskyddsförordningen, integritetsskyddsmyndigheten
ta bort från hitta, eniro, merinfo > utgivningsbevis, personuppgift, radering
filmar mig, filmar min tomt, filmar in hos mig, grannens kamera, grannen filmar, kamera mot min tomt, kamera i trapphuset, kamera i butik > kamerabevakning, personuppgift, kamera
lägga ut bild, lägga upp bild, lade ut bild, la ut bild, lagt upp bild, publicerat bild, publicerar bilder, ta bort bild på mig, bilder på mitt barn, lägga ut bilder på > personuppgift, publicering
`;
