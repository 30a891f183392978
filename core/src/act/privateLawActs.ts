/** Family, inheritance, housing, contracts, consumers, debts and compensation. The columns are described in acts.ts. */
export const privateLawActs = `
1987:230 | Äktenskapsbalk | äktenskapsbalken | ÄktB | restarting | 1988-01-01
1920:405 | Giftermålsbalk | giftermålsbalken | GB | restarting | 1921-01-01 | 1988-01-01 | 1987:230
2003:376 | Sambolag | sambolagen | SamboL | none | 2003-07-01
1987:232 | Lag om sambors gemensamma hem | lagen om sambors gemensamma hem, sambolagen | | none | 1988-01-01 | 2003-07-01 | 2003:376
1949:381 | Föräldrabalk | föräldrabalken | FB | restarting | 1950-01-01
1958:637 | Ärvdabalk | ärvdabalken | ÄB | restarting | 1959-01-01
2017:310 | Lag om framtidsfullmakter | lagen om framtidsfullmakter, framtidsfullmaktslagen | | none | 2017-07-01
2016:1013 | Lag om personnamn | namnlagen, personnamnslagen, lagen om personnamn | | none | 2017-07-01
1982:670 | Namnlag | namnlagen | | none | 1983-01-01 | 2017-07-01 | 2016:1013
2006:351 | Lag om genetisk integritet m.m. | lagen om genetisk integritet | | restarting | 2006-07-01
1996:1030 | Lag om underhållsstöd | lagen om underhållsstöd | | none | 1997-02-01 | 2011-01-01 | 2010:110
2015:417 | Lag om arv i internationella situationer | lagen om arv i internationella situationer | | restarting | 2015-08-17
1970:994 | Jordabalk | jordabalken | JB | restarting | 1972-01-01
1991:614 | Bostadsrättslag | bostadsrättslagen | BRL | restarting | 1991-07-01
2012:978 | Lag om uthyrning av egen bostad | lagen om uthyrning av egen bostad, privatuthyrningslagen | | none | 2013-02-01
1978:304 | Hyresförhandlingslag | hyresförhandlingslagen | HFL | none | 1979-01-01
1973:188 | Lag om arrendenämnder och hyresnämnder | lagen om arrendenämnder och hyresnämnder, nämndlagen | | none | 1974-07-01
1977:792 | Bostadsförvaltningslag | bostadsförvaltningslagen | | none
1904:48 s. 1 | Lag om samäganderätt | samäganderättslagen, lagen om samäganderätt | SamägL | none | 1905-01-01
2021:516 | Fastighetsmäklarlag | fastighetsmäklarlagen, mäklarlagen | FML | restarting | 2021-07-01
2011:666 | Fastighetsmäklarlag | fastighetsmäklarlagen, mäklarlagen | FML | none | 2011-07-01 | 2021-07-01 | 2021:516
1973:1149 | Anläggningslag | anläggningslagen | | continuous | 1974-07-01
1970:988 | Fastighetsbildningslag | fastighetsbildningslagen | FBL | restarting | 1972-01-01
1972:719 | Expropriationslag | expropriationslagen | ExprL | restarting | 1973-01-01
1973:1150 | Lag om förvaltning av samfälligheter | lagen om förvaltning av samfälligheter, samfällighetslagen | | continuous | 1974-07-01
1915:218 | Lag om avtal och andra rättshandlingar på förmögenhetsrättens område | avtalslagen | AvtL | continuous | 1915-07-01
1990:931 | Köplag | köplagen, lagen om köp av lös egendom | KöpL | none | 1991-01-01
1905:38 s. 1 | Lag om köp och byte av lös egendom | lagen om köp och byte av lös egendom | | none | 1906-01-01 | 1991-01-01 | 1990:931
2022:260 | Konsumentköplag | konsumentköplagen | KKöpL, KKL | restarting | 2022-05-01
1990:932 | Konsumentköplag | konsumentköplagen | KKöpL, KKL | none | 1991-01-01 | 2022-05-01 | 2022:260
1985:716 | Konsumenttjänstlag | konsumenttjänstlagen | KtjL | none | 1986-07-01
2005:59 | Lag om distansavtal och avtal utanför affärslokaler | distansavtalslagen | DAL | restarting | 2005-04-01
2000:274 | Lag om konsumentskydd vid distansavtal och hemförsäljningsavtal | distansavtalslagen | | none | 2000-06-01 | 2005-04-01 | 2005:59
2010:1846 | Konsumentkreditlag | konsumentkreditlagen | KkrL | none | 2011-01-01
1992:830 | Konsumentkreditlag | konsumentkreditlagen | KkrL | none | 1993-01-01 | 2011-01-01 | 2010:1846
1994:1512 | Lag om avtalsvillkor i konsumentförhållanden | avtalsvillkorslagen, lagen om avtalsvillkor i konsumentförhållanden | AVLK | none | 1995-01-01
2002:562 | Lag om elektronisk handel och andra informationssamhällets tjänster | e-handelslagen | | none | 2002-07-01
2008:486 | Marknadsföringslag | marknadsföringslagen | MFL | none | 2008-07-01
1995:450 | Marknadsföringslag | marknadsföringslagen | MFL | none | 1996-01-01 | 2008-07-01 | 2008:486
2004:347 | Prisinformationslag | prisinformationslagen | | none | 2004-08-01
2004:451 | Produktsäkerhetslag | produktsäkerhetslagen | | continuous | 2004-07-01
1992:18 | Produktansvarslag | produktansvarslagen | PAL | none | 1993-01-01
2018:1217 | Paketreselag | paketreselagen | | restarting | 2018-07-01
1992:1672 | Lag om paketresor | lagen om paketresor, paketreselagen | | none | 1993-01-01 | 2018-07-01 | 2018:1217
2015:671 | Lag om alternativ tvistlösning i konsumentförhållanden | lagen om alternativ tvistlösning i konsumentförhållanden | | none | 2016-01-01
2010:751 | Lag om betaltjänster | betaltjänstlagen, lagen om betaltjänster | | restarting | 2010-08-01
2015:953 | Lag om kollektivtrafikresenärers rättigheter | lagen om kollektivtrafikresenärers rättigheter | | none | 2016-04-01
1936:81 | Lag om skuldebrev | skuldebrevslagen, lagen om skuldebrev | SkbrL, SkbL | continuous | 1936-07-01
1975:635 | Räntelag | räntelagen | RänteL | none | 1975-07-01
1981:130 | Preskriptionslag | preskriptionslagen, lagen om preskription | PreskL | none | 1982-01-01
1974:182 | Inkassolag | inkassolagen | | none | 1974-07-01
1981:739 | Lag om ersättning för inkassokostnader m.m. | lagen om ersättning för inkassokostnader, inkassokostnadslagen | | none | 1982-01-01
1990:746 | Lag om betalningsföreläggande och handräckning | lagen om betalningsföreläggande och handräckning, betalningsföreläggandelagen | BfL | none | 1992-01-01
1981:774 | Utsökningsbalk | utsökningsbalken | UB | restarting | 1982-01-01
1987:672 | Konkurslag | konkurslagen | KonkL | restarting | 1988-01-01
1996:764 | Lag om företagsrekonstruktion | lagen om företagsrekonstruktion | | restarting | 1996-09-01 | 2022-08-01 | 2022:964
2022:964 | Lag om företagsrekonstruktion | lagen om företagsrekonstruktion | LFR | restarting | 2022-08-01
1970:979 | Förmånsrättslag | förmånsrättslagen | FRL | none | 1972-01-01
2016:675 | Skuldsaneringslag | skuldsaneringslagen | SksanL | none | 2016-11-01
2006:548 | Skuldsaneringslag | skuldsaneringslagen | | none | 2007-01-01 | 2016-11-01 | 2016:675
1972:207 | Skadeståndslag | skadeståndslagen | SkL | restarting | 1972-07-01
1975:1410 | Trafikskadelag | trafikskadelagen | TSL | none | 1976-07-01
2014:322 | Brottsskadelag | brottsskadelagen | | none | 2014-07-01
1978:413 | Brottsskadelag | brottsskadelagen | | none | 1978-10-01 | 2014-07-01 | 2014:322
1996:799 | Patientskadelag | patientskadelagen | PSkL | none | 1997-01-01
2005:104 | Försäkringsavtalslag | försäkringsavtalslagen | FAL | restarting | 2006-01-01
1927:77 | Lag om försäkringsavtal | lagen om försäkringsavtal, försäkringsavtalslagen | | none | 1928-01-01 | 2006-01-01 | 2005:104
2007:1150 | Lag om tillsyn över hundar och katter | lagen om tillsyn över hundar och katter, hundlagen | | none | 2008-01-01
1938:121 | Lag om hittegods | hittegodslagen, lagen om hittegods | | none
1986:796 | Lag om godtrosförvärv av lösöre | godtrosförvärvslagen, lagen om godtrosförvärv av lösöre | | none | 1987-01-01
1845:50 s. 1 | Lag om handel med lösören, som köparen låter i säljarens vård kvarbliva | lösöreköpslagen | | none
1985:206 | Lag om viten | viteslagen, lagen om viten | | none | 1985-07-01
1993:387 | Lag om stöd och service till vissa funktionshindrade | lagen om stöd och service till vissa funktionshindrade | LSS | none | 1994-01-01
1930:173 | Lag om beräkning av lagstadgad tid | lagen om beräkning av lagstadgad tid | | none
1936:83 | Lag angående vissa utfästelser om gåva | gåvolagen, gåvoutfästelselagen, lagen angående vissa utfästelser om gåva | | none
1907:36 s. 1 | Lag om nyttjanderätt till fast egendom | nyttjanderättslagen, lagen om nyttjanderätt till fast egendom | | unknown | 1908-01-01 | 1972-01-01 | 1970:994
1985:658 | Lag om arrendatorers rätt att förvärva arrendestället | lagen om arrendatorers rätt att förvärva arrendestället | | none
1982:352 | Lag om rätt till fastighetsförvärv för ombildning till bostadsrätt eller kooperativ hyresrätt | ombildningslagen | | none
2002:93 | Lag om kooperativ hyresrätt | lagen om kooperativ hyresrätt | | restarting | 2002-04-01
1987:667 | Lag om ekonomiska föreningar | lagen om ekonomiska föreningar, föreningslagen | | restarting | 1988-01-01 | 2018-07-01 | 2018:672
2018:672 | Lag om ekonomiska föreningar | lagen om ekonomiska föreningar, föreningslagen | EFL | restarting | 2018-07-01
1974:610 | Lag om inrikes vägtransport | lagen om inrikes vägtransport | | none
1973:1173 | Kreditupplysningslag | kreditupplysningslagen | KUL | none | 1974-07-01
`;
