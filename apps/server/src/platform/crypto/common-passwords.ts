/**
 * Words that people build passwords from, as every published list of leaked passwords shows them. Each stands for itself and
 * for what is made of it: capitals, letters swapped for digits, a year or a few signs around it, the word twice.
 */
export const commonPasswordWords: readonly string[] = `
password passwort passwd pass passw0rd secret secrets private default login logon signin admin administrator root toor
superuser user username guest test testing tester temp temporary demo example sample welcome hello hi hey howdy goodbye
letmein openup open opensesame sesame access account system server computer internet network website email mail gmail
yahoo hotmail outlook google facebook twitter instagram linkedin youtube netflix amazon apple samsung microsoft windows
iphone android nokia sony dell intel linux ubuntu oracle mysql database changeme change changeit newpassword mypassword
yourpassword thepassword nopassword onepassword ipassword superpassword iloveyou iloveme ilovegod ilovejesus loveyou
loveme lovelove love lover lovely loverboy lovers truelove forever always together babygirl babyboy baby babe babyface
honey sweetheart sweetie sweety sweet darling dearest princess prince queen king kings angel angels angela devil heaven
jesus christ jesuschrist god godisgood godisgreat praisegod blessed blessing faith hope grace mercy amen bible church
monkey dragon tiger tigers tigger lion lions eagle eagles falcon hawk wolf wolves bear bears panther cougar jaguar cheetah
leopard cat cats kitty kitten kittycat dog dogs doggy doggie puppy horse horses pony rabbit bunny turtle dolphin dolphins
shark whale fish fishing bird birds chicken duck ducks snake spider butterfly scorpion phoenix unicorn elephant penguin
panda koala kangaroo gorilla mustang ferrari porsche mercedes corvette camaro chevy chevrolet ford toyota honda nissan
yamaha suzuki kawasaki harley davidson harleydavidson mazda subaru lexus audi bmw volvo truck racing racer nascar driver
football soccer baseball basketball hockey tennis golf golfer volleyball boxing wrestling swimming surfing skater skating
chelsea arsenal liverpool manchester manutd barcelona realmadrid juventus milan lakers yankees cowboys steelers packers
redskins raiders broncos dodgers giants redsox celtics bulls warriors heat spurs rangers bulldog bulldogs player players
michael jordan michaeljordan kobe lebron ronaldo messi beckham pacquiao manny superman batman spiderman ironman captain
america captainamerica avengers wonderwoman hulk thor loki joker robin starwars startrek skywalker yoda vader darthvader
matrix neo trinity gandalf frodo hobbit harry potter harrypotter hermione hogwarts naruto sasuke sakura pokemon pikachu
digimon onepiece luffy goku dragonball mario luigi zelda sonic minecraft roblox fortnite warcraft starcraft counterstrike
dota playstation xbox nintendo gamer games game gaming killer hunter ninja samurai warrior knight wizard magic merlin
shadow ghost vampire zombie monster demon phantom thunder lightning storm rain snow snowball winter summer spring autumn
sunshine sunny sun moon moonlight star stars starlight sky ocean sea river mountain island beach flower flowers rose roses
lily daisy jasmine violet orchid sunflower garden forest nature earth world planet universe galaxy space rocket rainbow
diamond diamonds crystal silver gold golden platinum ruby emerald pearl purple yellow orange green blue red black white
pink brown blackie whitey redhead blondie banana apple apples cherry strawberry peach mango lemon melon cookie cookies
chocolate candy cupcake sugar honeybee peanut pepper ginger cinnamon vanilla coffee coffeebean pizza burger cheese bacon
chicken pancake noodles whiskey vodka tequila budweiser corona heineken guinness beer wine party dance dancer dancing
music musica guitar drummer drums piano singer rock rocknroll rockstar hiphop rapper metallica nirvana slipknot linkinpark
eminem beatles beyonce rihanna shakira madonna britney justin justinbieber bieber onedirection blink182 greenday slayer
ironmaiden pinkfloyd zeppelin abba freedom peace liberty justice democracy victory winner winning champion champ success
successful lucky luck luckyme fortune money moneymaker dollar dollars million millionaire billion rich cash bank business
company office manager boss work worker working job career employee employees staff payroll salary customer client clients
master masters commander general colonel major sergeant soldier army navy marine marines airforce police officer doctor
nurse teacher student school college university campus class2020 english science history mathematics chemistry physics
engineer lawyer pilot sailor captain pirate pirates cowboy rebel outlaw gangster gangsta thug hacker hackers matrix cyber
security secure safe safety trustno1 trust trustme nobody someone somebody anyone everyone whoami whatever nothing
something anything everything forgetit forgot forget remember reminder dontforget ihateyou hate hater stupid idiot dummy
loser fool crazy crazyman insane psycho maniac freak weird funny happy happyday smile smiley laugh lol lmao rofl omg wtf
asshole bastard bitch fuck fucker fuckyou fuckme fuckoff shit bullshit damn hell dick cock pussy sexy sex sexygirl sexyboy
hottie hotgirl playboy playgirl naughty kinky porn porno boobs boobies tits butt booty nude naked virgin lesbian
mother mommy mom mama father daddy dad papa parents family brother brothers sister sisters sibling grandma grandpa uncle
auntie cousin husband wife hubby wifey friend friends friendship bestfriend bestfriends bff buddy boyfriend girlfriend
single married wedding birthday christmas halloween easter holiday holidays vacation travel traveler trip weekend monday
tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
november december today tomorrow yesterday morning goodmorning evening night midnight goodnight newyear newyork newyorker
london paris tokyo berlin madrid rome moscow dublin sydney melbourne brisbane perth adelaide canberra australia aussie
america american usa england english britain scotland ireland irish canada canadian mexico mexican brazil brasil
argentina espana france french germany german italy italia russia russian japan japanese china chinese korea korean india
indian pakistan indonesia malaysia singapore vietnam thailand hongkong philippines pilipinas pinoy pinay filipino filipina
manila makati taguig quezon quezoncity cebu cebucity davao baguio pampanga laguna cavite batangas bulacan iloilo bacolod
texas dallas houston austin chicago boston denver phoenix arizona florida miami orlando atlanta georgia california
losangeles hollywood sandiego sanfrancisco oakland seattle portland lasvegas vegas detroit philadelphia pittsburgh
mahal mahalko mahalkita mahalkosiya akoitoo akolang akosiya iloveyousomuch ilovemyfamily ilovemymom anak ganda maganda
pogi gwapo guwapo kulit makulit bahala bahalana salamat diyos panginoon jollibee adobo sinigang lumpia kapamilya kapuso
tequiero teamo amor amore mivida micorazon corazon estrella bonita hermosa princesa jesucristo futbol contrasena senha
motdepasse azerty soleil bonjour doudou chouchou loulou hallo schatz liebe passwort ficken sommer parola ciao amoremio
michelle jessica jennifer ashley amanda sarah samantha stephanie nicole elizabeth melissa rebecca rachel laura heather
christine christina cristina tiffany danielle vanessa victoria natalie brittany megan lauren kimberly amber kelly hannah
emily madison olivia sophia isabella emma abigail chloe mia ava grace lily zoe ella natasha alexandra alexis andrea angel
angelica angelina anna annie anne barbara bella betty bianca brenda brianna camille carmen carol caroline catherine
charlotte cheryl cindy claudia crystal cynthia daniela deborah denise diana diane donna dorothy edith eileen elaine elena
ellen erica erika eva evelyn fiona florence gabriela gabrielle gloria hailey helen irene jacqueline jane janet janice
jasmin jean jenny jessie joan joanna jocelyn josephine joy joyce juana juanita judith judy julia julie karen karina karla
katherine kathleen kathryn katie katrina kayla kendra kristen kristin kristina kristine krystal linda lisa liza lorena
lorraine lucia lucy lydia mandy margaret maria mariah mariana maribel marie marilyn marina marissa martha mary maryann
maryjane maryjoy mercedes miranda molly monica monique nancy naomi patricia paula pauline peggy penelope priscilla rosa
rosalie rosemarie rosemary ruth sabrina sally sandra sandy sara serena sharon sheila shelby shirley silvia sofia sonia
stella susan suzanne sylvia tamara tammy tania tanya tara teresa theresa tina tracy valentina valeria valerie vera
veronica virginia vivian wendy yolanda yvonne james john robert william david richard joseph thomas charles christopher
daniel matthew anthony donald mark paul steven andrew kenneth joshua kevin brian george edward ronald timothy jason
jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander
raymond patrick jack dennis jerry tyler aaron jose adam nathan henry douglas zachary peter kyle walter ethan jeremy harold
keith christian roger noah gerald carl terry sean austin arthur lawrence jesse dylan bryan joe jordan billy bruce albert
willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell elijah louis bobby philip johnny charlie
alex alexandre alfredo alvin andre angelo antonio armando arnold benny bernard brad bradley brett caleb cameron carlos
carlo cedric cesar chester chris christian clarence claude clayton clifford clinton cody colin connor corey craig curtis
dale damian danny darren dave dean derek derrick diego dominic dustin dwayne edgar eduardo edwin elvis emilio emmanuel
enrique ernest ernesto evan felix fernando francis francisco franklin fred freddie frederick garrett gavin gilbert gordon
greg guillermo harrison harvey hector herbert herman howard hugo ian isaac isaiah ivan jackson jaime jake jamie javier
jayson jeff jerome jimmy joel johnson jorge julian julio junior karl kenny kurt lance leo leon leonard leonardo leroy
leslie lester lewis lloyd lucas luis luke manuel marco marcos marcus mario marlon martin marvin mathew maurice max
maxwell melvin miguel mike mikey mitchell morris moses neil nelson nick nicolas norman oliver omar oscar owen pablo pedro
perry phillip rafael ramon randall raul reginald rene ricardo rick ricky rob robbie roberto rodney rodrigo roland romeo
ronnie ross ruben rudy sam sammy santiago sebastian sergio seth shane shaun shawn simon stanley steve stuart ted theodore
tim todd tom tommy tony travis trevor troy victor warren wesley xavier zach bailey buddy buster charlie coco cooper daisy
duke ginger jack jake lady lucky lucy maggie max milo molly oreo oscar peanut princess rocky roxy rufus sadie scooter
shadow snoopy sophie spike teddy tinker tinkerbell toby whiskers winston ziggy garfield mickey minnie mickeymouse donald
goofy pluto disney disneyland tweety bugsbunny scoobydoo spongebob patrick homer simpson bart southpark cartman pooh
winnie barbie hellokitty doraemon shrek nemo simba bambi cinderella snowwhite ariel belle mulan elsa frozen jarvis
pavilion chance chester cowgirl creative dakota dallas deadman desire destiny discovery easy element eclipse enigma
enterprise express extreme fantasy fender fire firebird flower flyers foxtrot gateway genesis genius gibson gizmo gunner
hammer hardcore horizon hotrod hunting iceman impala indigo infinity inferno jackass jackpot jaguar jupiter mars venus
mercury saturn neptune kingdom legend lifeguard lifetime logitech lonely magnum maverick midnight mission mobile motorola
mystery napoleon nemesis nissan nothing octopus olympus online packard paradise passion patriot pentium picture player
poison popcorn power powerful predator pretty prodigy profile qwerty question quality raider ranger raptor redrum remote
republic reddog sapphire scarface scorpio sentinel serenity shannon sherlock sierra silence slipper snowboard solution
spartan special spencer spirit sprite stallion stargate stealth sterling stinger strength striker studio sublime sunset
supernova surfer sundance telephone terminator titanic titans tornado trinity trooper trouble tucker turbo twilight
ultimate united valentine vampire vegeta victoria viking vision voodoo voyager walker warlock webmaster wildcat wildcats
wildfire wisdom wolverine wonder woody wrangler xander yamaha zeppelin zodiac zombie zxcvbnm qazwsx asdfgh monkeys dragons
thisismypassword correcthorsebatterystaple letmeinnow opensaysme abracadabra hocuspocus supercalifragilistic
rememberme nevermind neverland dreamer dreams dream believe believer imagine inspire awesome amazing beautiful gorgeous
handsome perfect wonderful fantastic excellent brilliant superstar supergirl superboy hero heroes legendary
`
  .trim()
  .split(/\s+/);

