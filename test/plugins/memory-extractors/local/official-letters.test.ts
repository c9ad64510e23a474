// Letters of companies in German, French and Spanish: what they confirm is told in their words, and nothing else of them.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const GERMAN = ["Mit freundlichen Grüßen", "", "Heike Brandt", "Leiterin Vermietung", "Wohnbau Nord GmbH"];
const german = (...said: string[]): Promise<string[]> =>
  statementsOf(["Sehr geehrte Frau Arnold,", "", ...said, "", ...GERMAN].join("\n"));
const FRENCH = ["Bien cordialement,", "", "Luc Morel"];
const french = (...said: string[]): Promise<string[]> =>
  statementsOf(["Chère Madame Petit,", "", ...said, "", ...FRENCH].join("\n"));
const SPANISH = ["Atentamente,", "", "Eva Soler", "Directora de Ventas", "Talleres Ebro S.L."];
const spanish = (...said: string[]): Promise<string[]> =>
  statementsOf(["Estimado Sr. Juan Gil:", "", ...said, "", ...SPANISH].join("\n"));

test.each([
  [german, "wir bestätigen Ihnen den Kauf der Waschmaschine für 420 Euro.", "Heike Brandt writes to Frau Arnold"],
  [
    german,
    "Ihr Vertrag beginnt im Juli 2024. Die Miete beträgt 780 Euro im Monat.",
    "Die Miete beträgt 780 Euro im Monat.",
  ],
  [german, "gerne können wir Ihnen mitteilen, dass Ihr Antrag Nr. 44 genehmigt ist.", "genehmigt ist."],
  [french, "Nous vous confirmons votre commande du 3 mai 2024.", "Luc Morel writes to Madame Petit"],
  [french, "Votre réservation est prête. Le prix total est de 640 euros.", "Le prix total est de 640 euros."],
  [spanish, "Nos complace confirmarle su pedido de 12 sillas.", "Eva Soler writes to Sr. Juan Gil"],
  [spanish, "Le confirmamos su cita. La revisión cuesta 90 euros.", "La revisión cuesta 90 euros."],
])("%# is told", async (letter, said, told) => {
  expect((await letter(said)).join("\n")).toContain(told);
});

test.each([
  [german, "wir bestätigen Ihren Termin. Bitte überweisen Sie 40 Euro bis Freitag.", "40 Euro"],
  [french, "Nous vous confirmons la date. N'hésitez pas à nous appeler au 02 33 44 55.", "hésitez"],
  [spanish, "Le confirmamos la fecha. Le rogamos que nos devuelva el contrato antes del 17 de mayo.", "rogamos"],
  [german, "wir bestätigen Ihren Termin. Haben Sie noch 3 Fragen?", "Fragen"],
  [german, "ich wohne seit 2019 in Graz und habe 2 Kinder.", "writes to"],
])("%# is not told", async (letter, said, never) => {
  expect((await letter(said)).join("\n")).not.toContain(never);
});

test("what the writer is there, in any language", async () => {
  expect(await spanish("Le confirmamos su cita.")).toContain("Eva Soler is Directora de Ventas at Talleres Ebro S.L.");
  expect(await german("wir bestätigen Ihren Termin am Montag.")).toContain(
    "Heike Brandt is Leiterin Vermietung at Wohnbau Nord GmbH.",
  );
});

test("a title with a full stop greets as well", async () => {
  expect(await statementsOf("Dear Mr. Prosser,\n\nYour boat was sold on 2 May.\n\nKind regards,\nIda Howell")).toEqual([
    "Mr. Prosser's boat was sold on 2 May (2 May 2024).",
  ]);
});
