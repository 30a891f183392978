/** Synonyms for publication, media and privacy. "a, b" finds each other; "a > b" one way. */
export const mediaSynonyms = `
publicera, offentliggöra, offentliggörande
lägga upp på, lagt upp på, lägga ut på, lagt ut på, posta > publicera, offentliggöra
dela vidare, delat vidare, dela bild, delade bilder, delat bild > sprida, spridning
ta bort > radera, avlägsna, radering
radera > avlägsna, utplåna
ta bort från nätet, bort från nätet, ta bort på nätet, få bort från nätet > radering, avlägsna
mina uppgifter, uppgifter om mig > personuppgift, registrerad
nyhetsbrev, spam, skräppost, reklammejl, oönskad reklam > obeställd reklam, direktmarknadsföring, direktreklam
cookies, kakor
övervaka, övervakning
banda, bandad > inspelning
hemlig inspelning, dold inspelning > olovlig avlyssning
tidning skrev fel, tidningen skrev fel, tidningen ljuger, tidningen skriver om mig, uthängd i tidningen > medieombudsmannen, pressetik, ansvarig utgivare
rättelse i tidningen, dementi, dementera > beriktigande, genmäle, dementi
kommentar, blogginlägg > inlägg
inlägg, blogg > publicering
radera inlägg, ta bort inlägg, ta bort kommentar > radering, ta bort meddelande
hemligt nummer > skyddade personuppgifter
byta identitet, ny identitet, nytt personnummer > fingerade personuppgifter
kroppskamera, bodycam > kroppsburen kamera, kamerabevakning
inspelat utan lov, inspelad i smyg, spelat in utan lov > olovlig avlyssning
övervakad på jobbet > kontrollåtgärd, kamerabevakning
`;