/** Whole passwords of the same lists that no word and no run on the keyboard explains. */
export const commonWholePasswords: readonly string[] = `
trustno1 ncc1701 ncc1701d ncc1701e thx1138 rush2112 8675309 3rjs1la7qe 18atcskd2w x4ivygx4 y6p67ftrqj bond007 agent007
jamesbond007 area51 blink182 sum41 gtasanandreas 4runner 4ever 2fast4u cr7cr7cr7 d1lakiss sec4ever myspace1 number1
numberone no1knows pa55word pa55w0rd p455w0rd drowssap terces nimda 1loveyou 143iloveyou iloveyou143 ilove143 143143143
14344143 1434413520 5201314 5201314520 woaini woaini520 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 abcd1234 abc12345 ab123456
q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 zaq1zaq1
qweasdzxc qwe123qwe qweqwe123 qwaszx qwaszx12 qazwsxedc qazwsxedcrfv wsxedcrfv asdqwe123 zxcasdqwe 123qweasd 123qweasdzxc
1a2b3c4d 1a2b3c4d5e 7654321a gfhjkm ghbdtn ltvfirf vfhbyf nfnmzyf gfhjkm123 marlboro1 jordan23 kobe24 lebron23 messi10
ronaldo7 chelsea1 monkey1234 gohan12 vegeta9000 over9000 letmein1now ihavenopass ihavenopassword idontknow idontcare
dontknow dunno12345 noidea123 youknowit knockknock whosthere iamgroot winteriscoming maytheforcebewithyou
tobeornottobe thequickbrownfox loremipsum loremipsumdolor onetwothree onetwothreefour abcdefghijklmnop
nevergonnagiveyouup iloveyouforever ilovemywife ilovemyhusband ilovemychildren thankyoulord thankyoujesus praisethelord
`
  .trim()
  .split(/\s+/);
