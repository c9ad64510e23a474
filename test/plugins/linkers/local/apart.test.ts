import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

/** By what tells the two apart. */
const DIFFERENT: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "who does it to whom": [
    ["Ann cheers Tom on and thanks Tom.", "Tom cheers Ann on and thanks Ann."],
    ["Ann reports to Tom.", "Tom reports to Ann."],
    ["Tom owes Ann money.", "Ann owes Tom money."],
    ["Alice likes Bob.", "Bob likes Alice."],
    ["Paris beat Lyon.", "Lyon beat Paris."],
    ["Tom is taller than Ann.", "Ann is taller than Tom."],
    ["Service A calls service B.", "Service B calls service A."],
    ["The dog bit the man.", "The man bit the dog."],
    ["Ann is Tom's boss.", "Tom is Ann's boss."],
    ["Ann is the boss of Tom.", "Tom is the boss of Ann."],
    ["Ann's brother likes Tom.", "Tom's brother likes Ann."],
    ["Ann introduced Bob to Tom.", "Ann introduced Tom to Bob."],
    ["Ann was hired by Tom.", "Ann hired Tom."],
    ["Ann was hired by Tom.", "Tom was hired by Ann."],
    ["User lent Ann the bike.", "Ann lent User the bike."],
    ["Ann told Tom that User is ill.", "Tom told Ann that User is ill."],
    ["User's friend is Ann's boss.", "User's boss is Ann's friend."],
    ["All squares are rectangles.", "All rectangles are squares."],
    ["User is looking after Ann's cat.", "Ann is looking after User's cat."],
    ["Ann likes her.", "Ann likes him."],
    ["User paid 20 euros for 5 books.", "User paid 5 euros for 20 books."],
    ["User won 3 games and lost 5.", "User won 5 games and lost 3."],
  ],
  "from where, to where, when": [
    ["User flies from Rome to Oslo.", "User flies from Oslo to Rome."],
    ["The shop is open from 9 to 5.", "The shop is open from 5 to 9."],
    ["User moved from Jira to Linear.", "User moved from Linear to Jira."],
    ["User walks to the office.", "User walks from the office."],
    ["User eats before training.", "User eats after training."],
    ["The report is due by Monday.", "The report is due after Monday."],
    ["Ann arrived before Tom.", "Tom arrived before Ann."],
    ["Ann arrived before Tom.", "Ann arrived after Tom."],
    ["User works for Tom.", "User works with Tom."],
    ["User voted for the plan.", "User voted against the plan."],
    ["User drinks tea with sugar.", "User drinks tea without sugar."],
    ["The key is under the mat.", "The key is on the mat."],
    ["The camera is above the door.", "The camera is below the door."],
    ["The lamp is on the left.", "The lamp is on the right."],
    ["The lab is in the north wing.", "The lab is in the south wing."],
    ["User takes the first turn.", "User takes the second turn."],
    ["User takes the pill in the morning.", "User takes the pill in the evening."],
    ["User's last holiday was in Rome.", "User's next holiday is in Rome."],
    ["The call is at 9 am.", "The call is at 9 pm."],
    ["User trains at 6:30.", "User trains at 6:45."],
    ["User was born on 3 May.", "User was born on 5 March."],
    ["User went to Oslo in 2019.", "User went to Oslo in 2020."],
  ],
  "small words that weigh": [
    ["User runs if it rains.", "User runs unless it rains."],
    ["User calls when Ann is home.", "User calls unless Ann is home."],
    ["User only drinks tea.", "User also drinks tea."],
    ["Only Ann has the key.", "Ann only has the key."],
    ["User eats fish.", "User eats only fish."],
    ["User takes tea or coffee.", "User takes tea and coffee."],
    ["User can leave at noon.", "User must leave at noon."],
    ["User should call Ann.", "User must call Ann."],
    ["User may join the trip.", "User will join the trip."],
    ["All tests pass.", "Some tests pass."],
    ["All tests pass.", "Most tests pass."],
    ["User always locks the door.", "User never locks the door."],
    ["User often cooks.", "User rarely cooks."],
    ["User has a car.", "User has no car."],
    ["User has more than 5 plants.", "User has less than 5 plants."],
    ["Everyone except Ann came.", "Everyone and Ann came."],
    ["User almost won the race.", "User won the race."],
    ["My name is Robin.", "Your name is Robin."],
    ["The server is up.", "The server is down."],
    ["User's mother is a nurse.", "User's father is a nurse."],
    ["Is Ann home?", "Ann is home."],
    ["User bought shares of Acme.", "User sold shares of Acme."],
    ["Tom was Ann's teacher.", "Tom is Ann's teacher."],
  ],
  "units, currencies and numbers": [
    ["The pool is 50 meters long.", "The pool is 50 feet long."],
    ["User ran 5 kilometers.", "User ran 5 miles."],
    ["User bought 2 kg of rice.", "User bought 2 lb of rice."],
    ["The oven is at 180 °C.", "The oven is at 180 °F."],
    ["The ticket costs 20 €.", "The ticket costs 20 $."],
    ["The ticket costs 20 euros.", "The ticket costs 20 pounds."],
    ["The ticket costs 20 EUR.", "The ticket costs 20 USD."],
    ["The disk has 2 GB.", "The disk has 2 TB."],
    ["The trip takes 3 hours.", "The trip takes 3 days."],
    ["Acme made 3 million euros.", "Acme made 3 billion euros."],
    ["The account balance is -200 euros.", "The account balance is 200 euros."],
    ["Temperature is -5 degrees", "Temperature is 5 degrees"],
    ["Temperature is −5 degrees", "Temperature is 5 degrees"],
    ["balance: +50", "balance: -50"],
    ["User earns 10%.", "User earns 10 euros."],
    ["The recipe needs ½ cup of milk.", "The recipe needs ¾ cup of milk."],
    ["The board is 6' long.", 'The board is 6" long.'],
    ["The score was 3-1.", "The score was 1-3."],
    ["The range is 10-12.", "The range is 10-20."],
    ["Growth is ~5 percent.", "Growth is 5 percent."],
    ["The area is 20 m².", "The area is 20 m³."],
  ],
  "signs and code": [
    ["x >= 10", "x <= 10"],
    ["price > 100 EUR triggers alert", "price < 100 EUR triggers alert"],
    ["a == b", "a != b"],
    ["a = b", "a == b"],
    ["a && b", "a || b"],
    ["!done", "done"],
    ["5 + 3", "5 - 3"],
    ["x > y", "y > x"],
    ["User runs make -j", "User runs make j"],
    ["The call is f(x)", "The call is f x"],
    ["Grade: A+", "Grade: A-"],
    ["Grade: A", "Grade: A-"],
    ["The team writes C.", "The team writes C++."],
    ["The team writes C#.", "The team writes C++."],
    ["Rating: ★★★", "Rating: ★★★★★"],
    ["[x] buy milk", "[ ] buy milk"],
  ],
  emoji: [
    ["mood: 🙂", "mood: 🙁"],
    ["mood: :)", "mood: :("],
    ["User reacts with 👍", "User reacts with 👎"],
    ["🍎", "🍐"],
    ["Tests ✅", "Tests ❌"],
    ["Flag: 🇫🇷", "Flag: 🇮🇹"],
  ],
  "paths, addresses, versions and ids": [
    ["path is /etc/app", "path is etc app"],
    ["The config is in ./app", "The config is in ../app"],
    ["The path is a/b c", "The path is a b/c"],
    ["Password is aB3", "Password is AB3"],
    ["Password is Rosebud", "Password is rosebud"],
    ["The variable is userName.", "The variable is username."],
    ["The file is user_name.", "The file is user name."],
    ["The site is https://a.example/x.", "The site is https://a.example/y."],
    ["User's site is nora.example.com.", "User's site is nora.example.org."],
    ["User's email is ann@mail.example.", "User's email is anna@mail.example."],
    ["The app runs v1.2.3.", "The app runs v1.2.4."],
    ["The app needs Node 18.", "The app needs Node 20."],
    ["User's flight is AB123.", "User's flight is AB124."],
    ["Order 4711 arrived.", "Order 4712 arrived."],
    ["The commit is 3fa9c1b.", "The commit is 3fa9c1d."],
    ["The ticket is MNE-12.", "The ticket is MNE-21."],
    ["User follows @nora.", "User follows #nora."],
    ["The address is 10.0.0.1.", "The address is 10.0.0.2."],
  ],
  "other languages": [
    ["Мария любит чай.", "Мария не любит чай."],
    ["Мария любит Ивана.", "Иван любит Марию."],
    ["나는 커피를 좋아한다", "나는 커피를 싫어한다"],
    ["Anna trinkt gern Tee.", "Anna trinkt ungern Tee."],
    ["Anna lebt in Berlin mit Tom.", "Anna lebt in Berlin ohne Tom."],
    ["Anna ist krank.", "Anna ist nicht krank."],
    ["Marie mange du pain.", "Marie ne mange pas de pain."],
    ["Ana come carne.", "Ana no come carne."],
    ["Ana vive con Luis.", "Ana vive sin Luis."],
    ["Luca ha un cane.", "Luca non ha un cane."],
    ["João gosta de café.", "João não gosta de café."],
    ["Jan houdt van thee.", "Jan houdt niet van thee."],
    ["Ola lubi kawę.", "Ola nie lubi kawy."],
    ["Ayşe çay sever.", "Ayşe çay sevmez."],
    ["私はコーヒーが好きです", "私はコーヒーが嫌いです"],
    ["我喜欢咖啡", "我不喜欢咖啡"],
    ["أنا أحب القهوة", "أنا لا أحب القهوة"],
  ],
};

