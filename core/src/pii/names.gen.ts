/**
 * Rarer names of northern and eastern Europe, Turkey, Kurdistan and West Africa, less those that are Swedish words.
 * Drawn from the person data of @faker-js/faker 10.6.0: Copyright (c) 2022-2025 Faker. Permission is granted, free of
 * charge, to use, copy, modify, merge, publish, distribute, sublicense and sell copies, provided that this notice is
 * included (MIT licence, https://github.com/faker-js/faker); provided as is, without warranty of any kind.
 */
export const rareFirstNames = `
aaliyah aaltje aaron aba abagail abak abaka abakan abakay abar abay abbey abbie abbigail abby abdiel abdul abdullah
abe abeiku abel ábel abelardo abena abendam abidin abigail abigale abigayle abigél abimbola abisola abisoye abı
abılay abluç abner abraham abşar acar ace açela açelya achim aćim açığ açık açılay açuk acun ada adah adalan
adalberto adaldı adaline adalmış adam ádám adan adán adar adaş adaugo adberilgen addie addison adeboye adedayo
adegoke adél adela adelaida adelajda adelbert adele adelia adelin adelina adeline adell adella adelle adelya adem adi
adil adile adina aditya adıgüzel adık adıkutlu adıkutlutaş adlı adlıbeğ adnân ado adolf adolfo adolph adolphus adrain
adraman adriaan adrian adrián adriana adrianna adriano adriel adrien adrienne adrijana adsız adwoa affan afi afia
afitap afra afşar afşin afşın afua ağabay agâh ağakağan ağalak agata agaton ağça aglae aglaia ağlamış agnes agneta
agnieszka agnos agripina agrypina agustin agustín agustina ahenk ahlem ahmad ahmed ahmet ahsen aida aidan aiden
aileen aimee aimée aino aisha aiyana akalp akande akanni akaş akata akbaş akbatur akbay akboğa akbudak akbuğra
akbulak akbörü akça akçakoca akçora akdemir akdoğan akeem akı akıbudak akım akın akınçı akıner akkun akkunlu akkurt
akkuş akofa akorfa akos ákos akosua akpıra aksel aksungur aktan aktekin aktimur akua akumaa akunna akwasi akwesi ala
alaban alabörü aladağ alade aladoğan alaina alakurt alan alana alanis alanna alayna alayunt alayuntlu alba albert
alberta alberte albertha albertina alberto albin albina alda aldemir alden aldıgerey aldoğan alea alec aleen
alejandra alejandrin alejandro alek aleksa aleksandar aleksander aleksandra aleksej aleksi aleksy alemka alena alene
alenka aleodor alessa alessandra alessandro alessia alessio aletha alex alexa alexander alexandra alexandre
alexandrea alexandria alexandrina alexandrine alexandro alexandru alexane alexanne alexe alexia alexie alexys
alexzander aleyna alfonso alfonzo alford alfred alfreda alfredo algu ali alia alica alican alice alicia alicja alida
alin alina alis alisa alişan alisha alişir alison alissa alistar alivia aliya aliyah alíz aliza alize alımga aljoša
alka alkabölük alkaevli alkaşı alkış allan allegra allen allene allie allison ally alma almila alonzo alpagut alpamış
alparsbeğ alparslan alpata alpay alpaya alpaykağan alpbamsı alpbilge alpdirek alpdoğan alperen alpertunga alpgerey
alphan alphonso alpike alpilig alpış alpkara alpkutlu alpkülük alpşalçı alptegin alptuğrul alptunga alpturan alptutuk
alpuluğ alpurungu alpurungututuk alpyörük alta altankağan altankan altay altemur althea altın altınkağan altınkan
altınoba altıntamgan altıntamgantarkan altıntarkan altıntay altmışkara alton altuga alva alvah alvena alvera alverta
alvin alvina alvis alwar alya alyce alycia alysa alysha alyson alyssa alysson ama amabela amaç amalia amalie amalija
amanda amani amar amara amari amaya amber ambrose ambroży amedeu amelia amelie amélie amely amelya america americo
amie amin amina aminat aminu amir amîr âmir amira amiya ammâr amon amos amparo amrak amul amy amya amza anabel
anabela anabelle anahi anaida anais anamaria anamarija anastacio anastasia anastasija anastasije anastazija anastazja
anatol anatolie anca anci anči ancica ančica ançuk ancuța andaç andarıman anđela anđelika andelin anđelina andelko
andelo anders anderson andi andrada andrás andrea andreane andreanne andreas andreea andrei andrej andreja andrés
andrew andrija andrijana andrina andro andrzej andy andżelika anej anemona anesa aneta anette angel ángel angela
ángela angelica angelina angeline angelique angelita angelo anghel anghelina angie angus ani anibal anica anika anise
anișoara anissa anita aniya aniyah anıl anja anjali anko ann-christin ann-marie anna annabel annabell annabelle
annalena annalise annamae annamarie anne anneke anneli annelie annemarie annemijn annetta annette anni annie annika
annikki anny anouar anouk ansel ansgar ansgary ansley ant antea antek antero anthony antim antoaneta antoinette anton
antone antonela antonetta antonette antoni antonia antonie antonietta antonija antonin antonina antonio antoniu
antony antti antun antwan antwon anuța anya apak apatarkan apollinary apollo aprançur ara araboğa araceli aracely
arademir aral aram ararat aras arbay arbuz arch archibald archie arçuk arda ardella arden ardith ardıç arely argıl
argu argun ari ariadna ariana ariane arianna aric arie ariel arielle arif arîn arina aristide aristița arı arıboğa
arık arıkağan arıkdoruk arın arınç arjen arjun arkadiusz arkady arkın arkış arlene arlie arlo armağan armand armando
armani armin ármin arnaç arnaldo arne arno arnold arnoldo arnulfo aron áron arpat arsal arsenie arsenije arseniusz
arsıl arslan arslanargun arslanbörü arslansungur arslantegin arslanyabgu arşun artemisa arthur artıınal artuk artukaç
artur arturo artut aruk arunthavanathan arved arvel arvid arvilla arwen arya aryanna arystarch asa aşan aşanboğa
aşantudun aşantuğrul asartegin asel asha ashlee ashleigh ashley ashly ashlynn ashton ashtyn asia asija asil asiya
asığ aşıkbulmuş asım asja aşkın aslım asrı assunta aştaloğul astrid asuela asuğ aşuk asya ata ataç atakağan atakan
atalan atalay ataldı atalmış ataman atanazy atasagun atasu atâullah atberilgen atena athena atilla atıf atıgay
atıkutlu atıkutlutaş atıla atılgan atım atımer atış atlı atlıbeğ atlıkağan atmaca atsız attila atunçu aubree aubrey
audie audra audreanne audrey august augusta augustin augustina augustine augustus aurel aurelia aurelian aureliana
aurelie aurelio aurica aurică aurora aurore austen austin austyn autumn avdal avery avluç avni avram avşar awar awaz
awesi axinte aya ayaçı ayana ayas ayaş ayaz aybalta ayban aybars aybeğ aydarkağan aydemir ayden aydın aydınalp
aydoğan aydoğdu aydoğmuş ayebatari aygırak ayhan ayinde ayıtmış ayız ayızdağ aykağan aykal aykan aykurt aykut ayla
ayleen aylin ayluç ayluçtarkan ayma ayman aynur ayoub ayren ayruk aysar ayse ayşıl aysılığ aytaç aytak aytekin aytuğ
ayvaz ayyıldız azad azak azban azgan azganaz azîme aziz azizhan azıl azmi azra azubuike baaba babacan babette babır
babur baçara baççayman baçman badabul bade badr badruk badur bağa bağaalp bağaışbara bağan bağaşatulu bağatarkan
bağatengrikağan bağatur bağaturçigşi bağaturgerey bağaturipi bağatursepi bağdagül bağış bağtaş baha bahadır bahri
bahtiyar bailee bailey bakağul bâki bakır bakırsokum baksı bakşı balaban balaka balakatay balamır balázs balçar baldu
baldwin bálint balın balkık balta baltacı baltar baltır baltur bamsı bănel bangu banji bankole barak baraktöre baran
barbara barbeğ barboğa barbol barbu barbulsun barça barçadoğdu barçadoğmuş barçadurdu barçadurmuş barçan barçatoyun
bardıbay bargan barica baris barımtay barın barış barkan barkdoğdu barkdoğmuş barkdurdu barkdurmuş barkın barlas
barlıbay barmaklak barmaklı barman barnabás barney barrett barry barsbeğ barsboğa barsgan barskan barsurungu
bartholome bartolomeu barton bartu basademir başak basan basanyalavaç basarab başbuğ başçı başgan baskın başkırt
başkurt basmıl baştar bastiaan bastian bastı bastuğrul basu basut batrak battal batu batuhan batuk batur baturalp
bawer bay bayançar bayankağan bayat bayazıt baybars baybayık baybiçen bayboğa baybora baybüre baydar baydemir baydur
bayık bayınçur bayındır baykal baykara baykoca baykuzu baylee baymünke bayna baynal baypüre bayraç bayrak bayram
bayrı bayrın bayruk baysungur baytara baytaş bayunçur bayur bayurku bayutmuş bayuttu baz bazır bazyli beata beatrice
beatriz beatrycze beau beaulah bebe beçeapa beçkem becky bedir bedirhan bediz bedran bedreddin bedri beğ beğarslan
beğbars beğbilgeçikşin beğboğa beğçur beğdemir beğdilli beğdurmuş begi begil begine begitutuk beğkulu beglen begni
beğtaş beğtegin beğtüzün behçet behiç behlül behram behrem behzat bek bekazıl bekbekeç bekeç bekeçarslan
bekeçarslantegin bekeçtegin beker bekir beklemiş bektaş bektür bela belçim belçir belek belemir belgi belgüc belimir
belinda bell bella belle belma beltir beltun bence bende bendegúz benedek benedict benedikt benedykt benett bengi
bengt bengü beniamin benice benito benja benjamin benjamín benjámin benli benlidemir bennet bennett bennie benno
benny benone bent bente benthe bentley benton benyamin bera berat berçem berceste berçin berdan berdibeğ berend
berendey berenice berfîn berginsenge bergü berinay berislav berit berîtan bêrîtan berîvan berk berkan berkay berke
berkin berkiş berkyaruk bermek bernadette bernadine bernard bernardo bernd berneice bernhard bernice bernie berniece
bernita berran berre berry bert berta bertalan bertha berti bertram bertrand berva beryl beşar besentegin beşer besim
beşir besra bessie betemir beth bethany bethel betina betsy bette bettie betty bettye beulah beverly beyizçi beyrek
beyrem bianca bianka bibi bibiana bibianna bíborka biçek bilal bilâl bilge bilgebayunçur bilgebeğ bilgeçikşin
bilgeışbara bilgeışbaratamgan bilgekağan bilgekan bilgekutluk bilgekülüçur bilgetaçam bilgetamgacı bilgetardu
bilgetegin bilgetonyukuk bilgez bilgiç bilgin bilig biligköngülsengün bilik biljana bill billie billy binbeği bindir
birgitta birgitte birol bisenija biserka bıçkı bıçkıcı bıdın bıtaybıkı bıtrı bjarne bjorn bjørn blagica blagoje blair
blaise blake blanca blanduzia blaze błażej bless blessing boaz boban bobana bobbi bobbie bobby bodhi bodi boğa boğaç
boğaçuk bogdan bogdana boglárka bogoljub bojana boldaz boldizsár bolmuş bolsun bolun boncuk bongul bongulboğa bonita
bonnie bora boran borbála borçul boris borivoje borjan borka borko borlukçu bornak boróka borys bosiljka boško botan
botond bowie boyan boyankulu boyd boylabağa boylabağatarkan boylakutlutarkan boža bozan bozbörü bozdoğan božena
božica božidar bozkurt bozkuş bozok brad braden bradford bradley bradly brăduț brady braeden brain brájen bram brandi
brando brandon brandt brândușa branimir branimira branislav branka brankica branko brannon branson braulio braxton
brayan breana breanna breanne brenda brendan brenden brendon brenn brenna brennan brennon brent bret bria brian
briana brianne brice bridget bridgette bridie brielle brigita brigitte brionna brisa britney britt-marie brittany
brock broderick brody brook brooke brooklyn brooks brown bruce bruno bryan bryana bryant bryce brycen brygida bryon
buçan buchi buck bucur buçur budağ budak buddy budimir budunlu buford buğday buğra buğrakarakağan bukak bukaktutuk
bukola bulaçapan bulah bulak buldur bulgak bulmaz bulmuş buluç buluğ buluk buluş bulut bumın bunsuz burak burçak
burdette burguçan burhan burkay burley burnice burslan burulday burulgu burunduk buster buşulgan butak butuk buyan
buyançuk buyandemir buyankara buyat buyraç buyruç buyruk buzaç buzaçtutuk büdüs büdüstudun bügdüz bügdüzemen büge
bügü büğübilge bükdüz büke bükebuyraç bükebuyruç bükey büktegin büküşboğa bülent bümen bünyamin bünül büre bürgüt
bürkek bürküt bürlük byron bögde böge bögü bökde böke bölen bölükbaşı bönek bönge börteçine börü börübars börüsengün
çaba çabdar çablı çabuş cade caden caesar cafer çağan çağatay çağdaş çağıl çağla çağlar çağlayan çağrı çağrıbeğ
çağrıhan çağrıtegin çağru cahid caitlin caitlyn caius çalapkulu cale caleb caleigh cali călin calista callie calvin
camden camelia cameron camil camila camilla camille camren camron camryn camylle can cana canalp candace cândar
candelario candice candida candido canel caner cangül cankan çankız cannur cansel cansın cantemir cara carey caridad
carina carissa carl carla carlee carles carleton carley carli carlie carlijn carlo carlos carlota carlotta carlton
carmel carmela carmella carmelo carmen carmina carmine čarna carol carolanne carole carolin carolina caroline carolyn
carolyne carrie carroll carson carter cary cas casandra casey casian casiana casimer casimir časlav caspar casper
cassandra cassandre cassidy cassie cataleya cătălin catalina cătălina caterina catharina catharine catherine cathrine
cathryn cathy catinca cato catrin catrina catrinel cavid cayla cazimir ceasar cebe ceca cecelia cecil cecile cecilia
cecilie cecylia cecyliusz čedomir cedric cedrick cedrik cedrin celal celâleddin celasun çelen celestine celestino
celia çelik celil celina celine céline cem cemal cemali çemen çemgen cemil cenk cerasela ceren cesar césar çeşminaz
çetin çetinel çetiner cevahir cevat ceyda ceyhun çeykün ceyla ceylan ceylin ceylinaz cezar cezara cezary cezmi chad
chadd chadrick chaim chance chandler chanel chanelle chantal charity charleen charlene charles charley charlie
charlotta charlotte chase chasity chauncey chaya chayenne chaz chelsea chelsey chelsie cherechi cheryl chesley
chester chet cheyanne cheyenne chiamaka chiara chimamanda chinedu chinyere chisom chizoba chloe chris christ christa
christelle christer christiaan christian christiana christiano christie christin christina christine christoffer
christop christoph christophe christopher christy chukwu chyna ciara çiçek çiçem cicero cielo cierra çiğdem cihad
cihan cîhan cihangir cihanşah çilay çilenti çiler cilvenaz çimen cindy ciprian cipriana çise çişem çisil citlalli
civan çîya çıgıl cılasun çıngır claas claes clair claire clara clarabelle clare clarence clarisa clarissa clark claud
claude claudia claudie claudine claudio claudiu claus clay clayton clemens clement clemente clementina clementine
clemmie cleo cleopatra cleora cleta cletus cleve cleveland clifford clifton clint clinton clotilde clovis cloyd clyde
çobulmak coby coco çocukbörü codin codrin codrina codruț codruța cody coen çokramayul colby cole coleman colin colins
colleen collin çolman çolpan colt colten colton columbus comfort concepcion concepción conchita conner connie connor
conor conrad constance constanța constantin constantina consuela consuelo cooper cora coralia coralie corbin cordelia
cordell cordia cordie corene corey corina corine corinna cornel cornelia cornelis corneliu cornelius cornell corrine
cortez cortney corvin cory cosima coşkun coşkuner cosmin cosmina costache costel costin coty courtney coy craig
crawford crenguța creola crin crina cristal cristea cristian cristián cristina cristobal cristóbal cristofor
cristopher cruz crystal crystel csaba csanád csenge csongor cullen cumhur curt curtis cvijan cvijetin cübeyr cydney
cüneyt cynthia cyra cyril cyrus cyryl çölü daan daantje dabiživ dacian daciana dada dado dafina dağhan dagmar daiana
daija daisha daisy dajana dakota dale daley dalia dalibora daliborka dallas dallin dalton damaris dameon damian
damien damil damilare damilola damin damion damir damjan damjanka damla damon dandre dane dangelo dani danial danica
daniel daniël dániel daniela daniella danielle danijel danijela danika danila danilo danique danjuma danka danko
dannie danny dante danyka daphne daphnee daphney dara darby daren daria darian dariana darien darija darin darina
darinka dario darion darius dariusz darko darla darleen darlene darnell daron darrel darrell darren darrick darrin
darrion darron darryl darwin daryl dashawn dasia dave dâver davey davi david dávid davide davin davina davion davon
davonte davor davorin davud davy dawid dawn dawson dax dayana dayna dayne dayton dea dean deangelo deanna debbie
débora deborah debra decebal declan dedric dedrick dee deen defne deion deja dejah dejan dejana dejon dejuan delal
delaney delbert delfina delia delilah dell della delmer delores delpha delphia delphine demarco demarcus demario
demet demetra demetris demetrius demetriusz demi demiralp demirhan demond dena denis denisa denise denisz deniz
denizalp dennis denny deondre deontae deonte dereck derek derick derin deron derrick dêrsim derviş derya desanka
deshaun deshawn desimir desiree desmond despina dessie destan destany deste destin destinee destiney destini destiny
devan devante deven devin devon devonte devran devyn dewayne dewey dewi dewitt dex dexter dexx diamond diana diána
diane dianna dianne dicle dîcle diclehan dida didem didina diede diego dieke dies dijana dikmen dilan dîlan dilara
dilaver dilay dilber dilberay dildar dildâr dilek diler dilhan dillan dillon dilovan dilruba dimitri dimitrije
dimitrina đina dinç dinçer dino dinu dion dionizy direnç diri dirk dîroj dîrok ditte-marie divna dizik djayden djenna
dobrila dochia doğan doğanay doğaner doğu doina dolly dolores dolunay domagoj domenic domenica domenick domenico
domenik domingo dominic dominick dominik dominique domnica donald donát donata donato donavon donka donnell donnie
donny dora dóra dorana dorcas đorđe doreen dorel dorian dorián doriana dorica dorin dorina dorinel doris dorit dorka
dorli dorota dorotea doroteja dorothea dorothy dorottya dorris dortha dorthe dorthy doru doug douglas douwe dovie
doyle dragan dragana dragica draginja dragiša dragoje dragojlo dragoljub dragoș dragoslav dragutin draža dražen dren
drew drina držimir držislav duane dubravka dubravko duco ducu dudley duje dujo dulce dumitra dumitrana dumitru duncan
dunja đura đurađ đurda đurica durmuş duru dururbunsuz durward dušan dušanka dušica duška duško dustin dusty duuk
duygu dwayne dwight dylan dylano dündar dünya dürdane dürriye döndü earlene earline earnest earnestine easter easton
ebiere ebin ebiowei ebkızı ebony ebren ebru ebuzer ecaterina ece ecehan ecem ecevit ecmel ecrin ecvet eda edd eddi
eddie eddy ede edgar edgardo edhem edil edison edita edith ediz edmond edmund edna eduard eduardo edvin edward
edwardo edwin edwina edyta edyth edythe eef eefje eero eeva efe effie efken eflah efraim efrain efrem efren efsun
eftalya eftimia eftimie ege egemen eğrim eileen einar eino eirik ekeç ekim ekin ekmel ekow ekrem ela eladio elaina
elaine elanur elbert elçin eldon eldora eldred eldridge elea eleanor eleanora eleanore eleazar electa elena eleni
elenor elenora eleonora eleonore elfrieda elgin eli elia eliabeth eliah elian eliana eliane elias eliasz eliezer elif
elijah elin elina eline elinor elinore elisa elisabet elisabeta elisabeth elisaveta elise eliseo elisha elissa eliza
elizabet elizabeth elize elka elkin ella elle ellen ellen-margrethe elli ellie elliot elliott ellis ellsworth elly
elmas elmer elmira elmo elmore elna elnora elodia elodie elody eloisa eloise elouise eloy elroy elsa else elsie elta
elti elton elvera elvie elvira elvis elwin elwira elwyn elynn elyse elyssa elza elżbieta ema emanoil emanuel emanuela
emanuil emced emeka emel emelia emelie emely emerald emerson emery emese emie emil emile emili emilia emília emilian
emiliano emilie emilija emilijan emilio emily emin emine emirhan emma emmalee emmanuel emmanuelle emmely emmet emmett
emmi emmie emmitt emmy emory emrah emre emrullah ender enderun engin enid enie enis enise enna enno enoch enola enos
enrico enrique ensio enver enya enzo ephraim eralp erast eray erberk ercan erçin ercüment erda erdal erdem erdeni
erdenikatun erdeniözük erdinç erel eremia eren erentüz ergene ergenekatun ergin ergün ergüner erhan eriberto eric
erica erich erick ericka erik erika erin erinç erkâm erkân erke erkki erling erma erman ermen erna ernest ernestina
ernestine ernesto ernie erol erşan ersin ertan erten ertenözük ertuğrul ervin erwin eryn esat esben esen esenbike
eser esi esin esma esmee esmée esmeralda esmeray esperanza esra eşref essie esta esteban estefania estel estela
estell estella estelle estera estevan esther estrella eszter etha ethan ethel ethelyn ethem ethyl etienne etil ettie
eudokia eudoksja eudora eufrosina eugen eugene eugenia eugeniusz eula eulah eulalia euna eunice eusebia eusebio
eusebiu eustațiu eustracjusz eva evalyn evan evangeline evanghelina evans evar evdokija eve evelien eveliina evelin
evelina eveline evelyn even everardo everett everette evert evi evie evin evîn evran evren evşen evy ewa ewald
ewelina ewell eyiz eylül eymen eyram eyşan eyüp ezekiel ezequiel ezra ezrak faas fabia fabian fabiana fabien fabienne
fabiënne fabijan fabio fabiola fabrice fadime fadıl fae fahrettin fahri fahriye fahrünissa faik faith fâlih famke
fanni fannie fanny farah fardau faris faruk fasih fatih fatima fatin fatma fatoş faustino fausto favian fay faya faye
fayen fayenne faysal fazilet fazıl fazlı fazullah febe feda fedai fedde federico fehime fehmi felicia felicita
felicitas felicity feliks felina feline féline felipa felipe felix felton femke femm fenja fenna fenne ferah feramuş
feramuz feray ferda ferdi ferdinand ferdynanda ferenc ferhan ferhat feride feridun feriha ferit ferman fermin fern
fernando ferne ferruh fevzi feyyaz feyza feyzullah fidan fidel fieke fien fiene fiep fiete figen fiifi fikret fikri
fikriye filemon filiberto filip filipa filiz filofteia filomena filotije filou finia finja finlay finley finnja
finnley fiodor fiona firdevs flavia flavie flavio flaviu fleta fletcher fleur flip flo floare floarea floor floortje
flóra flore florea florence florencia florencio florencja florența florentin florentina florentine florian floriana
florica florida florina florine floris flossie floy floyd flynn ford forest forrest fos foss frances francesca
francesco francis francisc francisca francisco franciszek franciszka franco franjo frankie franklin franz franziska
freddie freddy frederic frederick frederik frederike frederique fredrick fredrik fredy freeda freek freeman freida
freja frenkie freya frida frieda friederike friedrich fritz frusina fruzsina fryderyk fuat fuldem fulden fulya funda
funmilade funmilayo furkan furkân furman fuzuli fynn füreyya füruzan füsun gabe gabi gábor gabriel gabriël gabriela
gabriella gabrielle gabrijela gaetano gaffar gaia gail gaj galfryd galina gamze gardner garett garfield garland
garnett garret garrett garrick garrison garry garth gary gašpar gaston gavin gavrilo gaye gayle gazanfer gazi
gbeminiyi gbemisola geanina gedeon gelin gelincik gellért gelu gemma gencer gene genesis geneva genevieve gennaro
genoveva gențiana geo geoffrey georg george georgel georgeta georgette georgia georgian georgiana georgianna georgije
georgina geovanni geovanny geovany gerald geraldine gerard gerardo gerasim gerazym gerda gergely gergő gerhard
germaine germán gerrit gerry gerson gertruda gertrude geta gevheri ghenadie gheorghe gheorghiță gherghina ghiță gia
giada gian gianina gianluca gianni gică gicu gideon giel gifty gigi gijs gilbert gilberto gilda giles gillian gina
ginewra ginger gino gioia giorgian giorgiana giovani giovanna giovanni giovanny giray gisselle giulia giuliana
giuliano giuseppe gizem gıyas gladyce gladys glen glenda glenn glenna glennie gligorije godfrey gojko golda golden
golub gonca gonsalwy gonzalo goran gorana goranka gordan gordana gordon gracie graciela gracja gradimir grady graham
granville grațian grațiana grațiela grayce grayson greg gregg gregor gregoria gregorian gregorio gregory greta gréta
gretchen greyson grga grgo grgur griffin grigore grigorije grover grozdana grzegorz guadalupe gudrun guido
guillermina guillermo guiseppe gulbahar gulistan gulseren gun gunilla gunnar gunnel gunner gus gussie gust gustav
gustave gustavo guus guusje guy gvozden gwen gwendolyn gwido güher gül gülbahar gülben gülçin güldem gülden güldeste
gülegen gülemen gülen güler gülgün gülhan gülnaz gülpembe gülriz gülsen gülşen gültekin gülümser gümüş gün günay
günçiçek gündoğdu gündoğmuş güner güneş güngör güniz günnur günsel günseli günyaruk gürbüz gürcan gürdal gürhan
gürkan gürol gürsel güven güvenalp güvercin güzey györgy gökalp gökben gökbörü gökçe gökçegöl gökçen gökçiçek gökmen
göknur gökşin gönenç göngör gönül göran görkem görün gözde habbab habib habiba hacib hâdi hadley hafi hafid hafız
hailee hailey hailie hakem haki hakim hakkı haldun hale haleigh haley halie halil halim hâlis halit halle hallie
haluk hamdi hamdullah hami hamit hammâd hamza hana handan hande hanefi hanga hani hank hanna hannabel hannah hannele
hanno hannu haralamb haralambie harald hardy harley harmon harmony harold harriet harrison harry harun harvey hasan
haseki hasibi haşim hasin haskell haşmet hassan hassie hâtem hatip hattâb hattie hauke hawar hayal hayali hayat
hayati haydar hayden haylee hayley haylie hazan hazar hazel hazım hazle heath heather heaven heber hector hedda hédi
hedvig heidi heikki hein helen helena helene helin helle hellen helmer heloise henderson hendrik hendrika henning
henri henrick henrieta henrietta henriette henrik henrike henry henryk henryka heracleea herbert herman hermann
hermenegildo hermina hermine herminia herminio hernán hershel herta hertha hester hettie heval hêvî hicabi hidaya
hidde hieronim hikmet hilal hilario hilarion hilary hilbert hilda hildegard hillard hillary hilma hilmi hilton himmet
hipolit hipolito hira hiram hişam hıfzı hızır hobart holden hollie hollis holly homer homero hope horace horacio
horacy horațiu horea horia hortense hosea houston howard howell hoyt hozan hrvoj hrvoje hrvojka hubert hudson hugh
hugo hulki hulusi humberto hunor hunter hurşit hussein huub huzeyfe hvalimir hüccet hüdâvendigâr hüdayi hülya hüma
hyman hümayun hümeyra hüner hürkan hüsameddin hüsamettin hüseyin hüsnü hüsrev håkan håkon iacob ian iancu ianis
iasmina ibrahim i̇brahim ica icie i̇clal ico ida idell idella i̇dil idris i̇dris ieremia ifeanyichukwu ifeoma i̇ffet
ifunanya ignacio ignacy ignatius ignjat igor i̇hsan i̇hvan i̇kbal ike i̇keme ikenna ikhidie i̇kiçitoyun i̇krime
ilaçın ilarie ilarion ilay ilayda i̇layda i̇lbey i̇lbilge i̇ldike ileana ilene i̇lgegü ilgın i̇lhami i̇lhan iliana
ilias ilie ilija ilinca ilinka ilja i̇lkay i̇lkben i̇lke i̇lker i̇lknur ilko i̇lksen i̇lkyaz ilmari ilona ilse ilyas
i̇lyas ima imani imelda i̇mge imke immanuel imogene imran i̇mran imre i̇mrem ina inanç inara inaya i̇nç i̇nci indy
ines inés inez ingrid inja inka inkeri innocenty ino inocențiu ioan ioana ioanina iolanda ion ionel ionela ionelia
ionică ionuț iosefina iosif i̇pek ira irem i̇rem irena irene ireneusz ireti i̇rfan iridenta irina i̇rinç i̇rinçköl
irinel irma irmak irmeli i̇rtiş irvin irving irwin isaac isabeau isabel isabela isabell isabella isabelle isac
isadore isai isaiah isaias isak ise isidro isioma isığ işığ isık işık işıl işılay işın işıner ismael ismail i̇smail
i̇smet isobel isom isra issac istván ita i̇til itır itri itzel iulia iulian iuliana iuliu iurie iustin iustina
iustinian iva ivah ivan iván ivana ivančica ivanka ivar ive ivek iven ivica ivna ivo ivona ivonne ivory ivy iyık
iyıktağ izaak izabela izabella izaiah izajasz ize i̇zel izolda izydor i̇zzet i̇zzettin izzy jaakko jabari jace jacey
jacinthe jacinto jackeline jackie jacklyn jackson jacky jaclyn jacob jacoba jacobo jacobus jacqueline jacquelyn
jacques jacynthe jada jaden jadesola jadon jadran jadranka jadranko jadro jadwiga jadyn jaeden jaelynn jagica jaida
jaiden jailey jailyn jaime jaimy jairo jaivey jakayla jake jakob jakov jakub jakubina jale jaleel jalen jalon jalou
jalyn jamaal jamal jamarcus jamel james jameson jamey jamie jamil jamila jamir jamison jammie jan jana janae jane
janek janelle janessa janet janeta janica janice janick janie janin janina janine janis janiya janka janko janna
janne jannek jannes janni jannie jannik jannis jano jános janosch janusz jany jaquan jaquelin jaqueline jara jared
jaren jari jarne jarno jarod jaron jarred jarrell jarret jarrett jarrod jarvis jasen jasenko jasmijn jasmina jasmine
jasna jason jasper jaunita javi javier javon javonte jax jaxon jaxx jay jayce jaycee jayda jayde jayden jaydon jaylan
jaylano jaylen jaylin jaylinn jaylon jayme jayne jayson jayvano jazlyn jazmin jázmin jazmyn jazmyne jazzlyn jazzlynn
jean jeana jeanette jeanie jeanne jeannette jeannie jed jedediah jedidiah jeff jefferey jeffery jeffrey jeffry jefta
jela jelena jelica jelisaveta jelka jella jelle jelmer jelte jena jenel jenifer jenna jennie jennifer jennings jenny
jennyfer jens jensen jente jerad jerald jeramie jeramy jerel jeremi jeremiah jeremias jeremiasz jeremie jeremy
jermain jermaine jermey jerod jerome jeromy jerónimo jerrell jerrod jerrold jerry jerzy ješa jesper jess jesse
jessica jessie jessika jesslyn jesslynn jessy jessyca jesus jesús jett jette jettie jevon jevrosima jewel jewell
jezdimir jidde jil jill jillian jim jimi jimmie jimmy jinte jinthe jip jiyan joachim joah joakim joan joana joanie
joann joanna joanne joannie joanny joany joaquin joaquín joas job jocelyn jodi jodie jody joe joel joël joelina
joeline joelle joëlle joep joes joesph joey johan johann johanna johanne johannes johathan john johnathan johnathon
johnnie johnny johnpaul johnson jolayemi joleen jolie jolien jolijn jolin jolina joline jona jonah jonas jonatan
jonathan jonathon jonna jonte joojo joost jop jordan jordane jordi jordon jordy jordyn jorge joris jorn jorrit jort
joscha joschua jose josé josef josefa josefien josefin josefina josefine josep joseph josephin josephine josh joshua
joshuah josiah josiane josianne josie josip josipa joško joso josua josue josy jovan jovana jovani jovanka jovanny
jovany joy joya joyce joža jože józef józefina józsef jozue juan juana juanita juda judah judd judge judith judson
judy judyta juha juhani juho jukka jula julan jule jules julia júlia julian juliana juliane julianne julide julie
julien julienne juliet julieta juliette juliëtte julijana julika julina julio julita julius juliusz juna junayd june
junius juno jur juri jurre justen justice justin justina justine juston justus justyn justyna juul juvenal juwan
jörgen jørgen kaan kaarina kabil kacey kaci kacie kacper kade kadem kaden kadin kadir kadı kadrican kadriye kaela
kaelyn kağan kai kaia kailee kailey kailyn kaitlin kaitlyn kale kaleb kaleigh kalervo kalevi kaley kali kalinik
kalistrat kallie kamber kamelya kameron kâmil kamila kamile kamilla kamille kamran kamren kamron kamryn kamuran kancı
kançı kane kapgar kara karaca karaça karahan karak karam kareem karelle kargılaç kari kariane karianne karim karin
karina karine karl-emil karl-johan karla karlee karley karli karlie karlijn karlıgaç karlo karlotta karmela karol
karolann karoliina karolina karoline karson kasandra kasey kasım kassandra kata katariina katarina katarzyna kate
katelin katelyn katelynn katharina katherine katheryn kathleen kathlyn kathrin kathrine kathryn kathryne kathy katica
katie katija katina katja katlyn katlynn kato katrin katrina katrine kattie katun katunkız katy kavon kawa kay kaya
kayaalp kayacık kayaçık kayça kaycee kayden kayla kaylah kaylee kayleigh kayley kayli kaylie kaylin kaynak kayode
kayra kazanç kazimierz kâzım kazkatun keagan keano keanu keara keaton keegan keeley keely keenan kees keet keira
keith kekik keklik keleş kellen kelley kelli kellie kelly kelsi kelsie kelton kemal kemâl kemalettin ken kenan
kendall kende kendra kendrick kenji kenna kennedi kennedy kenneth kennith kenny keno kensi kent kenton kenya kenyatta
kenyon kenza kenzo keon kepez keramet kerami kerem keremşah kerim kerry kerstin keshaun keshawn kesme keşşaf keven
kevin kevon kevser keyken keyon keyshawn kezlik khadija khalid khalil kian kiana kianna kiara kiarra kiel kiera
kieran kiki kiley kilian kim kimberley kimberly kimi kincső king kinga kip kira kiraz kirilo kirk kirsten kirstin
kitty kımız kımızalma kımızalmıla kımızın kırçiçek kırgavul kırlangıç kısmet kıvanç kıvılcım kıymet kızdurmuş
kızılalma kjeld kjell klaas klarencjusz klaudia klaudiusz klemens klementyna kleopatra kobe koby koçer kody koen kofi
kojo kolby kole kolos konrad konstancja konstantin konstanty konstantyn koralia koray korbin korbinian korey korinna
korkut kornel kornél korneli kornelia korneliusz kory kraig krešimir krijn krista kristi kristian kristie kristiina
kristijan kristin kristina kristine kristóf kristofer kristoffer kristopher kristy krisztián krisztofer krsto kruno
krunoslav krystal krystel krystian krystina krystyna krzysztof ksawera ksawery ksenia ksenija ksenofont kubat kubilay
kubra kubura kuddusi kujoe kumru kurt kutbettin kuzman kwabena kwadwo kwaku kwame kwamena kwasi kweku kwesi kwintyn
kyan kyano kyara kyle kylee kyleigh kylie kyllikki kyra kürşad köksal lacey lăcrămioara lacy ladarius ladislau
ladislav lafayette laila laisha lajos lale lamar lambert lamia lamih lamont lana lance lane laney lara larisa larissa
laron larry lars larue larysa lascăr lasse lászló latif latife latoya laura laure laureen laurel lauren laurence
laurencja laurencjusz laurens laurent laurenția laurențiu laurenty laurentyna laurenz lauretta lauri laurian lauriane
laurianne laurie laurin laurine laury lauryn lavada lavern laverna laverne lavina lavinia lavon lavonne lawrence
lawrencia lawson layla layne lazar lazăr lazaro łazarz lea leah lean leana leander leandra leandro leann leanna
leanne leatha lee leena leendert leif leigh leila leilani lela lelah leland lelia leman lemide lempi lemuel léna lene
leni lenia lenja lenn lenna lennard lennart lenne lennert lennie lennon lennox lenny lenora lenore lenya leo leola
leon leona leonard leonardo leone leonel leonhard leoni leonid leonida leonidas leonie leonor leonora leontin
leontina leopold leopoldina leopoldo leora leposava leroy lerzan lesley leslie lesly lessie lester letha leticia
letícia letitia letiția letizia levent levente levi levin levke levy lew lewin lewis lexi lexie lexus leyla lia liah
liam liana lias libbie libby lică lidia lidija lieke liene lieuwe lieve ligia liisa lîlan lili lilia lilian liliana
liliána liliane lilianna lilien lilith lilli lillian lilliana lillie lilly lilou lily lilyan lincoln linde lindsay
lindsey line linett linn linnéa linnie lino linus linwood lio lioara lion lionel lîrîk lis lisandro lisann lisanne
lisbeth lise liselotte lisette litzy livia lívia liviu liya liyam liyana liz liza lize lizeth lizz lizzie lizzy
ljiljana ljuba ljubica ljubiša ljubomir ljudevit llewellyn lloyd loa loek loes loet logan lois loïs lola lolade
lolita loma london lone lonie lonnie lonny lonzo lora loraine loredana loreen lorelei loren lorena lorene lorenz
lorenza lorenzo loretta lori lorin lorine loris lorna lorraine lot lotte lotti lottie lou loua louay louie louis
louisa louise lourdes louvenia lovisa lovorka lowell loy loyal loyce luan luana luc luca lucas lucențiu lucía luciana
luciano lucie lucien lucienne lucija lucijan lucile lucille lucinda lucio lucious lucius lucja łucja lucjan lucreția
lucrețiu lucy ludie ludmila ludovic ludovica ludvig ludwig ludwik ludwika lue luella luigi luis luisa luise luiz
luiza lujza luk luka lukas łukasz luke lula lulu luminița luna lune lupe lurline luther lutz luuk luus luz luzie lyam
lydia lykke lyla lyle lyn lynda lynette lynn lyric lysanne lütfi lütfullah maad maaike maan maarit maarten maartje
maas mabel mabelle mable mac maca mace macey maci macie mackenzie macy mădălin mădălina madaline madalyn maddison
maddox madeleine madelief madeline madelyn madelynn madge madie madilyn madisen madison madisyn madita madleen madlen
madyson mae maegan maes maeve mafalda magali magda magdalen magdalena maggie magnus maher mahir mahmut mahzun maia
maica maida maija maik maike mailin maira maiya maja majda makary makayla makenna makenzie makinwa maksim maksud
maksym maksymilian malachi malcolm malena malene małgorzata malia malik malika malin malina mălina malinda mališa
mallie mallory malou malte malthe malvina malwina mamie manda mandy manley manoah manole mansur manu manuel manuela
marah marc marcel marcela marceli marcelina marcelino marcell marcella marcelle marcellus marcelo marcheta marcia
marcin marco marcos marcu marcus mare mareike marek maren marena marga margaret margareta margarete margarett
margaretta margarette margarita marge margie margot margret marguerite mari maria maría mariah mariam marian mariana
mariane marianna marianne mariano maribel marica maricarmen maricica marie marieke mariela mariella marielle marietta
marija marijana marijn marika marilena marilie marilou marilú marilyn marilyne marinela marinko marinus mario
marioara mărioara marion marisa marisol marissa marit maritza măriuca marius marja marjan marjatta marjolaine
marjorie marjory márk markika markku marko markus marla marlee marleen marlen marlena marlene marley marlie marlin
marlo marlon marly marques marquis marquise marrit marsha marshall mart marta marte marten martha martin martín
martina martine márton martti marty martyna marvin marwa marwin mary maryam maryann maryjane maryna maryse maša
mašinka mason matan mate máté matei matej mateja mateo mateusz mathew mathias mathijs mathilda mathilde mathis matias
matija matilda matilde matis matko mato matteo matthew matthias matthijs matthis matti mattias mattie mattis mátyás
matylda matz maud maude maudie maureen maurice mauricio maurine maurits maurycy maverick mavis mawuena mawusi maxie
maxime maximilian maximillia maximillian maximo maximus maxine maxwell may maya maybell maybelle maye maymie maynard
mayra maysa mayson mayte mazhar mazie mazlum mckayla mckenna mckenzie meagan meaghan meda medina medine medya mees
megan megane meggie meghan mehmet mehtap meik meike mekhi melania melanie melany melba melda melek melenija melih
melike melikşah melina melinda melis melisa melissa melle mellie melody mels meltem melvin melvina melyna melyssa
memduh menno meral mercedes meredith merel merete meriç merih merijn merl merle merlin merritt mert mertie merve
mervin meryem mestan mesut mete metin mette mevlüt mex meyra mia mica micaela micah micha michael michaela michał
michale michalina micheal michel michele michelle midas mieke miguel mihael mihaela mihai mihail mihailo mihajlo
mihály mihnea mihriban mija mijat mik mika mikael mikaela mikail mikayla mike mikel mikkel mikki mikko miklós mikołaj
miladin milán milana milanka milanko milano mildred mile milena miles mileta miley milford milić milica milisav
milivoj miljan miljana miljenko milka milla mille miller millicent millie milly milo milojica milomir milorad miloš
milou milton milutin mimo mindy mine minerva minna minnie minodora mio mioara miodrag miomir mir mira mirabela mirac
miraç miracle miran miranda miray mircea mirco mireille mirela mirella mireya miriam mirja mirjana mirka mirkelam
mirko mirkó mirna miro miron mirona miroslav mirre mirte mirthe miruna mirza miša misael misbah miško mislav missouri
misty mitar mitch mitchel mitchell mithat mitică mitruț mittie mizgîn mısra mlađana mladen moa modesto mohamed
mohammad mohammed moises mojżesz mollie molly momir momira mona monalisa monica mónica monika monique monroe
monserrat monserrate montana monte monty moos morgan moriah moritz morris morten mortimer morton mose moses moshe
mossie moussa mozell mozelle mozes muammer muaviye muaz mugur mugurel muhammad muhammed muharrem muhsin muhtar
muhterem muhteşem muhyiddin mukadder mukaddes muktedi muktedir muktefi muriel murl murphy murray muslih mustafa
mutahhar mutasım muteber mutemed muttalib muyiwa muzaffer mya myah müesser müfid müge müjdat müjde müjgan mükerrem
myla mylan mylene myles mylo mümtaz münevver münir müren myriam myrl myrna myron myrthe myrtice myrtie myrtis myrtle
müşir müzdad nabi naci nada nađa nadalina nadežda nadi nadia nadine nadja nadzieja nae naemi nafiz nahid nahil nail
naim naja nakia nalan name namık nana nancy nándor nanna nannie naomi naomie naoufal naoufel napoleon nara narcis
narcisa narciso narin nash nasir nasrullah nastja nat natalia natália natalie natalija natan nátán natanael natasa
nataša natașa natasha nathalie nathan nathanael nathanial nathaniel nathen natka naud nawroz nayeli naz nazan
nazariusz nazary nazif nazım nazlı nazmi neal nebojša necat necati necdet nechifor necib necla necmettin neda
nedeljko nedim nedjeljka nedjeljko nedra neele neeltje neha nehir neil nejat nela nelda nele neli nella nelle nelli
nellie nelly nels nelson nelu nemanja nena nenad neo neoma nera nergis neşet nesim neslişah nesrin nettie neva neven
nevena nevenka nevin nevio nevra nevzat newell newroz nichifor nicholas nicholaus nichole nicklas nicklaus nickolas
niclas nico nicoară nicodim nicola nicolae nicolai nicolaie nicolas nicolás nicole nicoleta nicolette nicoline nicu
niculina niculiță nicușor nicuță nida nidia niek niels niels-christian niene nienke nigar nigel nihal nihan nihat
nika nike nikita nikki nikkie nikko niklas niko nikodem nikola nikolai nikolas nikolasz nikoleta nikolina nikša nil
nila nilgün nils nimakoah nimród nina nine nino ninthe nisa nisan niştîman niyazi nizamettin njegomirka nnamdi noa
noah noam noami noan noe noé noë noel noël noelia noëlla noëlle noemi noémi noemie noemy nola nolan nolen nomi nona
noor noortje nora nóra norah norbert norberto nore norene norica norina norma norman norris norval norwood noud nour
nouri nout novak novella novi nowi nox nûda nûdem numan nur nural nuran nûredîn nurettin nurgül nursel nurseli
nurullah nuša nusret nyah nyasia nükhet nynke oana obie obioma obrad obren oceane ocie octav octavia octavian
octaviana octavio octaviu oda odell odessa odie odin ofelia ognjana ognjen oğuz oğuzhan okan oke okey okşan oktay ola
olaf olaide olavi olcay ole oleg olen oleta olga olgica olimpia olimpian olimpiu olin olive olivér olivera olivia
olívia olivier oliviu oliwia oliwier ollie olof olufunmi olumide oluwunmi oma omar omari omawunmi omer omolara ona
onie onome onoriode onufry onur ophelia ora oran orestes orhan orie orin orion orland orlando orlo orpha orrin
ortansa orval orville orvokki osbaldo osborne oscar óscar oskar oskari osmund ostoja osvaldo oswald oswaldo otha otho
otilia otis ottilie ottis otto oumayra ova ovidiu owen oya ozan ozana ozella ozren pablo paige pakize palma pam
pamela pamfil panagachie panait pankracy pansy pantaleon paolo paraschiva paris parla pascale pasquale pat patience
patrice patricia patricio patrick patrik patrizia pătru patrycja patrycjusz patrycy patryk patsy patti pattie patty
paul paula paulette paulica pauliina paulina pauline pave pavel pavica pavle paweł paxton payidar payton pearl
pearlie pearline pedro peer peggie peggy pekka pelagia pelin pelinsu pelle pembe penelopa penelope pentti pepe pepijn
pepo pera percival percy peri perî perica perihan pernilla pero perran perry pertev peruna perver pervin pete petek
peter péter petko petra petre petri petrică petrija petrișor petronela petru petruț petruța petteri peyami peyton
phil phileine philine philip philipp phillip philou phoebe phyllis pia pien pierce pierre piet pieter pietro pim pink
pinkie pío piotr piraye pirjo pirkko pit pius pınar platon pleun pola polikarp polly pompilia pompiliu pontus
porfiriusz porfiry poul pravdan precious predrag presley preston price prince princess priscilla profira prokles
prokop prokul promise providenci prudence prvoslav puk päivi queen queenie quentin quin quincy quinn quinten quinton
quinty quirin rabia rachael rachel rachela rachelle raci radenko radina radiša radivoje radmila radmilo radojka
radomir radoš radosav radoslav radovan radu răducu radul rae raegan raf rafael rafaël rafaela rafał rafet raff rafila
raheem rahel rahim rahime rahmi rahsaan rahşan rahul raif raik raina rajko rajmund rajna rajnold rakita rakıp raleigh
ralph raluca ramazan ramiro ramiz ramon ramón ramona rana randal randall randi randolf randolph randy rania ranko
ransom raoul raphael raphaël raphaelle raquel rareș rashad rashawn rasheed rasheedah rasim raşit raško rasmus ratimir
rauf raul raúl raven ravi ray rayan rayen raymond raymundo răzvan reagan reanna reba rebeca rebecca rebeka rebekah
rebekka recai recep reece reed reese refah refet refik regan reggie regina reginald regitze reha reid reilly rein
reina reinhold reis réka relja relu remilekun remington remus remzi rênas renata rene rené renee rengin renja renske
reşat reşîd ressie resûl resül retha retta reuben revi rex rey reyes reyhan reymundo reyna reynold reza rezzan rhea
rhett rhianna rhiannon rhoda rhonda riana rica ricardo riccardo richard richárd richie richmond rick rickard rickey
rickie ricky rico rieke rifat rigoberto riitta rija rikke riley rina rino ristana ritva rıdvan rıfat rıfkı rıza roan
robb robbie robert róbert roberta robertina roberto robi robin robyn rocco rochelle rocio rocío rocky rod roderick
roderyk rodger rodica rodney rodolfo rodoljub rodrick rodrigo roel rogelio roger rogers rohan roj roko roksana roland
rolando rolf rollin roma romaine romana romanița romee romeo romina romulus romy ronak ronald ronaldo ronî ronja
ronnie ronny roos roosevelt rory rosa-maria rosalee rosalia rosalie rosalind rosalinda rosalyn rosamond roşan rosana
rosanna rosario roscoe rose rosella roselyn rosemarie rosemary rosendo roser rosie rosina roslyn ross rossie rotimi
rover rowan rowena rowland roxana roxane roxanne roxelana roxy roy royal royce roza róza róża rozalia rozella rozina
ruben rubén rubie ruby rubye rudolf rudolph rudy rufina rufus ruhsar rûken rumena rupert russel russell rusty ruth
ruthe ruthie ruxanda ruxandra ruža ružica ryann rüçhan ryder rükneddin rylan rylee ryleigh ryley rüştü ryszard rüya
saar şaban sabin sabina sabir sabri sabrina sabryna sacid şadan sadberk sadettin sadi sadie sadık sadri sadullah
sadye safa safae saffet şâfi safiya safouan safouane sage şahap şahin şahinalp sahra şahsuvar şahsüvar said saige
saim sakari şakir sâkıp salih salim sallie sally salma salome salomë salomea salomey salomon salvador salvatore
salwator samanta samantha samara samed sami samia samih şamil samim samir samira sammie sammy samson samuel samuël
sámuel sancho sander sándor sandra sandrine sandro sandu sandy sanem sanford sanja sanjin santa santiago santina
santino santos sânziana saphira sara sára sarah sarai şarani sare sarina saša sascha sasha saskia satu saul sava
savanah savanna savannah savaş saveta savi savina savion şayan scarlett schuyler scot scott scottie scotty seamus
sean seb sebas sebastiaan sebastian şebnem şecaeddin seçil seçkin seda sedat sedef sedrick sef sefer seff şefik seher
şehlevent şehrazat sekinat selahattin şelale selami selçuk selda selena selim selin selina selma selmer selvi sem
sema semenica semih semra şemsi senay şenay şener şengül senka senn senna senne şennur şenol sep sepp seppe seppo
şerafettin serafin serafina serap șerban serbülent serdar şeref serenity sergen sergi sergio sergiu sergiusz serhad
serhat şerif serin sermet şermin serpil sertaç sertap şervan seth settar sev seval sevda sever severin severina sevgi
sevil sevim sevinç şevket şevki sevtap şevval seweryn şêxmus şeyban şeyda seyfettin seyfi seyfullah şeyma seyyit shad
shade shaina shakira shalewa shana shane shanel shanelle shania shanie shaniya shanna shannon shanny shanon shany
shari sharon shaun shawn shawna shaylee shayna shayne shea sheila sheldon shelia shelley shelly shemar sheri sheridan
sherman sherri sherwood sheryl shirley shyann shyanne sibel sibyl sidney sidonia siebe siem sienna siënna siep sierra
sigmund signe sigrid sigurd şihab şihabeddin şiir şîlan silja silje silvan silvana silvia silvian silviana silvija
silviu sîma simen simeon simge simi simina simion simisola simo simon simona simone simonida sinan şinasi sincere
sindre sinem sinică sinikka siniša sinja sîpan şir şîrîn sister siv sıdkı sıla sırrı sjoerd sjors skye skylar slađana
slavek slavica slavka slavko slavoljub slobodan slobodanka smaranda smiljana smilla sname snežana snježana sofia
sofía sofie sofija soledad soma sondre songül sonia sonja sonny sonya soof sophia sophie sorana soraya sorin sorina
spencer speranța spirydion srboljub srećko sredoje srna stacey stacy stana stanca stancu stanford stanislav
stanislava stanisław stanko stanley stanton staša steen stef štef stefan ștefan stefana ștefana stefania ștefania
stefanie steffen stelian steliana stella steluța stephan stephania stephanie stephany stephen stephon stêr sterre
stevan steve steven stevie stewart stijn stina stine stipan stipe stjepan stojan stojanka stone strahinja stribor
stuart suat subhi sude sudi sue şule sumayyah sunay sunčica sune sunniva sunny sururi susan susana susanna susanne
susie suus suzan suzana suzanne suze svea svebor svend svenja sverre svetislav svetlana svetolik svetomir sybilla
syble sydnee sydney sydni sydnie süheyl şükrü süleyman sylvan sylvester sylvia sylwester sylwia synne szabolcs
szczepan szofi szofia szófia szonja szymon sönke sören søren tabea tabitha taceddin tacjana tad tadija taha tahir
tahsin taib talay talea talha talia talip talon tamara tamás tamer tami tamia tamina tamino tammo tammy taner tania
tanja tanju tanner tanya tanyeli tapani tapio tara tari tarik tarık tarja tarkan taryn tasa tasha taşkın tate tatiana
tatjana tatum tatyana taurean tavares taya tayfun tayler taylor tayyar tea teagan ted teea teije teja tekin tekinalp
tekla tellervo telly temel temitope teo teodor teodora teodoro teodosia teofil teohari teoman teona terence
terencjusz teresa tereza teri terrance terrell terrence terri terrill terry tess tessa tessie teun teunis tevfik
tevhid tevin tezcan tezel tezer thad thaddeus thalea thalia thea thelma theo theodor theodora theodore theresa
therese theresia theron thiago thies thije thijmen thijn thijs thilo thirza thom thomas thora thorben thore thorge
thurman tiago tiana tianna tibbe tiberia tiberiu tibor tieme tierra ties tiffany tihomir tiina tija tijana tijmen
tijn tijs til tillman tillmann timea timm timmothy timmy timo timon timotei timoteo timothy timur tinca tincuța tine
tino tiril tirza titi titilayo titilope tito titus tizian tınas tjark tobias tobiasz tobiloba tobin toby tod todd
todor toke tolga tolunay toluwani toma tomas tomás tomasa tomasz tome tomiloba tomislav tomislava tomke tommie tommy
tomo tonči tončica tone toney toni tonija tonka tonko tony tonya toon tope torben torbjörn tore torey torrance torrey
toy trace tracey traci tracy traian travis travon tremaine tremayne trent trenton tressa tressie trever trevion
trevor trey tricia trine trinity trisha tristan tristian tristin triston troels troy trpimir trpko trudie trycia
trystan tuana tudor tudora tudorița tudosia tufan tugay tuğba tuğrul tuğtekin tuhfe tunahan tunay tunç tunçer tuomas
turan turgay turgut turna turner tutku tuula tuulikki tuur tvrtko twan twila tycho tygo tülay tyler tülin tümer tymon
tymoteusz tyra tyree tyreek tyrel tyrell tyrese tyrique türkan türkay türker türkeş tyron tyrone tyshawn tyson ubaldo
uffe ufuk uğur uhra ukbe ulf ulices ulises ulla ulrik ulrika ulus ulvi ulviye umur umuralp umut una unique uriah
uriel ursula usame utku uygu uzodimma vahâ vahdet vahid vahide vala valdemar valentijn valentin valentina valentine
valentino valera valeria valerie valerija valeriu vali vallie valter valtteri vance vanesa vanessa vanja varvara
vasil vasile vasilica vasilică vasilisa vasko vatroslav vaughn vecdi veda vedat vedran vedrana veerle vefa vefik
vehbi veikko veit velana velda veli velibor velimir velimira velina vella velma velva vena vencel vendel venera
veniamin vera verda verdie vere vergie verica verla verlie vern verna verner vernice vernie vernon verona veronica
verónica veselinka vesile vesna vesta veysel veysi vibeke vic vicdan vicenta vicente vicenția vicențiu vicki vickie
vicky victor víctor victoria vidak vidal vienna vieve viggo vigo vijeko viktor viktória vildan vilhelm villy vilma
vilmos vince vincent vincențiu vincenza vincenzo vinnie vinz violet violeta violette viorel viorela viorica virág
virgie virgil virginia virginie visarion višnja vito vitus vive vivian viviana viviane vivianne vivien vivienne
vjekoslav vjenceslav vlad vladana vladek vladimir vladimira vladislav vlado vlaicu vlastimir vlatka vlatko voichița
voicu vojin vojislava volkan vujadin vujica vuk vukan vukašin vukica vukota vuslat wacław wade waino waldo wale
walenty walentyn walentyna waleria walerian walery walgierz walker wallace walter walton wanda wanesa ward warren
watson wava wawrzyniec waylon wayne webster welat weldon wellington wende wendell wendy werner weronika wes wesley
wessel westley weston whitney wiara wibke wiebke wies wiktor wiktoria wilber wilbert wilbur wilburn wiley wilford
wilfred wilfredo wilfrid wilfryd wilhelm wilhelmina wilhelmine will willa willard willem willi william willie willis
willow willy wilma wilmer wilson wilton wincenty winfield winifred winnifred winona winston wirginia witalis
władysław włodzimierz wolf woodrow wout wouter wyatt wyman xander xatûn xaver xavi xavier xebat xem xenia xezal
xzavier yaa yadira yağız yağmur yahya yakubu yalçın yalgın yaman yannic yannick yannik yannis yaprak yara yarah yaren
yaşar yasemin yasin yasmeen yasmin yasmine yassin yassine yassir yavuz yaw yazmin yekta yelda yeliz yener yenthe
yesenia yeşim yessenia yetkin yfke yiğit yinthe yıldırım yıldız yılmaz ülfet ülgen ülker ülkü ylvi ylvie ümit ümmiye
ümran ünal ünsel ünseli yolanda yonca yoshiko yosun younes youp yousef youssef yuna yunus yûsiv yusuf yven yves
yvette yvonne yüce yücel yüksel yümni üzeyir zachariah zachariasz zachary zachery zack zackary zackery zafer zafir
zâfir zaharia zahide zâhit zahra zain zainab zakaria zakary zalán zamfir zamfira zamir zana zander zane żaneta zara
zaraza zaria zarije zavida zayd zayn zdenka zdenko zdeslava zdravko zechariah zef zehra zejnep zekai zekeriyyâ zekiye
zelda zeliha željka željko zella zelma zena zeno zénó zenobia zenovia zente zerdeşt zerrin zerya zétény zetta zev
zeyd zeyneb zeynel zeynep zihnî zilan zîlan zîn zina zion zita ziva ziver ziya ziyad ziyâd zlata zlatica zlatka zoe
zoé zoë zoey zofia zoie zoila zola zoltan zoltán zora zoran zorana zorka zrinislav zrinko zselyke zsófia zsolt
zsombor zula zuzanna zvezdana zvonimir zvonko zübeyde zübeyr zygmunt zühal zülal züleyha zülfikâr zümrüt åke åsa ömer
önder öykü özcan özden özer özge özgür özhan özkan özlem özlen öznur`;

