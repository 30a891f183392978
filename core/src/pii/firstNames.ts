/**
 * First names in Sweden, Swedish and immigrant ones, selected by hand. Lower case,
 * without duplicates; the larger list of rarer names is names.gen.ts.
 */
export const firstNames = `
abdikarim abdinur abdiweli abrehet affe agge ahmadreza alganesh almaz amirhossein anahit annsan ardeshir aslak asmeret atusa basse benke berhe berivan
bestun biggan bigge bisrat bożena chaiyaporn chnar chrille cissi czesław dagge danuta darya davit desbele dilovan dudde elle ellen-sara emmis ermias
ewelina fanny-mari faranak fereydoun fidde fikadu filimon fiori forough frasse gabbe gayane gevorg ghirmay giorgi gogge golnaz grażyna gugge gullvi
gunsan haben hagos hakob halina hamidreza hamppa hebbe hengameh henke henok henryk hibaaq hibo hiwet hormoz inga-maret ingis isayas issát jadwiga
jamaal jamshid janni jarosław jennie-ann jerka jimpa jogge johtti jojje jovnna kanokwan kattis kayvan kekke ketevan khosrow kibrom kinga klabbe
krystyna kurre laleh lasse-maja leszek letebrhan leyli lidya lillebil loffe lollan lolo lucyna lusine luwam láilá mahin malee mange manijeh manne
maymun małgorzata mehari mehrnoosh merhawi mewael mieczysław mihkkal minette mirosław mojje mona-lisa morteza mulugeta mumtaz máret nahal nanne
nasteho natnael nattaporn nazgol nenne nilla nillan nimco nino nippe noppe nusse olli ossian parsa pebbe pegah pensri petra-lena pimchanok pirre
pontan pouya prasit przemysław qali radosław raffe rahwa ralle ramtin ricke rigge rizgar robbe robel rojhat ronahi roozbeh rozerin ruqiya sahal sallan
samrawit sanki sebbis selamawit semere sepideh setareh shahriar shayan shno shwan siavash simpan sirikit siriporn somsak soroush stanisława stoffe
sucaad suchada suleekha supattra svempa sárá sławomir tadeusz taraneh tekleab tesfalem thanaporn tigge tigran tobben tojje trulsa tsega ubax ubbe ubon
uffen urszula vicke vivvi wacław wanda wanida warsame wiesław wilaiwan winta witold wojtek yaasiin yeganeh yemane yodit yonatan yrla zackan zacke
zamzam zdzislawa zdzisław zdzisława zeb zilan zohreh zufan zygmunt áile ánne łukasz
kickan pyret rasse biret bebbe tjorven eddan vickan tuttan mitra mallan svenne kajan jackan samsam my torgils ragnfrid tyko ulf-göran jannike trygve siv thi sybil sivan mikkel jürgen klaus-peter günther günter ante arvin zakariye ihsan sussie vilmar xiaoling ubah nils-ánte ánte elle-risten sussi anneth vilgot vår saga frank mercedes dixie sameera crille gurra hassse figge lenny kim-anh poyan ing-britt ing-marie maj-lis gitte ninni ninnie snutte lillen bettan lelle kjelle tompa rille krister linkan emsan evis nettis sebbe sebban danne dannie dante tjalle jonte jonna fille filippa totte ludde agnes agneta agnieszka aida aina aino alexandra alfhild alice alicia alina alma alva amalia amanda amelia amelie andrea anette angelica
angelina anita anja ann anna anna-karin anna-lena anna-maria ann-britt ann-charlotte ann-christin anne anneli annelie annette ann-louise
ann-marie ann-mari ann-sofie annika anniken annie antonia arvida asta astrid aurora barbara barbro beata beatrice bella berit berta bianca
birgit birgitta bitte blenda boel bodil britt britta britt-marie britt-inger cajsa camilla carin carina carita carola carolin carolina
caroline catarina cathrine catharina cecilia celine charlotta charlotte christel christin christina cilla clara cornelia dagmar dagny daniela
daniella denise desirée desiree diana ebba edda edit edith eira eivor elena eleonor eleonora elin elina elinor elisa elisabet elisabeth elise
ella ellen ellie ellinor elly elma elna elsa elsie elsy elva elvira elvy emelie emilia emilie emily emma emmy erica erika erna ester estelle
ethel eva eva-lena eva-lotta eva-marie evelina evy fanny felicia filippa frida freja fredrika frideborg gabriella gerd gerda gerty gisela greta
gudrun gun gunborg gunhild gunilla gunnel gunnvor gunvor gullan gärd hanna hanna-karin hanne harriet hedda hedvig heidi helen helena helene
helga hella henny henrietta henrika hilda hildur hillevi hilma hjördis hulda ida inga inga-britt inga-lill inga-lisa ingalill inge ingeborg
ingegerd ingegärd ingela inger ingrid irene iris irja irma isa isabel isabell isabella isabelle jana jane janet janina jasmin jasmine jeanette
jennie jennifer jenny jessica joanna joan johanna joline josefin josefina josefine judit judith julia juliette julie juni kaisa kaja kajsa karin
karina karla karolin karolina katarina katharina kathrine kerstin kim klara klaudia kristin kristina krister laila lara laura lea leah lena lene
leila lillemor lilian lillian lilly lily lina linda linn linnea linnéa lisa lisbet lisbeth lise liselott liselotte lisen lise-lotte liv livia lotta
lottie louise lova lovis lovisa lucia luna lydia lykke madeleine maj maja maj-britt maj-lis majken majvor malena malin malou maria mari marianne
marie marika marina marit marita margareta margaretha margit margot marta martha martina mary matilda mathilda maud may meja melina melissa melinda
mia mikaela michaela michelle mimmi mina mirja miranda miriam mirjam moa molly mona monica monika märit märta märtha nadja nanna natalia natalie
nathalie nellie nelly nicole nicolina nike nina noomi nora nova novalie olga olivia ottilia patricia paula paulina pauline pernilla petra petronella
pia rachel ragnhild rakel ramona rebecca rebecka regina renate renée rigmor rita ronja rosa rosanna rose rose-marie rosita rosmarie rut ruth
sabina saga sally sandra sanna sara sarah selma signe sigrid sigbritt silvia simona simone siri siv sofia sofie sol solbritt solveig sonia sonja
stella stina stephanie susann susanna susanne suzanne svea sylvia tanja tea tekla teodora teresa terese therese thea theresa tilda tilde tilly tina
tindra tora torborg tova tove towe tuva tyra ulla ulla-britt ulla-carin ullis ulrica ulrika ursula valborg vanessa vanja vega vendela vera veronica
veronika victoria viktoria vilhelmina vilma viola vira virginia viveca viveka vivi vivianne wendela wilma yvonne ylva ylwa yrsa åsa åse östen
aaron abel abbe acke adam adolf adrian agne aksel albert albin alex alexander alf alfons alfred algot allan alvar alve alvin anders anderz andré
andrej andreas anton arne aron arthur artur arvid assar august axel bengt bengt-åke bengt-olof benjamin benny berndt bernt bernhard bert bertil
birger bjarne björn bo bo-göran bobby bosse brian bror börje carl carl-johan carl-gustaf carl-henrik carl-magnus carl-axel casper caspian charles
charlie christer christian christoffer christofer christopher claes claes-göran clas claus conny crister curt dag dan daniel dante david dennis
douglas ebbe eddie edgar edvard edvin edward edwin egil egon einar eilert elias elis elliot elmer elof elton elvin elving emanuel emil engelbert enar
enok eric erik erik-olof erland erling ernst evald evert fabian felix ferdinand filip folke frank frans fred fredrik fredric frej fritiof fritz
gabriel georg george gerhard gideon gilbert glenn gottfrid greger gunnar gunder gustaf gustav göran gösta göte hampus hannes hans hans-erik
hans-olof hans-göran harald harry hasse helge helmer henning henric henrik herbert herman hilding hilmer hjalmar holger hubert hugo håkan
inge ingemar ingmar ingvar isac isak ivan ivar jack jacob jakob jan jan-erik jan-olof jan-olov jan-åke janne jarl jarmo jens jerker jerry jesper
jim jimmie jimmy joachim joakim joar jocke joel johan john johnny johannes jon jonas jonathan jonatan jonny jon-erik jonte jorma josef joseph
josua juhani julian julius jörgen jöran kaj kai kalle karl karl-erik karl-gustav karl-johan karl-axel karsten kasper kenneth kenny kennet kent
kevin kjell kjell-åke klas klaus knut konrad kristian kristofer kristoffer krister kurt lage lars lars-erik lars-göran lars-olof lars-åke lasse
leif lelle lennart leo leon leonard leopold levi liam linus loke loui love lucas ludde ludvig ludwig lukas magnus malcolm malte manfred marcel
marcus mark markus martin marvin mateo matheo mathias mats mattias matteo matts matthias maurits maximilian melker melvin micael michael micke
mikael mike milian milo milton mårten måns morgan moritz mio natanael nicklas niclas niklas niko nicholas nicolas nils nils-erik nils-olof noa noah
noel norman ola olaf olav ole olle oliver olof olov orvar oscar oskar osvald otto ove owe patric patrick patrik paul peder pelle per per-arne
per-erik per-olof per-ola per-åke percy peter petter philip pierre pontus putte pär pål ragnar ragnvald ralf ralph rasmus reidar reine reinhold
rene rené rickard richard rikard robban robert roberto robin roffe roger roland rolf rolle ronald ronnie ronny roy ruben rudolf rune rutger sam
samuel sander sebastian severin sid sigge sigurd sigvard simon sivert sixten sonny staffan stefan stellan sten sten-åke stephan steve steven stig
stig-arne stig-åke sture sune svante sven sven-erik sven-olof sven-åke sverker sylve sören tage tedd teddy teodor thage theo theodor thom thomas
thor thorbjörn thord thore thorsten thure tim timmy timothy tobbe tobias tom tomas tommy tony tor torbjörn tord tore torgny torsten torkel totte
tryggve ture uffe ulf ulrik uno urban valdemar valentin valter verner vidar viggo vilgot vilhelm viking ville vilmer vincent victor viktor wallace
walter werner wilhelm wiggo william willy wille wilmer yngve åke ålle örjan östen östan
abbas abd abdallah abdel abdelkader abdi abdifatah abdihakim abdikadir abdinasir abdiqani abdirahim abdirahman abdirashid abdirizak abdisalam
abdo abdul abdulaziz abdulkadir abdullah abdullahi abdulrahman abeba abed abraham abrahim abshir abu adan adel aden adham adil adina adis adisa admir
adna adnan afaf afram afrah afsaneh ahlam ahmad ahmed ahmet aisha aishah akbar akram alaa aladdin alain alan aland alem alemayehu aleksandar
aleksander aleksandra alen ali alia aliaa alireza aliya allaa almas almir almira amal amanuel amar ameer amel amela amer amin amina aminah aminata
amine amir amira amirali amjad amna ammar amra ana anab anahita anas anders andrzej anela anes anisa aram aras aras ardalan arash ardit arezou ari
arian ariana arif arjan arjun arlind armando armin arman arta arwa arya arzu asad asal asef aseel asha ashraf ashti asia asif aslan asma asmaa asmahan
asrin ata atefeh atif avan awat awet aya ayan ayaan ayat aydin ayesha ayham ayla ayman aynur ayse ayşe ayub azad azadeh aziz aziza azra baban
babak bahar bahareh bahman bakir baran barham barış basel basem bashar bashir basim basma behnam behrouz behzad bekim berfin berhane beritan
bernadett besim besnik bereket beyan bijan bilal bilan birhan birtukan biljana birol blerim blerina bogdan bojan boran boris boshra branko brwa burak
burhan bushra camil can cemal cemil cem chen cheng chiman chiara chandra chidi chinedu ciwan cristian cristina csaba dalal dalia dalila damian damir
dana danijel danijela danial danish daoud dara dariush dariusz darko dawit dawid dawood dejan delal delan deniz derya deka dilan dilara dilek dilnaz
dilshad dima dimitri diyar djamila doaa dorota dragan dragana dragica draško drita dunja dusan džemal džana edina edin edis edita edmond edona efrem
egzon ehsan ekaterina ekrem elaheh elham elhan elias elif eldin eldar elma elmir elmira elnaz elvedin elvin elvir elvis elyas eman emin emina emine
emir emira emre enas engin enis enisa enver erdal eren ergin erdem erion ermal ermin ermina erol ersin esma esmail esra ewa eyob ezgi fadi fadil fadi
fadumo fahad faisal faiz faiza farah farhad farhan farhia farid farida faris fariba farnaz farshad faruk farzad farzaneh fardowsa fatema fateme
fatemeh fathia fathi fatih fatima fatimah fatimah fatma fatme fatmir fatme fatos fatou faysal fazel feride ferhat fereshteh fevzi feyza fikret fikru
filiz filmon firas firat flora flamur flutura fouad franc francesco francisco freshta freweini fuad fahima fredy gabir gabor gamal gani gazmend gebre
genc genet georges georgina ghada ghazal ghassan gholam giorgio giovanni giuseppe goitom goran gordana gorica grazyna grzegorz gülay gül gülsen gulsum
güler habib habiba habtom hadi hadia hadil hafsa haider hajar hajir hakan hakim hala haleh halil halim halima halimo hamdi hamdi hamed hamid hamida
hamideh hamoudi hamsa hamza hana hanadi hanan hani hania hanif haris harun hasan hashem hassan hassna hatice haval haydar hayat hayder hazal hazem
heba hedieh helin hemin hersi hiba hicham hidaya hikmet hilal hiro hiwa hodan hoda homa hooman hossein houda houman hozan huda hung hussain hussein
husam husein hüseyin hyun ibrahim ibrahima ibro idil idman idris ifrah ifeoma igor ikram ilhan ilham ilir ilija ilona ilyas imad iman imane imran inas
indira ines inga intisar ioana ion iqbal iqra iraj irem irena irfan irina isaac isabela isatu ishak islam ismail ismael ismet ismeta israa issa issam
iva ivana ivanka ivica ivo ivona iwona iyad izabela izabella izet izudin izzat jaber jacek jad jadranka jafar jagoda jalal jamal jameel jamil jamila
jan jana jaroslav jasim jasmina jasna jasmin jawad jawahir javad javier jelena jerzy jesus jiyan joanna joao joaquin jolanta jorge josé jose joseph
josip jovan jovana jowan juan juana judy juma junaid jusuf kadir kadra kadriye kahin kamal kamel kamila kamran kani karam karar kareem karim karima
karol karolina karwan karzan kasia kasim katarzyna katerina kateryna katja kaveh kawa kaoutar kazem kazimierz keivan kemal kenan kerem kerim khadar
khadija khadra khadro khalid khalil khaled khaterah khawla khosro kian kiana kidane kiflom kinan kiran kirill klaudia kobra kosovar kourosh krzysztof
kujtim kubra kumar küpra kwame kwabena lamia lamis lana larisa latif latifa lava lavin layal layan layla leen leila lejla lemlem leyla li lidija lidia
liban liliana linh lirim ljiljana ljubica lin lojain loqman loubna lucija luis luisa luljeta luqman maciej magdalena magda magdi maha mahad mahamed
mahamud mahbub mahdi maher mahir mahira mahmoud mahmood mahmud mahnaz mahsa mahtab mai majd majed majid maja makram malak malek malik malika mamadou
mamdouh mana mandana mansour manuel maral marcin marek margarita mariam marija marijana marika mario mariusz marjan marjaneh marko marlena marta
maryam maryan maryan maryama marwa marwan maryna marzena marzieh masood masoud masud mateusz mazen mebrahtu medina meera mehdi mehmet mehran mehrdad
mehrnaz mehwish melek meliha melisa melika melike meltem meriem merima merjem merve mersiha mervat meryem metin mesfin metehan michal michał
miguel mihai mika mila milad milan mile milena milica miloš mina minh minna mira miriana mirela mirjana mirko miroslav mirza mirzeta mislav miyase
mladen moayad mohamad mohamed mohammad mohammed mohamud mohanad mohsen mohsin moises mojgan mojtaba mona montaser morad moses mostafa mouna moussa mozhgan
mubarak muhamed muhammad muhammed muhannad muhsin muhidin mujo mukhtar muna munir munira murad murat mursal musa mushtaq mustafa mustapha musab muzaffer
mykola myriam nabil nabila nada nader nadia nadim nadir nadira nadja nael nafisa naghmeh nagat nagham nahed nahid nahla nahom naim naima najah najat
najib najim najla najma najwa namir narges nargiz narin nasim naser nashwa nasir nasra nasreen nasrin nasser natasa natasha natalija navid nawal nawar
nawras nazanin nazir nazlı nebojsa neda nedim nedžad negar negin nejla nela nemanja nenad nermin nermina nesrin neven nevena nevin newroz niaz
niloofar niloufar nihad nihal nima nimo nina nirmin nisa nishan nisreen nizar nisrin nkechi nooshin noor nor nora norbert nour noura nouri nur nura
nuran nurgül nuria nuri nursel obaid octavian oday ogbazghi oksana olena oleksandr oleksii oleg oliwia omar omer omid onur orhan oras orsolya osama
osman ousman pablo paolo parastoo pari parisa parvaneh parviz parwin patrycja paul pavel paweł pawel payam pedram pejman peyman pedro perihan petar petra
petronela petru phuong piotr pooya porya predrag qasim rabia rachid radmila radovan rafael rafal rafik raghad raghda rahaf rahel rahim rahima rahma
rahmo raisa raja rajesh rama ramadan ramazan rami ramin ramiz ramla rana rand rania rasha rashid rashida rasim rasool raul raya rayan razan razieh
rebaz rebin rebwar redwan reem refik regina reham reihaneh renata resul reza rezan rezgar reyhan ricardo rifat rihab rim rima riyad roberta rodrigo rojda
rojin roksana roman romina ronak rosa roshan roya ruba ruken ruqaya ruslan rustam ruzica ryszard saad sabah sabahudin sabri sabrina sabina sabir sadik
sadaf sadia saed saeed safa safaa safet safija safiya sahar sahra said saida sajad saja sajjad sakariya sakine salah salam saleh salem salih salim salima
salma salman saloua salwa samar sami samia samir samira samira samiya samuel sana sanaa sanela sandeep sanja sanjin sanjay santiago sanaz sara sarah
sardar saman samer sarwar sasa saša sawsan sayed seble sebahat seid selam selim selin selma selma semir semira semhar senad senait senada serdar sergio
sergej sergiy serkan servet sevda sevgi sevil sevim seyed shaban shabnam shadi shadia shafi shahab shahad shaheen shahin shahla shahram shahrzad shaima
shamsa shan shaho sharif sharmarke shawqi sheikh shereen sherin shervin sherzad shilan shima shirin shirwan shkumbin shokoufeh shpresa shukri siamak
sihem simin simret sinan sindi siham sirin sirwan siwan slobodan slavica slaviša slawomir snezana snežana sneha soheil soheila solin solomon somaya sophia
soran soraya souad stanislav stefania stjepan suad suada sudabeh suha suhaib suhail suhayb sukran sulayman suleiman suleman sulejman süleyman suleyman
sumaya sundus suzan svetlana sylwia syed szymon taha tahir tahmina taher talal taleb tamar tamara tamer tania tara tarek tareq tarik tariq tasnim tatiana
tatjana tayeb tayyab tedros tekle temesgen teodora thaer thanh thi thuy tiago tigist tijana tina tomasz touraj tsegay tsehay tuan tuba turgut tülay
ufuk ugur umar umit umut usama usman vahid vahida valbona valentina valeria valon van vasile vedad veljko velibor vera vesna vida vincenzo viorel visar
vjollca vladan vladimir vladislav volodymyr wafaa wael waldemar waleed walid wasim wassim weronika wiktoria wissam wojciech xhevdet xiaoli xin yacoub
yadira yahya yakup yared yara yaser yasemin yasin yasir yasmin yasmine yasmina yasser yassin yassine yaqub yazan ying yohannes yonas yordanos yousef
yousif youssef yusra yusuf yvette yuliia zaid zaher zahid zahir zahra zahraa zaki zana zahida zainab zaina zara zarina zbigniew zdenka zdravko
zehra zekarias zekeriya zeinab zejneb zelal zeljko željko zeljka zeynab zeynep ziad zina zlatan zlatko zofia zoran zorica zubair zuhal zuhair zukhra
zuzanna sandi bosse lasse nisse olle pelle kalle jocke lotta mackan tobbe steffe kenta berra roffe uffe hasse janne putte anki maggan gittan lollo
bettan bibbi cattis fia lillan kicki ankan emsan jossan mymlan nettan pernille sussi titti tessan tompa totta adde abbe jompa krille linkan robban
aiko akira anong arnold arturo astri bao bich boonsong camille carlos carmen chanida claudia concepcion diego duc eduardo elisabetta enrique erzsébet
esteban fernanda fernando gloria gonzalo guillermo hector hiroshi hoa huong isidora istván jaime janusz jiří jianguo joaquín kanya katalin kristóf
laszlo lászló leticia lourdes lucía luz manuela mariana marisol mauricio mei mercedes mikołaj nattaya ngoc nok noi nong nuch orawan patricio pham
pornthip priya rajan ramón raquel rodrigo rosario sakura sandor salvador sergey somchai sombat somporn sunisa supaporn sándor tamás tereza tomáš trang
veronique ximena xuan yan yuki zoltán zoltan zsuzsanna aila anneli anne-maj antti arja arto auli eero eeva eija eila eino elvi esa esko hannu harri
heikki heimo helvi hilkka ilkka ilmari irmeli jaakko jari jouko jouni juha juhani jukka kaarina kaija kaisu kalevi kari katri kauko kimmo kirsi kirsti
kyösti lahja laura lauri leena liisa maarit marja marjatta marjo markku martti matti merja mika mikko minna mirja niilo olavi osmo outi paavo paivi
pasi pauli pekka pentti pertti petri pirjo pirkko päivi raija raili raimo rauni reijo reima riitta risto ritva saara sakari sami sari satu seppo
sini sinikka sirkka sirpa taina tapani tapio tarja tauno teija teuvo tiina timo toivo tuija tuomas tuula urho urpo veijo veikko vesa väinö yrjö`;

