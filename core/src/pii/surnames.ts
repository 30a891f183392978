/** Surnames that no pattern below matches, Swedish and common immigrant ones. Lower case. */
export const surnames = `
abdi abdullahi abraham adamovic adem ademi aden adan afrem ahmad ahmadi ahmed ahmeti ahlgren akbari akgül aksoy ali alinder alkan al-ali alm almén amin
amiri andersen andreasen anwar aho ahonen arbelius arvidson asp asplund aslan aspelin atterbom axell aydin azizi azari ahmetovic bahrami bajramovic
bajrami bakir bakk bang barre bashir beck begic begovic behrami ben berisha berg berge berger bergh bernadotte berntson bexelius beyene bildt biörck björk björkén
björn blad blix blom blomé boberg bohlin bohman boman bonde boström brandt brattström bratt bredberg broberg brodin broman brorson brundin bruun brodd
byström bülow bååth bäck bäckman böhm cakir cal carlén carlson castro cederlöf celik cervin chen choi christensen clase clason collin corneliusson costa
crona cronholm dahir dahl dahlin dahlén dalin demir demirci deniz diaz diallo dogan dizdarevic duarte duc duong dur dutta dyberg ebrahimi edin edlund edman
edvall ek ekdahl ekman eklöf eklöv elander elfving elg elmi elofson elovaara emanuelson eng engdahl engelbrekt engman engvall enqvist ericson eriksen
ernst ersson esmaili estrada farah farahani faraj fahlén fahlman falk fall farooq fernandez ferreira fischer fisk flodin flod florén flyckt folkesson forsell forssell
forss fors fredin frick frid friberg frisk fridh fröberg frödin fryklund fält gabrielson garcia gashi gebre ghaderi ghasemi ghebremedhin glad glans gonzales
gonzalez gradin grahn gran granath granat grandin granlund grip grönlund grönvall guled gunnarson gustafson gustavson gutierrez göransson güler gyllenhammar
gårdh haag haddad hagberg hagen haglund hagman haji hajdari halilovic hall hallberg halldén hallén hallin hamberg hamid hammar hammarskjöld hamidi hanna hansen
haque hasan hashemi hassan hasselgren hedin hedman hed hedén heikkinen heino heinonen hellberg hellman hernandez hersi hibo hjelm hjort hjorth hoang hodzic
hoffman hoffmann holm holmér holmén holst hosseini hoti huang hult hultén hultin hultman husic hussein hussain huynh hyttinen hägg häggkvist häll hämäläinen
håkanson hård höglund höjer höök ibrahim ibrahimi ibrahimovic ismail issa isaksen israelsson ivanov jaber jafari jama jansen jansson jarl jashari javid jensen
jernberg jimale jinnah joelsson johansen johanson johnson jonson jovanovic jung jusufi jutterström järvinen kadir kahlon kallin kamali kamara kapanen kaplan karim
karimi karlberg karlén karlson karvonen kaya khalaf khalid khalil khan khoury kidane kihlberg kihlman kim kinnunen kivi klang klasson klein kling klint
klingspor kljajic knutsen koc koivisto koroma korhonen koskinen kovac kovacs krasniqi krantz krigsman kristensen kristiansen kron kronberg krook kruse kumar
kuosmanen kurt källberg källman kämpe köhler lager lagerlöf lagerkvist laine lam lange larsen larson le lee lehtinen lehtonen leijon leijonhufvud leinonen
lemma leo lewenhaupt li liljegren lilja lilje limani lindahl lindell lindén linder lindh lind lindmark lindvall linder lindroth lindskog liu ljung ljungberg ljunggren
lodin lopez lorentz lorentzon lovén lund lundell lundén lundh lundin lundmark luthman lyckhage lång löf löfdahl löv lövgren magnuson mahamud mahdi mahmoud mahmood
malik malm malmén malmberg manninen maric markovic marklund martinez martinovic mattila maxe mehmeti melander melin mendez meyer miettinen milosevic mirza mohamed
mohamud mohammad mohammadi mohammed mohamoud molander molin moen moradi morales moreno morina motander mousa moussa muhammed müller munter munoz murati
mustafa mustafic myhr myrén mård mäkelä mäkinen mörk nasser nazari neuman newman nguyen nielsen nieminen nikolic nilsen nilson nilsen nikula nilsberth nobel
nord nordell nordin nordén nordh nordlander nordling nordvall noren norén norin norling norlander norman norrby norrman novak nowak nur nuur nyman nyholm nylander
nylén nyqvist nyh obrien odelberg ohlin ohlson ohlander olausson olofson olsen olson omar omarsson omerovic orre ortega osman osmanovic ottosson otterbeck
oxenstierna ozturk öztürk palm palmer palmér palme pan papadopoulos parviainen patel pedersen pehrson pereira perez person persson petersen peterson petrovic
pettersen peña pham phan pietilä pihl plantin popovic posse pourjam qvarnström qvick qvist qureshi radwan rahimi rahman rahmani ramberg ramirez ramic ramos rask
rapp rasmussen raza redzepi reuterskiöld rexhepi ribbing richter rivera roberts rodriguez roos rosas rosander rosell rosén rosenius ros rossi roth rova
ruiz rundgren rydén rydell rydin ryd rådström rönn rönnlund saari saarinen sabuni sadat sadik sahlin sahlén said salah salazar saleh salem salihovic salim salminen
salo salonen samuelson sanchez sandell sandén sandin sandhal sandahl santos sarkar sauli savolainen schmidt schmitz schröder schulz schultz sehlin selander selimi selin
sellén shabani shah shala sharif sharma shehu sheikh siddiqui silva silfver simic simonsen singh sjöblom sjödin sjölin sjölander skarsgård skoglund skoog sköld smajic smith
sohlman solberg soltani son souza sparre sporre spånberg stefanovic stenbeck stenmark sten stern stolpe stolt stjerna stråhle strand strandell strid ståhl sulejmani suleiman suleyman
sund sundin sundell sundén svahn svan svanberg svanström svärd svedberg svenonius svens sylvén säll särnholm söder söderlind söderling söderman söderlund tahir tall tamm tapper
tekle telander tesfay thelin thorén thorell thulin thunberg thuresson thyselius tiger tillander toivonen torell toresson torp torres toth tran troedsson trolle tsegay
tuominen turesson turunen ture ternström törn törnblom törner törnros ulander unger unosson utas vasić vega vennberg vestin vinberg vinge virtanen vikander viklander
von vos vu wahl wahlén wahlin wall wallander wallén wallin wang warsame wedin weber werner wessman westberg westerlund westin westman wetterstrand wiberg wiborg wickman wide
widén widell wiik wik wiklander wilhelmson winberg winther wirén witting wong wright wu xu yang yildiz yildirim yilmaz yılmaz youssef yusuf zackrisson zand zander
zetterberg zetterlund zetterman zhang zheng zhao zhou ziegler zorn åberg ågren åhlén åhman åman ålander åsén åslund ädel äng ängman öberg öhlin öhman öman öst österberg östlund
öhrn örn ortiz östman abebe amare bekele haile hailu desta girma kebede tadesse tesfaye teklu woldu zewde habte hagos weldu gebremedhin gebremariam tesfamariam okafor okonkwo mensah boateng
mutombo kabila diop ndiaye sesay conteh jalloh bah kowalski kowalska nowicki wisniewski wojcik kaminski lewandowski zielinski szymanski wozniak dabrowski kozlowski
popescu ionescu petrescu dumitru stan ivanova petrova sidorov smirnov kuznetsov kovalenko shevchenko bondarenko tkachenko melnyk boyko`;

