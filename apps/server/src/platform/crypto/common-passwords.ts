/**
 * Words that people build passwords from, taken from published lists of leaked passwords. Each also covers its
 * variants: capitals, letters replaced by digits, a year or a few signs around it, the word twice.
 */
export const commonPasswordWords: readonly string[] = `
aaron abba abigail abracadabra access account adam adelaide admin administrator adobo airforce akoitoo akolang akosiya alan
albert alex alexander alexandra alexandre alexis alfredo alvin always amanda amazing amazon amber amen america american amor
amore amoremio anak andre andrea andrew android angel angela angelica angelina angelo angels anna anne annie anthony antonio
anyone anything apple apples april argentina ariel arizona armando army arnold arsenal arthur asdfgh ashley atlanta audi
august auntie aussie austin australia autumn ava avengers awesome azerty babe baby babyboy babyface babygirl bacolod bacon
baguio bahala bahalana bailey bambi banana bank barbara barbie barcelona bart baseball basketball batangas batman beach bear
bears beatles beautiful beckham beer believe believer bella belle benjamin benny berlin bernard bestfriend bestfriends betty
beyonce bff bianca bible bieber billion billy bird birds birthday black blackie blessed blessing blink182 blue bmw bobby
bonita bonjour boss boston boxing boyfriend brad bradley brandon brasil brazil brenda brett brian brianna brilliant brisbane
britain britney brittany broncos brother brothers brown bruce bryan buddy budweiser bugsbunny bulacan bulldog bulldogs bulls
bullshit bunny burger business buster butterfly caleb california camaro cameron camille campus canada canadian canberra candy
captain captainamerica career carl carlo carlos carmen carol caroline cartman cash cat catherine cats cavite cebu cebucity
cedric celtics cesar champ champion chance change changeit changeme charles charlie charlotte cheese cheetah chelsea chemistry
cherry cheryl chester chevrolet chevy chicago chicken china chinese chloe chocolate chouchou chris christ christian christina
christine christmas christopher church ciao cinderella cindy cinnamon clarence class2020 claude claudia clayton client clients
clifford clinton coco cody coffee coffeebean colin college colonel commander company computer connor contrasena cookie cookies
cooper corazon corey corona correcthorsebatterystaple corvette cougar counterstrike cousin cowboy cowboys cowgirl craig crazy
crazyman creative cristina crystal cupcake curtis customer cyber cynthia dad daddy daisy dakota dale dallas damian damn dance
dancer dancing daniel daniela danielle danny darling darren darthvader database davao dave david davidson deadman dean dearest
deborah december default dell demo democracy demon denise dennis denver derek derrick desire destiny detroit devil diamond
diamonds diana diane diego digimon discovery disney disneyland diyos doctor dodgers dog doggie doggy dogs dollar dollars
dolphin dolphins dominic donald donna dontforget doraemon dorothy dota doudou douglas dragon dragonball dragons dream dreamer
dreams driver drummer drums dublin duck ducks duke dummy dustin dwayne dylan eagle eagles earth easter easy eclipse edgar
edith eduardo edward edwin eileen elaine element elena elephant elijah elizabeth ella ellen elsa elvis email emerald emilio
emily eminem emma emmanuel employee employees engineer england english enigma enrique enterprise eric erica erika ernest
ernesto espana estrella ethan eugene eva evan evelyn evening everyone everything example excellent express extreme facebook
faith falcon family fantastic fantasy father february felix fender fernando ferrari ficken filipina filipino fiona fire
firebird fish fishing florence florida flower flowers flyers fool football ford forest forever forget forgetit forgot fortnite
fortune foxtrot france francis francisco frank franklin freak fred freddie frederick freedom french friday friend friends
friendship frodo frozen fuck fucker fuckme fuckoff fuckyou funny futbol gabriel gabriela gabrielle galaxy game gamer games
gaming gandalf gangsta gangster garden garfield garrett gary gateway gavin general genesis genius george georgia gerald german
germany ghost giants gibson gilbert ginger girlfriend gizmo gloria gmail god godisgood godisgreat goku gold golden golf golfer
goodbye goodmorning goodnight goofy google gordon gorgeous gorilla grace grandma grandpa green greenday greg gregory guest
guillermo guinness guitar gunner guwapo gwapo hacker hackers hailey hallo halloween hammer handsome hannah happy happyday
hardcore harley harleydavidson harold harrison harry harrypotter harvey hate hater hawk heat heather heaven hector heineken
helen hell hello hellokitty henry herbert herman hermione hermosa hero heroes hey hi hiphop history hobbit hockey hocuspocus
hogwarts holiday holidays hollywood homer honda honey honeybee hongkong hope horizon horse horses hotgirl hotmail hotrod
hottie houston howard howdy hubby hugo hulk hunter hunting husband ian iceman ihateyou iloilo ilovegod ilovejesus iloveme
ilovemyfamily ilovemymom iloveyou iloveyousomuch imagine impala india indian indigo indonesia inferno infinity insane inspire
instagram intel internet ipassword iphone ireland irene irish ironmaiden ironman isaac isabella isaiah island italia italy
ivan jack jackass jackpot jackson jacob jacqueline jaguar jaime jake james jamie jane janet janice january japan japanese
jarvis jasmin jasmine jason javier jayson jean jeff jeffrey jennifer jenny jeremy jerome jerry jesse jessica jessie jesucristo
jesus jesuschrist jimmy joan joanna job jocelyn joe joel john johnny johnson joker jollibee jonathan jordan jorge jose joseph
josephine joshua joy joyce juan juana juanita judith judy julia julian julie julio july june junior jupiter justice justin
justinbieber juventus kangaroo kapamilya kapuso karen karina karl karla katherine kathleen kathryn katie katrina kawasaki
kayla keith kelly kendra kenneth kenny kevin killer kimberly king kingdom kings kitten kitty kittycat knight koala kobe korea
korean kristen kristin kristina kristine krystal kulit kurt kyle lady laguna lakers lance larry lasvegas laugh laura lauren
lawrence lawyer lebron legend legendary lemon leo leon leonard leonardo leopard leroy leslie lester letmein letmeinnow lewis
lexus liberty liebe lifeguard lifetime lightning lily linda linkedin linkinpark linux lion lions lisa liverpool liza lloyd
lmao logan login logitech logon loki lol london lonely lorena lorraine losangeles loser louis loulou love lovelove lovely
loveme lover loverboy lovers loveyou lucas lucia luck lucky luckyme lucy luffy luigi luis luke lumpia lydia madison madonna
madrid maganda maggie magic magnum mahal mahalkita mahalko mahalkosiya mail major makati makulit malaysia mama manager
manchester mandy mango maniac manila manny manuel manutd march marco marcos marcus margaret maria mariah mariana maribel marie
marilyn marina marine marines mario marissa mark marlon married mars martha martin marvin mary maryann maryjane maryjoy master
masters mathematics mathew matrix matthew maurice maverick max maxwell may mazda megan melbourne melissa melon melvin mercedes
mercury mercy merlin messi metallica mexican mexico mia miami michael michaeljordan michelle mickey mickeymouse micorazon
microsoft midnight miguel mike mikey milan million millionaire milo minecraft minnie miranda mission mitchell mivida mobile
molly mom mommy monday money moneymaker monica monique monkey monkeys monster moon moonlight morning morris moscow moses
motdepasse mother motorola mountain mulan music musica mustang mypassword mysql mystery nancy naomi napoleon naruto nascar
natalie natasha nathan nature naughty navy neil nelson nemesis nemo neo neptune netflix network neverland nevermind
newpassword newyear newyork newyorker nicholas nick nicolas nicole night ninja nintendo nirvana nissan noah nobody nokia
noodles nopassword norman nothing november nurse oakland ocean october octopus office officer oliver olivia olympus omar omg
onedirection onepassword onepiece online open opensaysme opensesame openup oracle orange orchid oreo orlando oscar outlaw
outlook owen pablo packard packers pacquiao pakistan pampanga pancake panda panginoon panther papa paradise parents paris
parola party pass passion passw0rd passwd password passwort patricia patrick patriot paul paula pauline pavilion payroll peace
peach peanut pearl pedro peggy penelope penguin pentium pepper perfect perry perth peter phantom philadelphia philip
philippines phillip phoenix physics piano picture pikachu pilipinas pilot pinay pink pinkfloyd pinoy pirate pirates pittsburgh
pizza planet platinum playboy player players playgirl playstation pluto pogi poison pokemon police pony pooh popcorn porn
porno porsche portland potter power powerful praisegod predator pretty prince princesa princess priscilla private prodigy
profile puppy purple qazwsx quality queen question quezon quezoncity qwerty rabbit racer rachel racing rafael raider raiders
rain rainbow ralph ramon randall randy ranger rangers rapper raptor raul raymond realmadrid rebecca rebel red reddog redrum
redskins redsox reginald remember rememberme reminder remote rene republic ricardo rich richard rick ricky rihanna river rob
robbie robert roberto robin roblox rock rocket rocknroll rockstar rocky rodney rodrigo rofl roger roland rome romeo ronald
ronaldo ronnie root rosa rosalie rose rosemarie rosemary roses ross roxy roy ruben ruby rudy rufus russell russia russian ruth
ryan sabrina sadie safe safety sailor sakura salamat salary sally sam samantha sammy sample samsung samuel samurai sandiego
sandra sandy sanfrancisco santiago sapphire sara sarah sasuke saturday saturn scarface schatz school science scoobydoo scooter
scorpio scorpion scotland scott sea sean seattle sebastian secret secrets secure security senha sentinel september serena
serenity sergeant sergio server sesame seth sex sexy sexyboy sexygirl shadow shakira shane shannon shark sharon shaun shawn
sheila shelby sherlock shirley shit shrek sibling sierra signin silence silver silvia simba simon simpson singapore singer
single sinigang sister sisters skater skating sky skywalker slayer slipknot slipper smile smiley snake snoopy snow snowball
snowboard snowwhite soccer sofia soldier soleil solution somebody someone something sommer sonia sonic sony sophia sophie
southpark space spartan special spencer spider spiderman spike spirit spongebob spring sprite spurs staff stallion stanley
star starcraft stargate starlight stars startrek starwars stealth steelers stella stephanie stephen sterling steve steven
stinger storm strawberry strength striker stuart student studio subaru sublime success successful sugar summer sun sundance
sunday sunflower sunny sunset sunshine superboy supercalifragilistic supergirl superman supernova superpassword superstar
superuser surfer surfing susan suzanne suzuki sweet sweetheart sweetie sweety swimming sydney sylvia system taguig tamara
tammy tania tanya tara teacher teamo ted teddy telephone temp temporary tennis tequiero tequila teresa terminator terry test
tester testing texas thailand theodore thepassword theresa thisismypassword thomas thor thunder thursday tiffany tiger tigers
tigger tim timothy tina tinker tinkerbell titanic titans toby today todd together tokyo tom tommy tomorrow tony toor tornado
toyota tracy travel traveler travis trevor trinity trip trooper trouble troy truck truelove trust trustme trustno1 tucker
tuesday turbo turtle tweety twilight twitter tyler ubuntu ultimate uncle unicorn united universe university usa user username
vacation vader valentina valentine valeria valerie vampire vanessa vanilla vegas vegeta venus vera veronica victor victoria
victory vietnam viking vincent violet virgin virginia vision vivian vodka volleyball volvo voodoo voyager walker walter
warcraft warlock warren warrior warriors wayne webmaster website wedding wednesday weekend weird welcome wendy wesley whale
whatever whiskers whiskey white whitey whoami wife wifey wildcat wildcats wildfire william willie windows wine winner winnie
winning winston winter wisdom wizard wolf wolverine wolves wonder wonderful wonderwoman woody work worker working world
wrangler wrestling wtf xander xavier xbox yahoo yamaha yankees yellow yesterday yoda yolanda yourpassword youtube yvonne zach
zachary zelda zeppelin ziggy zodiac zoe zombie zxcvbnm
`
  .trim()
  .split(/\s+/);

