/** Acts of the European Union: the number as Swedish texts write it, and their CELEX number. */
export const europeanActs = `
EU 2016/679 | 32016R0679 | dataskyddsförordningen, EU:s dataskyddsförordning, allmänna dataskyddsförordningen | GDPR
EG 261/2004 | 32004R0261 | flygpassagerarförordningen, EU:s flygpassagerarförordning |
EU 2021/782 | 32021R0782 | tågpassagerarförordningen |
EU 181/2011 | 32011R0181 | busspassagerarförordningen |
EU 1177/2010 | 32010R1177 | sjöpassagerarförordningen |
EU 1215/2012 | 32012R1215 | Bryssel I-förordningen, nya Bryssel I-förordningen |
EU 2019/1111 | 32019R1111 | Bryssel II b-förordningen, Bryssel II ter-förordningen |
EG 593/2008 | 32008R0593 | Rom I-förordningen |
EG 864/2007 | 32007R0864 | Rom II-förordningen |
EU 650/2012 | 32012R0650 | EU:s arvsförordning, arvsförordningen |
EG 4/2009 | 32009R0004 | underhållsförordningen, EU:s underhållsförordning |
EU 2016/1103 | 32016R1103 | makarförordningen |
EG 861/2007 | 32007R0861 | småmålsförordningen |
EG 1896/2006 | 32006R1896 | |
EG 883/2004 | 32004R0883 | samordningsförordningen |
EU 2022/2065 | 32022R2065 | förordningen om digitala tjänster | DSA
EU 2024/1689 | 32024R1689 | AI-förordningen, förordningen om artificiell intelligens |
EU 2017/745 | 32017R0745 | | MDR
EU 910/2014 | 32014R0910 | | eIDAS
EU 604/2013 | 32013R0604 | Dublinförordningen |
2011/83/EU | 32011L0083 | konsumenträttighetsdirektivet |
2004/38/EG | 32004L0038 | rörlighetsdirektivet |
EU 2019/771 | 32019L0771 | varudirektivet |
93/13/EEG | 31993L0013 | |
2005/29/EG | 32005L0029 | |
2003/88/EG | 32003L0088 | arbetstidsdirektivet |
EU 2015/2302 | 32015L2302 | paketresedirektivet |
2000/78/EG | 32000L0078 | arbetslivsdirektivet |
`;
