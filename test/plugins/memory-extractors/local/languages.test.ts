// Other languages than English: no rule reads them as if they were, and what people tell of themselves is kept in their words.

import { describe, expect, test } from "bun:test";
import { isForeign, languageEvidence } from "#plugins/memory-extractors/local/reading/language.ts";
import { extract, textsOf, turns } from "../conversation.ts";
import { statementsOf } from "../read-text.ts";

describe("a sentence in another language", () => {
  test.each([
    "Der Umzug ist im September, und die Wohnung hat zwei Zimmer.",
    "De trein naar Gent vertrekt niet voor negen uur.",
    "Le magasin est fermé pour les vacances.",
    "La tienda está cerrada por las fiestas.",
    "A loja não abre aos domingos.",
    "Il negozio è chiuso e non risponde nessuno.",
    "Sklep jest zamknięty, ale będzie czynny od środy.",
    "Butiken är stängd och öppnar inte förrän på onsdag.",
    "Kauppa on kiinni, mutta se ei ole ongelma.",
    "Obchod bude zítra zavřený kvůli svátku.",
    "Магазин закрыт до среды.",
    "店は水曜日まで休みです。",
    "المتجر مغلق حتى الأربعاء.",
  ])("%s", (sentence) => {
    expect(isForeign(languageEvidence(sentence))).toBe(true);
  });

  test.each([
    "We met Ludwig van der Berg and Maria de la Cruz at the El Faro.",
    "I ordered the crème brûlée and a café au lait.",
    "Die Hard is on tonight, and La La Land after that.",
    "My résumé says that I speak French and Czech.",
    "Zoë Ångström moved to Łódź.",
    "so gut lol",
    "Oh, c'est la vie, I said to him.",
    "const ein = items.map((x) => x.id);",
  ])("is not: %s", (sentence) => {
    expect(isForeign(languageEvidence(sentence))).toBe(false);
  });

  test("gives no memory where it tells nothing of who wrote it", async () => {
    expect(
      await textsOf(
        "user: Was kostet das Zimmer im Mai, und ist Frühstück dabei?",
        "assistant: Es kostet 90 Euro im Mai, und das Frühstück ist dabei.",
        "user: Bitte buche mir das Zimmer vom 3. bis 5. Mai.",
      ),
    ).toEqual([]);
    expect(await statementsOf("# Über uns\n\nWir liefern in 3 Tagen. Unsere Kunden wohnen im Norden.")).toEqual([]);
    expect(
      await statementsOf(
        "Titre : Rapport sur les ventes\nAuteur : Luc, avec la direction\nVentes : 12 % de plus que prévu",
      ),
    ).toEqual([]);
  });
});

describe("what people tell of themselves in their language", () => {
  test.each([
    [
      "Ich wohne in Kiel und arbeite als Tischlerin. Das Wetter ist heute schön.",
      ["Ich wohne in Kiel und arbeite als Tischlerin."],
    ],
    ["Ik woon in Gent en heb twee katten.", ["Ik woon in Gent en heb twee katten."]],
    ["Je suis allergique aux noix. Il fait beau.", ["Je suis allergique aux noix."]],
    ["Me llamo Inés y vivo en Vigo.", ["Me llamo Inés y vivo en Vigo."]],
    ["Moro em Braga com a minha irmã.", ["Moro em Braga com a minha irmã."]],
    ["Mi chiamo Elsa e abito a Pisa da tre anni.", ["Mi chiamo Elsa e abito a Pisa da tre anni."]],
    ["Mieszkam w Gdyni i pracuję jako lekarz.", ["Mieszkam w Gdyni i pracuję jako lekarz."]],
    ["Jag bor i Lund och jobbar på ett bageri.", ["Jag bor i Lund och jobbar på ett bageri."]],
    ["私は京都に住んでいます。", ["私は京都に住んでいます。"]],
  ])("%s", async (said, told) => {
    const expected = told.map((sentence) => `User says "${sentence}"`);
    expect(await statementsOf(said)).toEqual(expected);
    expect(await textsOf(`user: ${said}`, "assistant: ok")).toEqual(expected);
  });

  test("lasts where it is a trait, and cites the whole sentence", async () => {
    const [home, trip] = await extract(
      turns("user: Ich wohne in Kiel. Meine Schwester kommt am 3. Mai zu Besuch.", "assistant: Schön!"),
    );
    expect(home).toMatchObject({ isStatic: true, subject: "User", isFirstPerson: true });
    expect(home?.sources[0]?.quote).toBe("Ich wohne in Kiel.");
    expect(trip).toMatchObject({ text: 'User says "Meine Schwester kommt am 3. Mai zu Besuch."', isStatic: false });
  });

  test("is the sender's in a letter, and the English part of a text is read as ever", async () => {
    const letter =
      "Von: Jana Roth <jana@roth.example>\nAn: Emil\nBetreff: Urlaub\n\nHallo Emil,\n\nich habe jetzt einen Hund und wohne in Ulm.\n\nViele Grüße\nJana";
    expect(await statementsOf(letter)).toEqual(['Jana Roth says "ich habe jetzt einen Hund und wohne in Ulm."']);
    expect(await statementsOf("I live in Ghent. Mijn zus woont ook in Gent.")).toEqual([
      "User lives in Ghent.",
      'User says "Mijn zus woont ook in Gent."',
    ]);
  });
});
