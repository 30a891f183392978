/** Constitution, authorities, social security, care, schools, taxes, migration, data and environment. */
export const publicLawActs = `
1974:152 | Kungörelse om beslutad ny regeringsform | regeringsformen | RF | restarting | 1975-01-01
1810:926 | Successionsordning | successionsordningen | | none
1949:105 | Tryckfrihetsförordning | tryckfrihetsförordningen | TF | restarting | 1950-01-01
1991:1469 | Yttrandefrihetsgrundlag | yttrandefrihetsgrundlagen | YGL | restarting | 1992-01-01
2014:801 | Riksdagsordning | riksdagsordningen | RO | restarting | 2014-09-01
2017:900 | Förvaltningslag | förvaltningslagen | FL | none | 2018-07-01
1986:223 | Förvaltningslag | förvaltningslagen | FL | none | 1987-01-01 | 2018-07-01 | 2017:900
1971:291 | Förvaltningsprocesslag | förvaltningsprocesslagen | FPL | none | 1972-01-01
2017:725 | Kommunallag | kommunallagen | | restarting | 2018-01-01
1991:900 | Kommunallag | kommunallagen | | restarting | 1992-01-01 | 2018-01-01 | 2017:725
2009:400 | Offentlighets- och sekretesslag | offentlighets- och sekretesslagen | OSL | restarting | 2009-06-30
1980:100 | Sekretesslag | sekretesslagen | SekrL | restarting | 1981-01-01 | 2009-06-30 | 2009:400
2009:641 | Offentlighets- och sekretessförordning | offentlighets- och sekretessförordningen | OSF | none
2018:218 | Lag med kompletterande bestämmelser till EU:s dataskyddsförordning | dataskyddslagen, kompletteringslagen | | restarting | 2018-05-25
1998:204 | Personuppgiftslag | personuppgiftslagen | PUL, PuL | none | 1998-10-24 | 2018-05-25 | 2018:218
2018:1200 | Kamerabevakningslag | kamerabevakningslagen | KBL | none | 2018-08-01
2013:460 | Kameraövervakningslag | kameraövervakningslagen | | none | 2013-07-01 | 2018-08-01 | 2018:1200
2022:482 | Lag om elektronisk kommunikation | lagen om elektronisk kommunikation | LEK | restarting | 2022-06-03
2003:389 | Lag om elektronisk kommunikation | lagen om elektronisk kommunikation | LEK | restarting | 2003-07-25 | 2022-06-03 | 2022:482
2023:254 | Lag om vissa produkters och tjänsters tillgänglighet | tillgänglighetslagen, lagen om vissa produkters och tjänsters tillgänglighet | | unknown | 2025-06-28
2010:110 | Socialförsäkringsbalk | socialförsäkringsbalken | SFB | restarting | 2011-01-01
1962:381 | Lag om allmän försäkring | lagen om allmän försäkring | AFL | restarting | 1963-01-01 | 2011-01-01 | 2010:110
1997:238 | Lag om arbetslöshetsförsäkring | lagen om arbetslöshetsförsäkring | ALF | none | 1998-01-01 | 2025-10-01 | 2024:506
2024:506 | Lag om arbetslöshetsförsäkring | lagen om arbetslöshetsförsäkring | | restarting | 2025-10-01
1997:239 | Lag om arbetslöshetskassor | lagen om arbetslöshetskassor | LAK | none | 1998-01-01
2025:400 | Socialtjänstlag | socialtjänstlagen | SoL | restarting | 2025-07-01
2001:453 | Socialtjänstlag | socialtjänstlagen | SoL | restarting | 2002-01-01 | 2025-07-01 | 2025:400
1980:620 | Socialtjänstlag | socialtjänstlagen | SoL | none | 1982-01-01 | 2002-01-01 | 2001:453
2001:937 | Socialtjänstförordning | socialtjänstförordningen | SoF | unknown | 2002-01-01 | 2025-07-01
1990:52 | Lag med särskilda bestämmelser om vård av unga | lagen med särskilda bestämmelser om vård av unga | LVU | none | 1990-07-01
1988:870 | Lag om vård av missbrukare i vissa fall | lagen om vård av missbrukare i vissa fall | LVM | none | 1989-01-01
1991:1128 | Lag om psykiatrisk tvångsvård | lagen om psykiatrisk tvångsvård | LPT | none | 1992-01-01
1991:1129 | Lag om rättspsykiatrisk vård | lagen om rättspsykiatrisk vård | LRV | none | 1992-01-01
2017:30 | Hälso- och sjukvårdslag | hälso- och sjukvårdslagen | HSL | restarting | 2017-04-01
1982:763 | Hälso- och sjukvårdslag | hälso- och sjukvårdslagen | HSL | none | 1983-01-01 | 2017-04-01 | 2017:30
2014:821 | Patientlag | patientlagen | | restarting | 2015-01-01
2010:659 | Patientsäkerhetslag | patientsäkerhetslagen | | restarting | 2011-01-01
2008:355 | Patientdatalag | patientdatalagen | PDL | restarting | 2008-07-01
1985:125 | Tandvårdslag | tandvårdslagen | | none | 1986-01-01
2004:168 | Smittskyddslag | smittskyddslagen | SmL | restarting | 2004-07-01
2010:800 | Skollag | skollagen | | restarting | 2010-08-01
1985:1100 | Skollag | skollagen | | restarting | 1986-07-01 | 2010-08-01 | 2010:800
2011:185 | Skolförordning | skolförordningen | | restarting
1992:1434 | Högskolelag | högskolelagen | | restarting | 1993-07-01
1993:100 | Högskoleförordning | högskoleförordningen | HF | restarting | 1993-07-01
1999:1395 | Studiestödslag | studiestödslagen | | restarting
2000:655 | Studiestödsförordning | studiestödsförordningen | | restarting
1999:1229 | Inkomstskattelag | inkomstskattelagen | IL | restarting | 2000-01-01
2023:200 | Mervärdesskattelag | mervärdesskattelagen, momslagen | ML | restarting | 2023-07-01
1994:200 | Mervärdesskattelag | mervärdesskattelagen, momslagen | ML | restarting | 1994-07-01 | 2023-07-01 | 2023:200
2011:1244 | Skatteförfarandelag | skatteförfarandelagen | SFL | restarting | 2012-01-01
1990:324 | Taxeringslag | taxeringslagen | | restarting | 1990-07-01 | 2012-01-01 | 2011:1244
2011:1261 | Skatteförfarandeförordning | skatteförfarandeförordningen | SFF | restarting | 2012-01-01
1984:404 | Lag om stämpelskatt vid inskrivningsmyndigheter | stämpelskattelagen | | none | 1985-01-01
1979:1152 | Fastighetstaxeringslag | fastighetstaxeringslagen | FTL | restarting | 1980-01-01
2007:1398 | Lag om kommunal fastighetsavgift | lagen om kommunal fastighetsavgift | | none | 2008-01-01
1984:1052 | Lag om statlig fastighetsskatt | lagen om statlig fastighetsskatt | | none | 1985-01-01
2000:980 | Socialavgiftslag | socialavgiftslagen | SAL | restarting | 2001-01-01
1991:481 | Folkbokföringslag | folkbokföringslagen | FOL | none | 1991-07-01
2009:194 | Lag om förfarandet vid skattereduktion för hushållsarbete | lagen om förfarandet vid skattereduktion för hushållsarbete, husavdragslagen | | none | 2009-07-01
2005:716 | Utlänningslag | utlänningslagen | UtlL | restarting | 2006-03-31
1989:529 | Utlänningslag | utlänningslagen | UtlL | restarting | 1989-07-01 | 2006-03-31 | 2005:716
2006:97 | Utlänningsförordning | utlänningsförordningen | UtlF | restarting | 2006-03-31
2001:82 | Lag om svenskt medborgarskap | medborgarskapslagen, lagen om svenskt medborgarskap | MedbL | none | 2001-07-01
1994:137 | Lag om mottagande av asylsökande m.fl. | lagen om mottagande av asylsökande | LMA | none | 1994-07-01
1998:808 | Miljöbalk | miljöbalken | MB | restarting | 1999-01-01
2010:900 | Plan- och bygglag | plan- och bygglagen | PBL | restarting | 2011-05-02
1987:10 | Plan- och bygglag | plan- och bygglagen | ÄPBL | restarting | 1987-07-01 | 2011-05-02 | 2010:900
2011:338 | Plan- och byggförordning | plan- och byggförordningen | PBF | restarting | 2011-05-02
2006:412 | Lag om allmänna vattentjänster | vattentjänstlagen, lagen om allmänna vattentjänster | LAV | none | 2007-01-01
1997:857 | Ellag | ellagen | | restarting | 1998-01-01
1993:1617 | Ordningslag | ordningslagen | OL | restarting | 1994-04-01
2018:1218 | Djurskyddslag | djurskyddslagen | | restarting | 2019-04-01
1988:534 | Djurskyddslag | djurskyddslagen | | none | 1988-07-01 | 2019-04-01 | 2018:1218
2010:1622 | Alkohollag | alkohollagen | | restarting | 2011-01-01
2003:778 | Lag om skydd mot olyckor | lagen om skydd mot olyckor | LSO | restarting | 2004-01-01
1987:259 | Jaktlag | jaktlagen | | none | 1988-01-01
2018:1138 | Spellag | spellagen | | restarting | 2019-01-01
1994:1000 | Lotterilag | lotterilagen | | none | 1995-01-01 | 2019-01-01 | 2018:1138
1993:389 | Lag om assistansersättning | lagen om assistansersättning | LASS | none | 1994-01-01 | 2011-01-01 | 2010:110
1996:1620 | Lag om offentligt biträde | lagen om offentligt biträde | | none | 1997-12-01
`;