/** Whole passwords from the same lists that neither a word nor a keyboard run explains. */
export const commonWholePasswords: readonly string[] = `
123qweasd 123qweasdzxc 143143143 1434413520 14344143 143iloveyou 18atcskd2w 1a2b3c4d 1a2b3c4d5e 1loveyou 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2fast4u 3rjs1la7qe 4ever 4runner 5201314 5201314520 7654321a 8675309 a1b2c3d4
a1b2c3d4e5 aa123456 aa12345678 ab123456 abc12345 abcd1234 abcdefghijklmnop agent007 area51 asdqwe123 blink182 bond007 chelsea1
cr7cr7cr7 d1lakiss dontknow drowssap dunno12345 gfhjkm gfhjkm123 ghbdtn gohan12 gtasanandreas iamgroot idontcare idontknow
ihavenopass ihavenopassword ilove143 ilovemychildren ilovemyhusband ilovemywife iloveyou143 iloveyouforever jamesbond007
jordan23 knockknock kobe24 lebron23 letmein1now loremipsum loremipsumdolor ltvfirf marlboro1 maytheforcebewithyou messi10
monkey1234 myspace1 ncc1701 ncc1701d ncc1701e nevergonnagiveyouup nfnmzyf nimda no1knows noidea123 number1 numberone
onetwothree onetwothreefour over9000 p455w0rd pa55w0rd pa55word praisethelord q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc
qazwsxedcrfv qwaszx qwaszx12 qwe123qwe qweasdzxc qweqwe123 ronaldo7 rush2112 sec4ever sum41 terces thankyoujesus thankyoulord
thequickbrownfox thx1138 tobeornottobe trustno1 vegeta9000 vfhbyf whosthere winteriscoming woaini woaini520 wsxedcrfv x4ivygx4
y6p67ftrqj youknowit zaq12wsx zaq1xsw2 zaq1zaq1 zxcasdqwe
`
  .trim()
  .split(/\s+/);