/** First names that are also common words: alone at the beginning of a sentence they don't count as names. */
export const wordsThatAreFirstNames = new Set(
  `this kickan pyret rasse biret bebbe tjorven eddan vickan tuttan mitra mallan svenne kajan jackan samsam minna fred klara rita enas linda marina kamel bror vår inga inge helga gärd hulda isa jasmin lena lova lucia meja sanna tilde tova tuva vira enar jarl jon knut kasper mats tim tom östan bilan deka hala kobra lavin mana milan murad musa nadir ramla tuba vida visar nisse mackan ankan sari mercedes lillan kim britt ester ebba edda åse putte teddy lotta
bo björn sten stig dag liv love mark may may per hans love kim god maj juni juli april august max axel tage bror vera rut frank
ros rosa viola iris lilla lina lisa saga nova stella vega sol gloria juli pip von van man du den det de en ett av om så nu ja nej här där hon han
vår var vi ni er oss dom dem sin sitt sina min mitt mina din ditt dina ena andra alla ana ata can elva fem sex sju nio tio tolv dana dina mina sena fina ena ida
sky hagen falk viking urban lars. star van ille ville vill skulle kan ska har far mor barn hade honor per kaja kajen hampa mina mila sid sim
aras arta ari an anka anal ali. ion rand rim lin mai li hoa mei noi nok yan can cem rama rana sana sara. van lana ilo hana issa asta alba
alem dan don frej son ture vidar alf egil kaj flora melodi loke modest roman server valid kader general baby green grant junior major noble max
penny haven ram rad kent. norman german finn lex val art karta karma hasta imam islam guru safir kora dua fall lava kalla hilal islam rosa nisa lada
mani juni jul vide mars linn linne gala vela vill nour nor tor mio mink torsk skog mod mos bas uno oras oda esse mås egen eden vita vital smil ante
abbe ad adel akt alban alle alm arena art avan apan azer bad bana bank bara bar basar basta be ben bild bilen bok botten brev bud del`.split(
    /\s+/,
  ),
);