describe("is not the same, however alike the two read:", () => {
  for (const [kind, pairs] of Object.entries(DIFFERENT)) {
    describe(kind, () => {
      test.each(pairs)("%p, %p", (one, other) => {
        // As close as two texts can be: no embedding may decide this.
        expect(verdict(one, other, 0.99)).not.toBe("duplicate");
        expect(verdict(other, one, 0.99)).not.toBe("duplicate");
      });
    });
  }
});

describe("replaces nothing surely:", () => {
  test.each([...DIFFERENT["who does it to whom"]!, ...DIFFERENT["signs and code"]!, ...DIFFERENT.emoji!])(
    "%p, %p",
    (one, other) => {
      expect(verdict(one, other, 0.99)).not.toBe("hard");
      expect(verdict(other, one, 0.99)).not.toBe("hard");
    },
  );
});

const SAME: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "case, punctuation, spacing, quotes": [
    ["User likes green tea.", "user likes green tea"],
    ["User likes green tea.", "USER LIKES GREEN TEA!"],
    ["User likes green tea.", "User  likes “green tea”."],
    ["User uses GitHub.", "User uses Github."],
    ["User has an iPhone.", "User has an iphone."],
    ["User's shift starts at 5 PM.", "User's shift starts at 5 pm."],
    ["User likes **green** tea.", "User likes green tea."],
    ["- User likes green tea.", "User likes green tea."],
    ["User has a cat (a tabby).", "User has a cat, a tabby."],
    ["User plays chess - every Friday.", "User plays chess every Friday."],
    ["User keeps bees…", "User keeps bees."],
    ["x>=10", "x >= 10"],
    ["🍎", "🍎"],
    ["Anna trinkt gern Tee.", "anna trinkt gern Tee!"],
    ["Мария любит чай.", "мария любит чай"],
  ],
  "articles, contractions, plural": [
    ["User plays the guitar.", "User plays guitar."],
    ["User isn't married.", "User is not married."],
    ["I'm allergic to nuts.", "I am allergic to nuts."],
    ["I've got two cats.", "I have two cats."],
    ["User likes a long walk.", "User likes long walks."],
    ["User collects old maps.", "User collects old map."],
    ["User likes tea & cake.", "User likes tea and cake."],
  ],
  "the same in another order": [
    ["User likes tea and milk.", "User likes milk and tea."],
    ["User swims on Mondays.", "On Mondays User swims."],
    ["User moved to Rome in 2019.", "In 2019 User moved to Rome."],
    ["User's favourite city is Rome.", "Rome is User's favourite city."],
    ["Ann's boss is Tom.", "Tom is the boss of Ann."],
    ["Ann hired Tom.", "Tom was hired by Ann."],
    ["User usually works late.", "Usually User works late."],
    ["User now lives in Oslo.", "User lives in Oslo now."],
  ],
  "true of both": [
    ["Ann is married to Tom.", "Tom is married to Ann."],
    ["Ann married Tom.", "Tom married Ann."],
    ["Ann and Tom are siblings.", "Tom and Ann are siblings."],
    ["Ann is Tom's cousin.", "Tom is Ann's cousin."],
    ["Ann is friends with Tom.", "Tom is friends with Ann."],
    ["Ann is dating Tom.", "Tom is dating Ann."],
  ],
  "in other words": [
    ["User works at Acme.", "User works for Acme."],
    ["User loves ramen.", "User really likes ramen."],
    ["User resides in Nice.", "User lives in Nice."],
    ["User owns a hamster.", "User has a hamster."],
    ["User has to call Ann.", "User must call Ann."],
    ["User gave a talk on beetles.", "User gave a talk about beetles."],
    ["User likes to swim.", "User likes swimming."],
    ["User is able to swim.", "User can swim."],
    ["User has a dog named Otis.", "User has a dog called Otis."],
    ["User owes Tom two hundred euros.", "User owes Tom 200 euros."],
    ["The film starts at 20:15.", "The film begins at 8:15 pm."],
  ],
};

describe("is the same, said again:", () => {
  for (const [kind, pairs] of Object.entries(SAME)) {
    describe(kind, () => {
      test.each(pairs)("%p, %p", (one, other) => {
        expect(verdict(one, other, 0.9)).toBe("duplicate");
        expect(verdict(other, one, 0.9)).toBe("duplicate");
      });
    });
  }
});
