// Just enough geography not to take a closer look for a move: a place within another one contradicts nothing.

import { wrapped } from "#domain/wrapped.ts";

const within = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .flatMap((line) => {
        const [whole = "", parts = ""] = line.split(":");
        return parts.split(",").map((part): [string, string] => [part.trim(), whole.trim()]);
      }),
  );

/** Countries, states and regions. */
export const REGIONS: ReadonlySet<string> = new Set(
  `germany france spain portugal italy austria switzerland netherlands holland belgium luxembourg denmark sweden norway finland iceland ireland
  england scotland wales britain uk poland czechia slovakia hungary romania bulgaria greece turkey serbia croatia slovenia estonia latvia lithuania ukraine
  russia usa us america canada mexico brazil argentina chile peru colombia ecuador bolivia uruguay venezuela cuba jamaica egypt morocco tunisia algeria kenya
  nigeria ghana ethiopia tanzania uganda rwanda senegal zambia zimbabwe israel jordan lebanon iraq iran qatar dubai emirates india pakistan
  bangladesh nepal china japan korea taiwan vietnam thailand malaysia indonesia philippines cambodia laos australia zealand europe asia africa
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana
  maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas
  utah vermont virginia wisconsin wyoming jersey dakota carolina ontario quebec alberta manitoba bavaria saxony hesse catalonia andalusia tuscany
  sicily provence brittany normandy yorkshire lancashire kent surrey essex sussex devon cornwall wales flanders wallonia tyrol queensland victoria`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Parts of cities, and large cities with their countries or states. */
export const PART_OF = within(`
europe: germany, france, spain, portugal, italy, austria, switzerland, netherlands, belgium, luxembourg, denmark, sweden, norway, finland, iceland, ireland, poland, czechia, slovakia, hungary, romania, bulgaria, greece, serbia, croatia, slovenia, estonia, latvia, lithuania, ukraine
asia: china, japan, korea, taiwan, vietnam, thailand, malaysia, indonesia, philippines, cambodia, laos, india, pakistan, bangladesh, nepal, singapore
africa: egypt, morocco, tunisia, algeria, kenya, nigeria, ghana, ethiopia, tanzania, uganda, rwanda, senegal, zambia, zimbabwe, namibia, botswana
uk: england, scotland, wales
york: brooklyn, queens, manhattan, bronx, harlem, williamsburg, astoria
london: camden, hackney, islington, brixton, greenwich, lewisham, peckham, ealing, shoreditch, croydon
berlin: kreuzberg, neukölln, neukolln, mitte, charlottenburg, friedrichshain, pankow
paris: montmartre, belleville, marais
francisco: mission, soma
angeles: hollywood, venice, pasadena
barcelona: gracia, gràcia, eixample
germany: berlin, hamburg, munich, cologne, frankfurt, stuttgart, leipzig, dresden, bremen, hanover, nuremberg, düsseldorf, bonn, freiburg
france: paris, lyon, marseille, nantes, toulouse, nice, bordeaux, lille, strasbourg
spain: madrid, barcelona, valencia, seville, malaga, bilbao, granada, zaragoza
portugal: lisbon, porto, braga, faro, coimbra
italy: rome, milan, turin, genoa, naples, florence, bologna, venice, palermo, verona
austria: vienna, graz, linz, salzburg, innsbruck
switzerland: zurich, geneva, basel, bern, lausanne
netherlands: amsterdam, rotterdam, utrecht, delft, eindhoven, leiden, groningen
belgium: brussels, antwerp, ghent, bruges, namur, leuven, liège
england: london, manchester, leeds, bristol, sheffield, york, liverpool, birmingham, hull, oxford, cambridge, brighton, newcastle, nottingham
scotland: edinburgh, glasgow, aberdeen, dundee
wales: cardiff, swansea
ireland: dublin, cork, galway, limerick
denmark: copenhagen, aarhus, odense
sweden: stockholm, gothenburg, malmö, uppsala
norway: oslo, bergen, trondheim
finland: helsinki, tampere, turku
poland: warsaw, krakow, gdansk, wroclaw, poznan
greece: athens, thessaloniki, crete
turkey: istanbul, ankara, izmir
japan: tokyo, osaka, kyoto, nagoya, sapporo, fukuoka
india: mumbai, delhi, bangalore, pune, goa, chennai, kolkata, hyderabad
china: beijing, shanghai, shenzhen, guangzhou
australia: sydney, melbourne, brisbane, perth, adelaide
canada: toronto, vancouver, montreal, ottawa, calgary, edmonton
mexico: guadalajara, monterrey, puebla, oaxaca
brazil: brasilia, salvador, recife
texas: austin, houston, dallas
california: angeles, francisco, diego, oakland, sacramento, berkeley, jose
massachusetts: boston, cambridge, worcester
washington: seattle, tacoma, spokane
illinois: chicago
oregon: portland, eugene
colorado: denver, boulder
georgia: atlanta
florida: miami, tampa, orlando
pennsylvania: philadelphia, pittsburgh
michigan: detroit
tennessee: nashville, memphis
minnesota: minneapolis
`);

/** Larger cities of which nothing else needs to be known. */
const CITIES = new Set(
  `tokyo yokohama kobe seoul busan taipei manila jakarta bangkok hanoi saigon singapore kuala lumpur penang colombo dhaka karachi lahore islamabad kathmandu
  kabul tehran baghdad riyadh jeddah doha dubai muscat kuwait amman beirut damascus jerusalem haifa cairo alexandria casablanca marrakesh rabat tunis
  algiers tripoli accra lagos abuja nairobi mombasa kampala kigali dakar johannesburg pretoria durban harare lusaka maputo luanda kinshasa addis
  moscow petersburg kyiv kiev lviv odesa minsk riga vilnius tallinn bucharest cluj sofia belgrade zagreb split ljubljana sarajevo skopje tirana
  budapest prague brno bratislava reykjavik tromsø stavanger malmö lund espoo luxembourg monaco valletta nicosia chania heraklion corfu
  mannheim karlsruhe augsburg aachen münster mainz kassel kiel lübeck rostock potsdam halle erfurt jena regensburg würzburg heidelberg tübingen ulm
  grenoble montpellier rennes dijon nancy metz reims tours angers avignon cannes perpignan salamanca córdoba alicante murcia cadiz toledo santander
  trieste pisa siena bari catania cagliari parma modena padua trento bergamo funchal aveiro evora haarlem maastricht nijmegen arnhem breda
  belfast derry norwich plymouth exeter leicester coventry southampton portsmouth reading swindon derby stoke inverness dundee newport
  honolulu anchorage phoenix tucson mesa fresno stockton riverside bakersfield irvine vegas reno salt provo boise billings omaha lincoln wichita tulsa
  memphis louisville lexington cincinnati cleveland columbus toledo dayton indianapolis milwaukee madison minneapolis duluth detroit flint buffalo rochester
  syracuse albany hartford providence newark trenton baltimore richmond norfolk raleigh durham charlotte charleston savannah jacksonville tallahassee orleans
  baton mobile birmingham montgomery jackson antonio fort paso albuquerque halifax winnipeg regina saskatoon quebec hamilton london kelowna victoria
  tijuana cancun mérida havana kingston nassau panama bogota bogotá medellin medellín cali quito guayaquil lima cusco arequipa santiago valparaiso valparaíso
  montevideo asuncion paz buenos aires cordoba rosario mendoza rio janeiro paulo porto curitiba brasília auckland wellington christchurch hobart canberra darwin`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** "Otley", "Tetbury", "Giebelstadt": as towns and villages end. */
const AS_TOWNS_END = new RegExp(
  wrapped`
    ^(?!proton|crouton)\p{L}{2,}(?:
      ley|ton|ham|ford|bury|borough|burgh|mouth|pool|ville|chester|shire|stead|worth|wick|thorpe|haven|stadt|burg|heim
      |hausen|dorf|bach|grad|ów
    )$`,
  "u",
);

/** Surely the name of a place. */
export const isKnownPlace = (name: string): boolean =>
  REGIONS.has(name) || PART_OF.has(name) || CITIES.has(name) || AS_TOWNS_END.test(name);

const MAX_DEPTH = 3;

/** The table knows that the one place lies in the other, or that it is the same. */
export const isWithin = (inner: string, outer: string): boolean => {
  let at: string | undefined = inner;
  for (let depth = 0; depth < MAX_DEPTH && at !== undefined; depth++) {
    if (at === outer) return true;
    at = PART_OF.get(at);
  }
  return false;
};

/** The two may be one place, told more and less closely. */
export const mayContain = (one: string, other: string): boolean => {
  if (isWithin(one, other) || isWithin(other, one)) return true;
  // A region of which the table does not know what it holds, beside a place that the table does not know.
  const isUnknown = (place: string): boolean => !REGIONS.has(place) && !PART_OF.has(place);
  return (REGIONS.has(one) && isUnknown(other)) || (REGIONS.has(other) && isUnknown(one));
};
