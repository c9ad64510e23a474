// Letters of companies and offices in other languages than English: what they confirm to somebody is told in their words.

import { wrapped } from "#domain/wrapped.ts";

/** German, French, Spanish. */
const CONFIRMS = new RegExp(
  wrapped`
    (?:freuen uns|hiermit|gerne?) (?:Ihnen )?(?:[\p{L}]+ ){0,6}?(?:bestätigen|mitteilen|mitzuteilen)
    |bestätigen (?:wir )?Ihnen|wir bestätigen|avons le plaisir de|vous confirmons|confirmons (?:votre|par la présente)
    |(?:nos )?complace (?:confirmar|comunicar|informar|ofrecer)\p{L}*|le (?:confirmamos|comunicamos|informamos)
    |\b(?:Ihre[nrs]?|Ihr) (?:Bestellung|Buchung|Vertrag|Auftrag|Antrag|Termin|Kündigung)
    |\bvotre (?:commande|réservation|contrat|dossier|demande|abonnement|rendez-vous)
    |\bsu (?:pedido|reserva|contrato|solicitud|cita|puesto)`,
  "iu",
);
export const isOfficial = (text: string): boolean => CONFIRMS.test(text);

const GREETED = new RegExp(
  wrapped`
    ^(?:Sehr geehrte[rs]?|Estimad[oa]|Cher|Chère|Bonjour|Guten Tag) (
      (?:(?:Frau|Herrn?|Sra?\.|Señora?|Madame|Monsieur|Mme|M\.|Dr\.) ){0,2}\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?
    ),?:?\s*$`,
  "u",
);
/** "Sehr geehrte Frau Lund,": not "Chère Madame,". */
const TITLE_ONLY =
  /^(?:Frau|Herrn?|Señora?|Madame|Monsieur|Mesdames|Messieurs|Damen|Clientes?|Kundin|Kunde)\b(?! \p{Lu})/u;
export const greetedElsewhere = (line: string): string | null => {
  const name = GREETED.exec(line)?.[1] ?? "";
  return name === "" || TITLE_ONLY.test(name) ? null : name;
};

/** An amount, a day, a name of something agreed: not what is asked of the reader, and no courtesy. */
const HOLDS = /\d|confirm|bestätig|complace/iu;
const ASKS = new RegExp(
  wrapped`
    \?
    |\b(?:
      bitte|bitten|zögern|veuillez|n['’]hésitez|prions|vous remercions|por favor|rogamos|no dude|agradecemos|gracias
      |danken|merci
    )\b`,
  "iu",
);
/** "Wir fahren vom 3.": cut at what was no full stop. */
export const CUT_AT_DAY = /\s(?:am|vom|zum|ab|bis|den|dem|der|im) \d{1,2}\.$/iu;
const LONGEST = 280;
/** The sentence as a memory; null where it tells nothing. */
export const toldOfficially = (raw: string, author: string, addressee: string | null): string | null => {
  const words = raw.replace(/\s+/g, " ").trim().replace(/"/g, "'");
  if (words.length > LONGEST || !HOLDS.test(words) || ASKS.test(words) || CUT_AT_DAY.test(words) || !/\.$/.test(words))
    return null;
  return `${author} writes${addressee === null ? "" : ` to ${addressee}`}: "${words}"`;
};
