/** Work, companies, crime, courts, traffic and intellectual property. */
export const workAndCrimeActs = `
1970:215 | Lag om arbetsgivares kvittningsrätt | kvittningslagen, lagen om arbetsgivares kvittningsrätt | | none | 1970-07-01
1982:80 | Lag om anställningsskydd | anställningsskyddslagen, lagen om anställningsskydd, uppsägningslagen | LAS | none | 1982-04-01
1974:12 | Lag om anställningsskydd | lagen om anställningsskydd | | none | 1974-07-01 | 1982-04-01 | 1982:80
1976:580 | Lag om medbestämmande i arbetslivet | medbestämmandelagen, lagen om medbestämmande i arbetslivet | MBL | none | 1977-01-01
1977:480 | Semesterlag | semesterlagen | SemL | none | 1978-01-01
1982:673 | Arbetstidslag | arbetstidslagen | ATL | none | 1983-01-01
1977:1160 | Arbetsmiljölag | arbetsmiljölagen | AML | restarting | 1978-07-01
1977:1166 | Arbetsmiljöförordning | arbetsmiljöförordningen | AMF | none | 1978-07-01
1995:584 | Föräldraledighetslag | föräldraledighetslagen | FLL | none | 1995-07-01
2008:567 | Diskrimineringslag | diskrimineringslagen | DiskL | restarting | 2009-01-01
1991:433 | Jämställdhetslag | jämställdhetslagen | JämL | none | 1992-01-01 | 2009-01-01 | 2008:567
1991:1047 | Lag om sjuklön | sjuklönelagen, lagen om sjuklön | SjLL | none | 1992-01-01
1992:497 | Lönegarantilag | lönegarantilagen | LGL | none | 1992-07-01
1974:358 | Lag om facklig förtroendemans ställning på arbetsplatsen | förtroendemannalagen | | none | 1974-07-01
1974:371 | Lag om rättegången i arbetstvister | arbetstvistlagen, lagen om rättegången i arbetstvister | LRA | restarting | 1974-07-01
1974:981 | Lag om arbetstagares rätt till ledighet för utbildning | studieledighetslagen | | none | 1975-01-01
1997:1293 | Lag om rätt till ledighet för att bedriva näringsverksamhet | lagen om rätt till ledighet för att bedriva näringsverksamhet | | none
1998:209 | Lag om rätt till ledighet av trängande familjeskäl | lagen om rätt till ledighet av trängande familjeskäl | | none | 1998-07-01
1988:1465 | Lag om ledighet för närståendevård | lagen om ledighet för närståendevård | | none
2012:854 | Lag om uthyrning av arbetstagare | uthyrningslagen, lagen om uthyrning av arbetstagare | | none | 2013-01-01
1999:678 | Lag om utstationering av arbetstagare | utstationeringslagen, lagen om utstationering av arbetstagare | | unknown | 1999-12-16
2021:890 | Lag om skydd för personer som rapporterar om missförhållanden | visselblåsarlagen, lagen om skydd för personer som rapporterar om missförhållanden | | restarting | 2021-12-17
1994:260 | Lag om offentlig anställning | lagen om offentlig anställning | LOA | none | 1994-07-01
1949:345 | Lag om rätten till arbetstagares uppfinningar | lagen om rätten till arbetstagares uppfinningar | LAU | none
2018:558 | Lag om företagshemligheter | lagen om företagshemligheter, företagshemlighetslagen | FHL | none | 2018-07-01
1990:409 | Lag om skydd för företagshemligheter | lagen om skydd för företagshemligheter | | none | 1990-07-01 | 2018-07-01 | 2018:558
1970:943 | Lag om arbetstid m.m. i husligt arbete | lagen om arbetstid m.m. i husligt arbete | | none
2005:551 | Aktiebolagslag | aktiebolagslagen | ABL | restarting | 2006-01-01
1975:1385 | Aktiebolagslag | aktiebolagslagen | ABL | restarting | 1977-01-01 | 2006-01-01 | 2005:551
1980:1102 | Lag om handelsbolag och enkla bolag | handelsbolagslagen, lagen om handelsbolag och enkla bolag | HBL | restarting | 1981-01-01
1999:1078 | Bokföringslag | bokföringslagen | BFL | restarting | 2000-01-01
1995:1554 | Årsredovisningslag | årsredovisningslagen | ÅRL | restarting | 1996-01-01
2018:1653 | Lag om företagsnamn | lagen om företagsnamn, företagsnamnslagen | | restarting | 2019-01-01
1974:156 | Firmalag | firmalagen | | none | 1975-01-01 | 2019-01-01 | 2018:1653
1991:351 | Lag om handelsagentur | lagen om handelsagentur, handelsagenturlagen | | none | 1992-01-01
2008:579 | Konkurrenslag | konkurrenslagen | | restarting | 2008-11-01
2004:297 | Lag om bank- och finansieringsrörelse | lagen om bank- och finansieringsrörelse | LBF | restarting | 2004-07-01
2016:1145 | Lag om offentlig upphandling | lagen om offentlig upphandling | LOU | restarting | 2017-01-01
2007:1091 | Lag om offentlig upphandling | lagen om offentlig upphandling | LOU | restarting | 2008-01-01 | 2017-01-01 | 2016:1145
1962:700 | Brottsbalk | brottsbalken | BrB | restarting | 1965-01-01
1968:64 | Narkotikastrafflag | narkotikastrafflagen | NSL | none
1951:649 | Lag om straff för vissa trafikbrott | trafikbrottslagen, lagen om straff för vissa trafikbrott | TBL | none
1988:254 | Lag om förbud beträffande knivar och andra farliga föremål | knivlagen | | none
1996:67 | Vapenlag | vapenlagen | | restarting
1964:167 | Lag med särskilda bestämmelser om unga lagöverträdare | lagen med särskilda bestämmelser om unga lagöverträdare | LUL | none | 1965-01-01
1988:688 | Lag om kontaktförbud | lagen om kontaktförbud, kontaktförbudslagen | | none | 1988-07-01
1988:609 | Lag om målsägandebiträde | lagen om målsägandebiträde | | none | 1988-07-01
1999:997 | Lag om särskild företrädare för barn | lagen om särskild företrädare för barn | | none | 2000-01-01
1998:620 | Lag om belastningsregister | lagen om belastningsregister | | none
1984:387 | Polislag | polislagen | | none | 1984-10-01
2010:610 | Häkteslag | häkteslagen | HäL | restarting | 2011-04-01
2010:611 | Fängelselag | fängelselagen | FäL | restarting | 2011-04-01
1942:740 | Rättegångsbalk | rättegångsbalken | RB | restarting | 1948-01-01
1996:1619 | Rättshjälpslag | rättshjälpslagen | RHjL | none | 1997-12-01
1996:242 | Lag om domstolsärenden | lagen om domstolsärenden, ärendelagen | ÄL | none | 1996-07-01
1999:116 | Lag om skiljeförfarande | lagen om skiljeförfarande, skiljeförfarandelagen | LSF | none | 1999-04-01
2002:599 | Lag om grupprättegång | lagen om grupprättegång | | none | 2003-01-01
1998:488 | Körkortslag | körkortslagen | | restarting | 1998-10-01
1998:980 | Körkortsförordning | körkortsförordningen | | restarting | 1998-10-01
1998:1276 | Trafikförordning | trafikförordningen | TrF | restarting | 1999-10-01
1976:206 | Lag om felparkeringsavgift | lagen om felparkeringsavgift | | none | 1977-01-01
1976:1128 | Förordning om felparkeringsavgift | förordningen om felparkeringsavgift | | none | 1977-01-01
1984:318 | Lag om kontrollavgift vid olovlig parkering | lagen om kontrollavgift, lagen om kontrollavgift vid olovlig parkering | LKOP | none
2007:90 | Vägmärkesförordning | vägmärkesförordningen | VMF | restarting | 2007-06-01
2019:369 | Lag om vägtrafikregister | lagen om vägtrafikregister | | restarting
2012:210 | Yrkestrafiklag | yrkestrafiklagen | | restarting
1960:729 | Lag om upphovsrätt till litterära och konstnärliga verk | upphovsrättslagen | URL | continuous | 1961-07-01
2010:1877 | Varumärkeslag | varumärkeslagen | VML, VmL | restarting | 2011-07-01
1960:644 | Varumärkeslag | varumärkeslagen | VML | none | 1961-01-01 | 2011-07-01 | 2010:1877
1967:837 | Patentlag | patentlagen | | continuous | 1968-01-01 | 2025-01-01 | 2024:945
2024:945 | Patentlag | patentlagen | | restarting | 2025-01-01
1970:485 | Mönsterskyddslag | mönsterskyddslagen | MSL | none | 1970-10-01
1998:112 | Lag om ansvar för elektroniska anslagstavlor | lagen om ansvar för elektroniska anslagstavlor | | none | 1998-05-01
1978:800 | Lag om namn och bild i reklam | lagen om namn och bild i reklam | | none | 1979-01-01
`;