/** Endings of surnames: Bergqvist, Petrović, Virtanen, Alizadeh. For words of at least five letters. */
export const surnameEnd =
  /(?:[^s\W]|\p{L})(?:sson|zon|dotter|dottir|ström|strömer|gren|qvist|kvist|qvarn|lund|lind|berg|bergh|borg|dahl|dal|blad|blom|bom|feldt|felt|stedt|städt|hjelm|hielm|holm|holmer|mark|marck|skog|skoog|sjö|stam|stål|svärd|vall|wall|wahl|källa|fors|forss|bäck|beck|näs|rot|roth|rooth|löf|löv|löw|hag|hagen|man|mann|lander|zell|sell|sén|zén|dén|lén|rén|thén|mén|vén|nér|lin|din|stierna|stjerna|kranz|crantz|sten|sköld|skjöld|skiöld|hufvud|swärd|crona|krona|heim|hjärta|hammar|ović|ovic|evic|ević|ic|ić|ski|owska|ewska|ńska|czyńska|ińska|sky|cki|(?<!io)nen|lainen|oğlu|oglu|zadeh|zada|pour|poor|nejad|nezhad|yan|ian|ev|ov|ova|eva|enko|czyk|czak|escu|opoulos|idis|akis|shvili|dze|sen)$/iu;

/** Those endings that no lower-case Swedish word has: "karlsson". */
export const surelySurnameEnd = /\p{L}{2}(?:sson|qvist|ström|zadeh|ović|ovic|evic|escu|opoulos)$/iu;

/** Surnames that are common Swedish words: alone at the beginning of a sentence they don't count as names. */
export const wordsThatAreSurnames = new Set(
  `storm all lång stolt glad glans frisk frid fält fors flod hall hed häll kron lager lång löv nord palm rask sten stern strand sund svan svärd söder tall tiger torp unger
wall ved äng öst örn ek alm lind björk gran asp björn fisk falk man mark krona bonde hård kim leo le lee li vega silva ros von fall blad bäck berg holm lund dal dahl skog moen
norman person personen kaplan tapper klang kling ben bah stan desta son tran van dur pan kämpe köhler rapp ryd mörk vinge halm klint hammar hagen nyman. grip edin posse wide viste sparre
syren säll sandin kurt linder mård orre omar said sporre stråle tamm utas wide kidane haile amare girma snell modig svens rova vos`.split(
    /\s+/,
  ),
);