export const rareSurnames = `
aalerud aaltonen aas aasen abacı abadan abadžić abadžija abalıoğlu abay abazović abbas abdi abiodun abiola abodunrin
abosede abrahamsson ačanski acar açar acheampong achim aćić ačić aćimović aćin açıkalın açıkgöz aclan adadevoh adal
adam adamczak adamczyk adamek adamiak adamiec adamović adamowicz adamski adamus adan adanır ađanski adaobi adašević
adebayo adegboye adegoke adem ademayowa ademola adeniyan adeoluwa aderinsola aderonke adesina adewale adewunmi
adewura adeyemo adin adıvar adomah adomako adongo adu adusei adutwum afirifa afoakwa afolabi afunku ağaoğlu agboola
ağca ağırbaş agnes aguridić agyapong agyare agyei agyemang ahić ahmed ahmetspahić ahonen ahortor aigbiniode ajakaiye
ajvazović akal akalın akan akar akay akaydın akbaba akbay akbulut akçal akçalı akcan akçay akdağ akdemir akel akerele
akgül akgün akgöz akifović akintade akıncı akışık akkan akkaş akkaya akkoç akkor akkoyun akkoyunlu akkurt akman akoto
akowua akpınar aksakal akšam aksel aksentić aksentijević aksić aksin akşit aksović aksoy aksungur aktan aktaş aktay
akyeamfuɔ akyeampong akyel akyena akyerεko akyıldız akyürek akyüz aladić aladžić alaković alanović alargić alavanja
alavantić albu aldea aleksandrowicz aleksić alev alexa alexandrescu alexandru alexe alfermann ali aličić alidi aligbe
alih alija alikavazović alıcı aljančić alkaya alkhamis alković almašac alnıaçık alparac alpman alpuğan altınay
altınbaş altınel altınışık altınok altıntaş altıok altun altuntaş aluga alyanak amaechi aminat amo amoa amoako amoasi
ampadu ampofo amponsah amundsen anđelić anđelković andersen andersson andesilić andić andonov andonović andorful
andreassen andreasson andrei andrejević andrejić andrejin andreković andresen andriška andrzejczak andrzejewski
anghel angster anokye antczak anton antoni antonić antonović antović anttila antunović antušević antwi anučin anušić
apostol appia appiah arap aras arda ardelean ardeleanu aremu arhanić arıcan arığ arık arıkan arlović arman arnesen
arpaši arsenić arsić arslan arslanoğlu arvidsson ašađanin asamoa asamoah ašanin asante asare ašćerić aşçı asenso
asiama asiedu asil ašimi aşık aşıkoğlu aşkın aškraba aškrabić aslan aslanoğlu ašonja ata atakan atakol atalık atan
atanda atasever atay ateş atik atıcı atılgan atlı augustyn augustyniak avcı avcıoğlu avram awuah axelsson ayaydın
ayaz aybar aycan aydan aydemir aydın aydoğdu aygün ayhan ayisat aykaç aykan aykurt ayobami ayomide aytaç aytek
aytekin ayverdi aždajić azinić baa baafi baah baawia babac babacan babalı babalj babalola babaoğlu babarogić
babatunde babatz babel babić babin babović baburić bacalo baciu badea bademci badjuk badu bagiński bağış bahadır
bahun bajčetić bajčić bajer bajšanski bąk bakal bakan bakaran bakarec bakırcı bakırcıoğlu bakke bakken bakos bąkowski
balaban balabanović balan balašević balašković balaž balažević balázs balcerzak balcı balešević baleta baletić
balević balinčić balint bálint baljak ballı balog balogh balogun baltacı baltin bamisebi banach banaś banasiak
banasik bandić bandl banić banica banićević banjac banjak banjalić banjari banov banu baran baranjec baranowski
barański barbarosoğlu barbu barbulescu bardek barinić barisić barišić barlas barna baroševčić barošević barta
bartczak bartkowiak bartnik bartosik bartulin basar-klapec basara başaran basarić başer basmacı başoğlu bastać
bastajić batnožić bato baturalp bayazıt baydar bayer baykam bayraktar bayraktutan baysoy bech beckmann beđan
bednarczyk bednarek bednarski bednarz beissmann bejan bekavac bekčić bekdik bekjarev beko bekonja bekovac bektaş
bektaşoğlu bekvalac belcar belčević belenzada belić belivuk bello belojević belopoljac beloševac belošević belović
belovuković benaković bengtsson berak berberoğlu berge berglund bergqvist beribak berk bernatović berntsen bertelsen
beşerler beşikçi beşok białas białek białkowski bićanin biçer biedrzyński bielak bielawski bielecki bielski bieniek
bieńkowski biernacki biernat biglebauer bildik bilge bilgen bilgiç bilgin biljan bilogravić bilopavlović bilski
birčaković birčanin birinci birlik biro biró biro-datković birtašević bisgaard bivolarević bizetić bizumić bıçakçı
bjelanović bjeletić bjelić bjelica bjeličić bjelinić bjelivuk bjelja bjeljac bjelkić bjelobaba bjelobrk bjeloglav
bjelogrlić bjelojević bjerke bjerregaard björklund bjørnstad blaćanin blaga blaško-vidosavljević blašković błaszczak
błaszczyk blatančić blažanović blazević blomqvist boadi boadu boahen boakye boaten boateng bober bobeta bobinac boboc
bochenek bocić bočkai bockovac-kunštek bocokić boda bodea bodiroga bodnár boduroğlu bogdan bogdán bogisavljević
bognár bogoljubović bogosavac bogucki bogusz bokanović bolat bolatlı bolf-kovačić bolkovac bolot-salaj bolta boltić
bolunović bomeštar bonderović bondžić bonsra bonsu boratav borbély borčanin borek borge borilović borinčević
borisavljević borkovački borković borkowski boros borovac borowiec borowski bosanac bosančić bosiljčić bosiljkić
bosiljković botezatu boyacı boz bozalo božanić božanović bozdoğan bozdok bozdokov bożek božičanin božičić božićković
božičković bozkır bozkurt bozoğlu bradvić brahaj brandt bratojević bratonožić bratović bratu brđanin brđović
brešković brežančić brezo brezovac brezovnjački brinjak brisuda brix brkanović brkić broda bruun brzeziński
brzozowski buač buača bubalo bucaklı bucalo bucalović bučanin buch bučkalović bucur buczek buczkowski buczyński budai
budak budimčić-kovačević budziński budzyński buhl bujak bukowski bulaja bulak bulat bulatović buljat buljin
buljubašić buljugić bulovan bulut bundgaard bunea bunoza bunuševac burani burazer burazor burđak burević burgić
burlacu buruk burzyński busak busari bušetinčan buslaver butarević bölükbaş bölükbaşı čabaj-adam čabro cacciamani
čaće çağıran čajka čajko cajner cajzler çakır čaleta calin čamagić çamdalı čamdžić can čanaki čančar čandrlić
canjko-novak çapanoğlu capek čapkunović čaprnjić čarapić čarapina čaraveša carić carlsen čarnić čarović cartl
çatalbaş čatalinac catana čatić čavalić čavaljuga čavdarević čavić čavlina cazacu cebula cehmajster čelar čelebija
çelik ćenan čengija čerkašin çetin çetiner çevik chibike chibuike chidinma chidozie chiriac chirila chirita chis
chivu chmiel chmielewski chmura chojnacki chojnowski cholewa christensen christian christiansen chrzanowski chudzik
cichocki cichoń cichy čičmak ciesielski cieśla cieślak cieślik cikota cilikan cimbaljević cimerman cimeša
činčurak-kovač ciobanu ciocan čipanj čipanj-banja čisar ciszewski čizmar-tormaš claesson clare clausen čobanović
cojocaru čokov čolak čolaković čolanić čolina coman constantin constantinescu ćora ćorak cornea cosma costache costea
costin covaci cozma craciun cretu crisan cristea cristescu crnogaj croitoru csapo csonka csordas cucu čudina ćukalac
ćukalović ćukić ćuković ćukteraš ćulibrk ćuslović čvagić cvetković cvetljanin cvetojević cvetuljski cvijan
cvijančević cvijanović cvijetić cvijetin cvijetinović cvijić cvjetičanin cybulski cygan czaja czajka czajkowski
czapla czarnecki czech czechowski czekaj czerniak czerwiński czyż czyżewski çörekçi daako dabčević dąbek dabić
dabižljević dąbkowski dabnjak dabović dąbrowski dačković dačović dadić dafunić dağdaş dağlaroğlu dagović dahl
dahlberg daišević dajić dajlić dalgaard dalkıran dalleaste damian damljanović danciu danenhauer danielsen danielsson
danila danso daražac darko darteh dartey dascalu dašić david davidović davidsen deák dec deđanski dedejić dedijer
đedović dejanović đekanović đekić đeković delalić đelić đelkapić đelmaš đelošević demir demirbaş demirel đenić denkel
đenović dera đerašević đerasimović đergović đerić đerisilo devald devedžić devetak devrnja diaconescu diaconu dima
dimčević dimčić dimić dimitrić dimitrijević dimitrovski dimkić dimković dimović dimšić dinca dingarac dinu divald
dizanov dizdar djetka djokoto djurasek długosz dobosz dobre dobrescu dobrilović dobrinković dobrosavljević
dobrowolski dobrzyński doğan dogaru dokonal đoković dokoza dolaček dolović đolović domagała domanović domański
domazet dominiak domiševac domjan domljan dončić dondur donević donkor dopša dopuđa dorić doronjski dorontić doža
drabik drač dračić dragan draganović draghici dragić dragin dragoi dragojlov dragomir drakčić dramlić drašković drča
drčelić drenjačević drešević drinić drinjak drljača drljan drmanac drmanović drmončić drozd drozdowski dróżdż
drvarević drvenica drzewiecki duah dubiel dubravec duda dudás dudek dudziak dudzik dudziński dugaja đukelić dukovac
dumanjić đumija dumitrache dumitrascu dumitrescu dumitriu dumitru dumnić đunda dupan dupont durak durmaz duszyński
duta duygulu dvizac dvokić dvoranac dwamena düşenkalkar džakmić džakula džal džanija dženopoljac džepina dziedzic
džigumović džigurski džikić džinić dziuba džodanović dzokoto dębowski dębski ebubechukwu edvardsen egbochukwu egeli
egelja egeljić egerić egić ehigiator eide ekici eklund ekşioğlu ekström ekwueme elçiboğa elebiyo eliaš eliasson
eliçin elizabeth elmastaşoğlu emmanuel enache engström erbay erberk erbulak erçetin erdoğan erez erginsoy eriksen
eriksson erkekli eronat ertepınar ertürk esbensen esther evensen evliyaoğlu fábián fabijanović fabjan faculjak fahham
fajdetić falkowski faragó farcas farčić farkas farkaš fazekas fehér fekete fekonja fijałkowski filimon filip filipan
filipek filipiak filipowicz finstad fišbah fischer fjeld flačer flaman flanjak florczak florea florek florescu
floričelović fodor fodulović fofie foged folivarski forsberg fossum fosu frąckowiak frączek francezi francišković
frandsen franić frankowski fransson frątczak fratila frazi frederiksen fredriksen fredriksson frigan fundak funmilayo
furgala furlan furman fülöp gabor gabud gačanović gačević gačić gaćina gaćinović gađanski gade gadomski gadžić gagić
gagović gagričić gagro gajda gajdoš gajec gajewski gajski gál gałązka galić galinac galjak galjen galjer gałka
galošević ganea garcia garonja gąsior gąsiorowski gáspár gašpić gavrić gavrila gavrilović gavrović gaweł gawlik
gawron gawroński gazdić gazibara gazivoda gažo gbadamosi gbogboade genjega georgescu gerhardt gheorghe gheorghita
gheorghiu gherman ghita gil giurgiu głąb glasnović glavač glavati gleđa gledić glintić glođović głogowski glosli
głowacki gložanski gluhović glukčević glumac glumpak godanj godlewski gołąb golec gołębiewski gołębiowski gombai
gombay góra góral górecki goričanec gorjanski górka górniak górny górski grabež grabić grabovac grabowski graczyk
gradištanac gradojević grecu gregersen grgurević griesbacher grigoras grigore grigorescu grkavac grkinić grladinović
grochowski grosu groza grozdanović grubnić grudzień gruszczyński gruszka grzegorczyk grzelak grzesiak grzesik
grześkowiak grzyb grzybowski grzywacz gučanin gulyás gundersen gunjača gunnarsson gušanović gušatović gušavac guševac
gušić gušović gustafsson gutal gutowski gutrovac guzik guzina gwóźdź gwoździk gyamfi gyasi gül güler gümüşpala günday
güneş gürmen gönültaş habeeb hađa hadžibeganović hafner hajdinjak hajdu hajduk hajnc hakala hakyemez halász hald
halvorsen hamzaoğlu handžić hango hanifat hanižar hannich hansen hansson hanzl harač haramija hasanica hassan
haugaard haugen haukelidsæter havojić hedegaard hedlund hegedüs hegedűs heikkilä heikkinen heinonen heleta hellström
henriksen henriksson herjavec herman hermansen hermansson hidošanin hiltunen hirnštajn hirvonen hjorth hlapec hlasni
hlavati hodanovac hodovanj holm holmberg holmgren holmqvist homa hopland horaček horvath horváth hovanjek hribar
hrkalović hrnjak huseby huzanić håkansson hämäläinen iacob iancu ibranović ibrić ičelić ichim ignat igov igrić ihasz
ilančić ilić iličin ilie iliescu ilin ilinčić ilisić ilıcalı illés ion ionescu ionita iordache iorga iosif irimia
isaac isakov isaksson işık ismail isokun ispas išpiranović ištoković istrate išvan ivan ivančan ivas ivascu iversen
ivkovac iwanowski iwański iyalla izdebski jablanov jabłoński jaćimović jackowski jacobsen jaćović jadro jagica
jagiełło jagielski jagodziński jagušić jakab jakobek jakobsen jakobsson jakolić jakubiak jakubowski jambor jamiu
janas janečić janeković janevski janiak janicki janik janiszewski janka jankovitch jankowiak jankowski janowski
jansson janus januško janusz januszewski jarnec jaros jarosz jarząbek jašarević jasiński jaśkiewicz jastrzębski jauk
jaworski jazbinšek jazvinšak jeftić jeftović jelačić jelašić jelica jelisavac jenkač jensen jeppesen jerab jeremić
jereminov jergić jerinić jerinkić jerkov jerković jespersen jeuša jevđenić jevđenović jevđević jevremčević jevremov
jevremović jevrić jevrosimov jevrosimović jevtanović jevtić jevtović jezdić jezdimirović jezierski jimoh jocković
johannessen johannsen johansen johansson johnsen jokanović jokić jokičić jokin jokinen joković joksimović jónás
jonsson jordanović joshua jostiak jovančević jovanović jóźwiak jóźwik juhász juhl jurašić jurašković jurek jurišević
jurišić jurišin jurjević jurkiewicz jurkowski justesen justina juszczak jędrzejczak jędrzejczyk jędrzejewski järvinen
jönsson jørgensen kabić kablinović kačaniklić kačar kačarević kačavenda kacprzak kaczmarczyk kaczmarek kaczmarski
kaczor kaczorowski kaczyński kadijević kadnar kadri kahveci kainović kaitović kajganić kalaba kalabić kalajanović
kalajdžić kalajić kalajitović kalamiza kalendić kaleta kalić kalinowski kalinski kalisz kallio kaluđerski kałuża
kamber kamenički kamenov kaminski kamiński kandecki kania kanić kaniewski kanižaj kaplangı kaproncai kapulica kapusta
kara karabulut karaböcek karać karadamis karadaş karađorđević karaduman karaer karajčić karakašević karaman
karamarković karamata karan karapetrić karaś karašićević karatošić karaulac karaulić karavidić karczewski kardoš
karika karikari karjalainen karlak karlić karlinski karlsen karlsson karpiński karwowski kašanin kasapoğlu kasavica
kaselj kašiković kasperek kasprzak kasprzyk kašterović kaszuba katarinček katherine katoi katona katulić kavaklıoğlu
kawa kawecki kaya kayode kazenski kaźmierczak keçeci kekić keleka keleman kelemen kemfelja kerekes keseroğlu kešina
keskin kićanović kičema kićeskulov kićevac kičić kiełbasa kihas kimberly kinnunen király kišfalubac kisiel kita kitić
kitonjić kizivat kılıç kılıççı kıraç kjeldsen kjær klačar kladar kladarin klasanović klašnja klausen klečina kleven
klikovac klimczak klimek klimović klinac klincov klinić klišanin klječanin kłos kłosowski kmieć kmiecik knapik
knudsen kobela kobia kobus koç kocabıyık kocman koçoğlu kocsis koçyiğit kofranek kogan kogut koivisto kojčić
kojčinović kokanov kokanović kokoškov koković kolak kolaković kołakowski kolarac kolarević kolarić kolarov kolasa
kolesarić kolgjeraj kołodziej kołodziejczyk kołodziejski kolompar kolonja kolović kolundžić kolundžija komad
komadinić komadinović komak komanov komanović komar komarčević komarčić komarica komarnički komaromy komarov komatina
komatinović komatović komazec komljen komljenović komluški komnenić komnenov komnenović komorowski končar konieczna
konieczny konopka konrad konta koomson kopanec kopas kopczyński kopeć koper kordić kordin kordulup korhonen korica
korkmaz korol korotaj korpaš korša korušac korzeniowski kosalec košanin košarac košević kosiński koskinen košničar
košničarević kosowski košpić kostadinović kostecki kostić kostin kostrzewa koštunica košutarac košutić kot kotaranin
kotaraš kotarčević kotarlić kotević kotowski kotrljanović kovacs kovács kovalski kovčin kovinčić kovinjalo kovjanić
kovljenić kovrlija kowal kowalczuk kowalczyk kowalewski kowalik kowalski koyuncu koza kozak kozarac kozarev kozarević
kozarski kozić kozieł kozioł kozlica kozlina kozlovački kozłowski kozma kragl kragulj kraguljac krahovski krainčanić
krajewski krajina krajinović krajišnik krajnović krakowiak kralj kralja kraljinović krasić kratofil krawczyk krawiec
krčevinac krčmar krčmarević kremanac kremenović kresoja kresojević kresonja kreštalica krga kričak krička kričković
krilović krinulović krišan krišanov krišanović kristensen kristiansen kristić kristoffersen krivaćević krivaja
krivčević krivda krivokuća krivošić krivošija križić krkalo krkeljić krkić krkljuš krkobabić krogh król królikowski
krpović krsmanić krsmanović krsmić krspogačin krstajić krstanović krstekanić krstić krstičić krstin krstinić
krstivojević krstonić kruk krukowski krupa krupiński krušarovski krušković kruszewski kružević krvavac krysiak
krzemiński krznarić krzyżanowski książek kubacki kubena kubiak kubica kubicki kuc kučara kucharczyk kucharski kuchta
kućinac kuciński kuczyński kuday kudeljaš kuhar kujavec kujawa kujawski kukuljica kukuružnjak kulaksızoğlu kulesza
kulik kuliński kumcuoğlu kumi kunt kunter kupusinac kuraica kurćubić kurčubić kurek kurevija kuridža kurija kurilić
kurjačić kurjački kurmazović kurnoga kurobasa kurowski kurt kurtak kurtanjek kurtuma kuručev kurucić kurutluoğlu kuś
kušan kusanović kusi kušić kušljević kušljić kutlay kutlija kuželj kužet kuzmanić kuzucu kvačanović kvarme kvasina
kvekić kvrgić kwaakye kwarteng kwaśniewski kwiatkowski kwiecień kwieciński küçükler kyei kędzierski kędziora kępa
körmükçü köse köybaşı köylüoğlu laakso laaksonen labalo laban labanac labotić labus lačanin lach laćman lačnjevac
ladega lađevac lađević lađinović laforza lahtinen laine laitinen laitkam lakatos laketa laketić lakić laletin lalić
lambić lapčević łapiński larsen larsson laskowski lasota lászló latifat lauridsen laursen lawal lazanski lazar
lazarac lazarev lazarević lazarov lazendić lazetić lažetić lazić lazin lazinica lech lečić lehtinen lehto lehtonen
leinonen lelović lemaić lemajić lemić lenart lengyel lenhard leonard leontijević leposavić lepović leppänen
lepšanović lero lesendrić lešević lesiak lešina leśniak leśniewski leszczyński leutarević levajac levanić lewandowski
lewicki lilić limoncuoğlu lindberg lindholm lindqvist lipiński lipka lipski lis lisiecki lisowski livaja livazović
ljevnaić ljiljan ljubojević ljubomirović ljubotina ljubović loboda logožar lomić lomović lorentzen lubina luca
lučanović lučar lučić łuczak ludban lukač lukačević lukačin lukács łukasiewicz łukasik łukaszewski lukenda lukendić
lundberg lunde lundgren lundin lundqvist lundström lungu lupu lužaić löfgren løken macanić macele maciąg maciejewski
mackiewicz macko maćkowiak macovei madej madić madsen madžić maftei magdalenić magdić maglajić magnussen magnusson
mahmudi majača majcher majchrzak majewski majka majkić majnik majović majstorović majstrenko makowski maksimović
makuachukwu malbašik malec malečić małecki małek malešević malićanin malicki malinić malinowski maliszewski malivuk
malobabić malojčić maltašić malvić mamula manastirlić mandarić mandić mandoković mandrapa manea manfred manjak
manjenčić mann manninen manolache manole maračić marak maraković marasović marčec marchewka marčik marciniak
marčinković marcinkowski marcu marcussen marczak marek margić marginean marian marić maričević marinčić marinescu
marinković marino marinović marisavljević marjanov marjanović markiewicz markotić marković markowski markuš marmeggi
maroević marošićević marović marsenić marszałek mart martać martin martinac martinov martinović martinsen martinsson
márton marunica maryam maryjane marzec mašala maslać maślanka masłowski mašojević matanić mataz máté mateescu matei
mathisen matić matijanić matijašević matijević matorić matoš mattila mattsson matusiak matusina matuszak matuszewski
matysiak mautner mauzer mayhoş mayowa mazilu mazur mazurek mazurkiewicz megdanac menemencioğlu menrat mensa mensah
mertoğlu mesarić meszaroš mészáros mezei mičan michalak michalczyk michałek michalik michałowski michalski micu
mielczarek mierzejewski miettinen mihai mihaila mihailescu mihalache mihalcea mihaljec mijaković mijota mika mikac
miklaś mikodanić mikołajczak mikołajczyk mikula mikulski mikuta milak milanković milczarek milea milewski militaru
miljanović milla miller miodrag miracle mircea mirea miron misiak miśkiewicz misztal mitanović miu mlađenović mlikota
młynarczyk mobolaji mocanu modzelewski moe moen moga mogbadunade mohamed mohnacki moise moldovan moldoveanu molenda
molnar molnár morar moraru morawski mortensen moslavac motalo motyka mroczek mroczkowski mróz mrozek mucalj mucavac
mucha muhar muinat mukaram munch munda munkaš muntean munteanu muradbašić murati murawski muresan musat musiał
mustapha mustonen muszyński mutiat muženjak myhrer månsson mårtensson mäkelä mäkinen møller nača nagy nagypalfi
najduk nalbantoğlu nanaić napierała nastase nawrocki nawrot ndukwu neacsu neagoe neagu neamtu nebioğlu nechita necula
nedelcu negoita negrea negru nemes németh nenadov nenadović nesladek nezaj ngozi nguyen nica nicoara nicolae
nicolescu niculae niculescu niedziela niedzielski niedźwiecki nielsen niemczyk niemi niemiec nieminen niewiadomski
nilsen nilsson nistor nitu nkansa nkansah nkrumah nojeem norberg nordby nordin nordskaug novák nowacki nowaczyk nowak
nowakowski nowicki nowiński nowosadek nsia nti ntiamoa ntim numanoğlu nwachukwu nwogu nwuzor nyaako nyame nyantakyi
nyberg nygaard nygård nyström oancea obeng obiageli obianuju obrežanac odobašić odunayo ofori ofosu ogunbanwo
ogunwande ojala okonkwo okpattah okumuş okunola okur okyere oladeji oladimeji olah oláh olaoluwa olariu olaru
olasunkanmi olawale olbina olczak olejniczak olejnik olofsson olsen olsson olstad olszewski oltean olteanu olubukola
olubunmi olufeyikemi olumide olutola oluwakemi oluwanisola oluwaseun oluwaseyi oluwashina oluwatosin omani omobolaji
omobolanle omolara omowale ondrašek onohinosen onose onyinyechukwu opačić opeyemi opoku oppong oprea oprić opricović
opris opsenica opuić opuku opuvačić orak oraloğlu oraovčić orašanin oravec orbán orbanić orbay orgulan orlović
orłowski orosz oršanić orsós orzechowski osei osiński osmak osmanlić ossowski ostrowski osuagwu otartić oti otiwa
otuo ovčina owais owczarek owusu oyebola oyelude oyinkansola ožanić ozansoy pačanin pačariz paczkowski pađen paduraru
pahanić pahert pająk pajčić pajeska pajkurić pajtl paksüt pakuła pál palačković palacz palašti palavestra palić
paligorić palija palikuća pališaški paljević pałka pallesen paluch pamper pana panait panek panežić panišić panjak
panjević pap papak paraschiv paravinja parmaković parojčić parović partyka parun parvu pašagić pašalić pasca pascu
pašić pasternak paszkowski pásztor patača patačić patafta pataki patarac patila patko patković patrascu patrnogić
patrun pauković paun paunković pavčić pavel pavelić paver pavešić pavlačić pavličić pavlov pavlović pavrlišak pawelec
pawlak pawlicki pawlik pawlikowski pawłowski pazmanj pećar pećina pedersen pekkan pektemek pena penčić penezić penić
penjišević penović peović pepelčević peran perlaš perša persson pešorda petcu peter péter petersen petre petrea
petrescu petrijevčanin petriševac petrovac pettersen pettersson pham piasecki piątek piątkowski piechota pieczek
piekarski pietras pietruszka pietrzak pietrzyk piha pilarski piłat pilch pintea pintér pintilie piórkowski piotrowicz
piotrowski pirvu pisarević piškorjanac pitinac pitkänen pivar piwowarczyk pješčić pješivac placento plačić plačko
plakalović plamenac plantak plaščar plaskur plazonja plazonjić plejo plemić pleša pleška pleskonjić płonka poçan
pocrnja podbarac podgórski podpadac pogačić polak polančec polat polšak ponjavić popa popčić popescu popławski
popovici popržan porębski poštić potočar poulsen poyrazoğlu požarac prakatur prangart prebiračević preda predić
predin predojev predojević predović predragović preloščan prempeh preočanin prerad preradović prkosovački prodan
prohaska prokop prošić protić prus przybył przybyła przybylski przybysz ptak puchalski puharić puiu puškarčuk
putinčanin putnik puzavac puzigaća pytel pålsson quartey rabić rabljenović raca rácz raczyński radecki radigović
radijevac radin radinović radisavčević radisavić radisavljević radišević radivojac radivojša radl radlović radmanović
radoi radomirović radomski radonja radonjanin radonjić radotić radovac radovanac radovanković radovanlija radovanov
radu radulaški radulescu radulić radulj raduljesković raduljević radulović radušić radusilović radusinović raduški
rafailović raich rajčević rajs rajš rajšić rajtek rakanović rakarić raković rakowski rakušić ralbovski ramač
randunković rangelov rantanen rapovac raščanin rašetarević rašetić rašević rasić rasinac rasmussen rašović raspopović
raspudić ratajczak ratkovčić ravn razić rečević rehak remeta renčar rendulić renovčević renovica repac repija
resković ribar rica richter rimai rittgasser robak ročkomanović rogala rogalski rogowski rogulja rojek romanowski
romčević rondović rosandić rosca rošević rosiak rosiński roškić rosu rotaru rothenbacher rovčanin rožac różański
rozgić różycki ruciński rudan rudnicki rudziński rudzki rumenić rušanoski rusin rusu rutkowski ruud rybak rybarczyk
rybicki rzepka räsänen røed saarinen sabau sabdat sabljak sabolčec sabolski sadiki sadıklar šadl sadović sadowski
sadžak šafarić safo sagadi šagodić saheed şahin šajinović šajtoš šakanović salminen salo salonen samancı samohod
samohodaj samolov samolovac šamšalović samuel samuelsson sanadrović sandalcı sandalj sandberg sandić sando sandor
sándor sandu šantor sanusi sarah sarbu šargač šarić sarı sarıoğlu sárközi sarpong šaruga šašek satner sava savevski
savolainen savu sawicki saygıner schermann schmidt schrøder schumacher schutzbach sedarević šegavčić šegota segunmaru
sekinat šekularac şen šenica sepetçi serafin serban šesta šetula sezek siedlecki sienkiewicz sieradzki šiketanc
sikora sikorski sima šimak šimatić simić simićević simijonović simin simion simionescu simjanović šimlješa simojlović
simon simonović simonsen şimşek simulov simunović simurdić sinanoğlu sipos šiptar sirbu sitarić sitek siwek skalski
skandović skeledžija skenderija skiba skibiński skoczylas skoglund skóra skorupan skowron skowronek skowroński
skračić skroban skrzypczak skrzypek skuterud sladaković sladić sladoje sladojević sladović slamarski slamek
slankamenac slatinac slavković sławiński slijepac slijepčević śliwa śliwiński slobođanac slobodanović slobodjanac
slonja słowik słowiński ślusarczyk smaić smailbegović smajlović smedsrud smiljan smiljanec šmitran smogeli smoliński
smoljanec smoljanić šmrčak soare šobar sobczak sobczyk sobieraj sobolewski šobota socha sochacki sodar sokół
sokołowski solak solberg solga solheim solli solmaz solomon šolta sołtys sołtysiak šomođvarac somogyi somrak soós
šorgić šormaz šorša sosnowski šostarec šostarko šotić šotra sowa sowiński španiel sparić spasenić spasenović spasić
spasković spasojev spasojević špernjak špiranec srakić sroka stachowiak stachowicz stachura stachurski staicu
štajhofer štampf stanciu stancu stanek stanescu štangl stanijanović stanijević stanikić staniša stanisławski
staniszewski stanivuković stankiewicz stapić starovlah stašćik stasiak štasni staszewski stawicki stec stefan
štefančić stefanescu stefaniak stefański steffensen stelmach stensrud stepanić stepanov stepanović stevelić
stevilović štimac stoian stoica stokanović stolarczyk stolarski stolla straka stranski strepački štriga strikinac
strmota stroe strzelczyk strzelecki strömberg stubičan stuparić stępień stępniak sučević suciu suđić šujdović šukalo
šukalović šukara sulaimon šulovnjak šuman sunarić šundalić sundberg superina surma suša sušac šušak suski šutaković
šutanovac suvačarov suvajac suvajčević suvajdžić suvala suzović švab svendsen svensson svirčev svoboda svorcan
svrakačić svrtan świątek świderski świerczyński süleymanoğlu sylvester szabo szabó szafrański szalai szasz szatkowski
szczepaniak szczepanik szczepański szczerba szcześniak szczygieł szczęsna szczęsny szekely székely szekeres szeląg
szewczyk szikra szilágyi szostak szulc szwarc szwed szücs szűcs szydłowski szymański szymczak szymczyk szymkowiak
szyszka szőke sæther söderberg sørensen sørlie sözeri tabaček tahincioğlu tahirović taiwo takács takalić takyi
talapka talavanić tamas tamás tamindžić tampolja tamunoemi tanacković tanase tanasijević tangen tanjga tankosić
tanrıkulu tanurdžić tapavica tapavički tarnowski taş taşçı taslak taşlı tataru tatomirov tawia tazegül tekand
tekelioğlu tekin telak telebar telenta tella temitope teodorescu teofilović teokarević teovanović tepavac tepavčević
tepić tepša tepšić terzić terzija tešanović tesla tevdenić thomsen thoresen tica tihomirović tijanić tikas timarić
timotić tintor tkaczyk toader toft toivonen tojić tokarski tokatlıoğlu tokgöz tolulope toma tomala tomanović tomaš
tomasović tomaszewski tomazović tomčić tomczak tomczyk tomescu tomljanović tomović tomušilović tomys tončić tonkovac
topaloğlu topalov topalović topalski topçuoğlu topić topisirović topolovac topolović toraman torgersen toth tóth
totman tracz tramposch trandafir travica treskavica tretinjak tribuljak trif trifan trikić trikošanin trivkanović
trojanowski trtica trzciński trzeciak tubanski tudor tudorache tudose tuğlu tuğluk tunaboylu tunçeri tunkova tuominen
turajlić turan turcu turek turnadžić turunen turza tustonja twardowski tweneboa twumasi türkdoğan türkyılmaz tütüncü
tüzün török ubavić ubavin ubavkić ubiparip ubiparipović ubner ubović uca uchechi udicki udilović udovčić udovičić
udovički udvardi ugarak uglješić ugrčić ugričić ukraden ulemek uluhan umolac ungureanu urbańczyk urbanek urbaniak
urbanowicz urbański ursu utješanović uzelac vadlja vaduva vahala vaip vajdička vajzenbach vakareskov valić váradi
varenina varga varićak varinac varmuža varnica varšava varzić vašadi vasile vasilescu vasiliu vaška vavrikov vedvik
vegar vegge vejnović vekecki vekić velaja velanac velioğlu veres veseličić vesić vesin vesković vestergaard vezmar
vidaček viderščak vidranjski viklund villadsen vincze vinketa vinther vintila virág virtanen višekruna vitman vlad
vlah vlašić voicu voinea vračar vračarević vranjić vrbanac vrbas vrbaslija vrekalović vrugić vučeta vučetić vučevac
vučkovac vučković vučo vučurević vujaković vujeva vukadin vukaljević vukalović vukanović vukašinac vukasović vukčević
vukelić vukelja vukeljić vukobradović vukobrat vukša vuksanović vukšić vulčević vuleta vuletaš vuletin vulić
vulićević vulišić vulović vunak vunjak vunturišević väisänen vörös walczak walkowiak wallin warchoł wasiak wąsik
wasilewski wasiu wąsowski wawrzyniak wdowiak weinand wershansky wertag wesołowski wiącek wiafe wieczorek wierzbicki
wikström wilcox wilczek wilczyński wilk winiarski winther wiśniewski witczak witek witkowski więcek więckowski
włodarczyk włodarski wnuk wójcicki wojciechowski wójcik wojtas wojtasik wojtczak wojtkowiak wójtowicz wolak wold
woliński wolny wolski woś woźniak wróbel wróblewski wrona wroński wuraola wypych wysocki wyszyński węgrzyn yaamoa
yalçın yaqub yavuz yawson yazıcı yeboa yeboah yeşilkaya yetkiner yirenkyi yıldırım yıldız yıldızoğlu yılmaz yılmazer
ünal yorulmaz yussuf yüksel zabłocki zaborowski zabrdac zadnik zadravec zadrić žagarac zagoršek zagórski zaharia
zając zajączkowski żak zakrzewski žalako zalar zalewski zamfir zapalac zaremba žarković zarzycki zaręba zawada
zawadzki zbodulja zdelar zdenčan zdravčević zdunek zebić żebrowski zec zejak zekan zelenka žerajić žeravica žgela
žgrabljić zieliński zielonka zijan zimonja zimonjić zinaić zinajić zindović ziółkowski žipac zipalović zipančić
ziramov zirojević žirović živadinović živak živaljević živanac živanović žižanović zięba ziętek zlatanović žmegač
żmuda zorica zrna zubak żuk żukowski żurawski żurek zvanić zvonar zwoliński zych zygmunt żyła åberg åkesson öberg
ødegård önür örge østby østli öymen özberk özbey özbir özcan özdemir özdenak özdoğan özer özgörkey özkan özkara özkök
öztonga öztuna öztürk`;
