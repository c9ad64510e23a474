// What stands below the last words of a letter, and above its first: for which company somebody writes, and what they are there.

import { wrapped } from "#domain/wrapped.ts";
import { OCCUPATION } from "../cues/occupations.ts";
import { isFirstName } from "../cues/proper-names.ts";

export interface Signature {
  /** The company, surgery or office that the letter is from; null where none is named. */
  readonly company: string | null;
  /** "Ida Lund is Head of Sales at Kite Ltd", and the line that says so. */
  readonly told: { readonly line: string; readonly text: string } | null;
}

const LEGAL = new RegExp(
  wrapped`
    (?:^| )(?:
      Ltd|Limited|LLC|Inc|PLC|plc|LLP|GmbH|mbH|AG|KG|e\.V|AB|AS|ASA|ApS|Oy|BV|NV|SA|SAS|SARL|S\.A|S\.L|S\.r\.l|S\.p\.A
      |Corp|Co
    )\.?$
    |(?:^| )(?:& (?:Sons?|Co|Partners|Fils|Söhne)|et Fils|e Hijos)\b`,
  "u",
);
const KIND = new RegExp(
  wrapped`
    (?:^| )(?:
      Company|Group|Travel|Tours|Bank|Insurance|Energy|Water|Telecom|Mobile|Fibre|Broadband|Airlines?|Airways|Rail
      |Railways?|Hotel|Hostel|Clinic|Hospital|Surgery|Practice|Dental|Pharmacy|Veterinary|Vets|Garage|Motors|School
      |College|University|Academy|Institute|Museum|Library|Theatre|Gallery|Council|Office|Agency|Estates?|Lettings
      |Properties|Housing|Services|Solutions|Systems|Studios?|Labs?|Laboratories|Publishing|Store|Shop|Bakery|Foundation
      |Trust|Society|Association|Club|Cent(?:re|er)|Logistics|Removals|Rentals?|Consulting|Partners|Solicitors|Software
      |Technologies|Media|Team|Department|Autohaus|Stadtwerke|Versicherung|Praxis|Talleres|Clínica|Banque|Assurances
    )$
    |^(?:Autohaus|Stadtwerke|Praxis|Talleres|Clínica|Banque|H[oô]tel|University of|Museum of|Bank of) `,
  "u",
);
const ROLE = new RegExp(
  wrapped`
    ^(?:(?:deputy|senior|chief|vice) )?(?:head|director|vice president|secretary|chair(?:man|woman|person)?|treasurer) (?:of|for) \S
    |^(?:
      c[etfo]o|managing director|receptionist|secretary|treasurer|chair(?:man|woman|person)?|president|principal
      |headmaster|headmistress|partner|adviser|advisor|underwriter
    )$
    |^${OCCUPATION}$|\b(?:manager|adviser|advisor|executive|director)$|^(?:director|directora|gerente|jefe|jefa) de \S
    |leiter(?:in)?$|^leiter(?:in)? \S|^(?:responsable|chef) (?:de|du|des) \S`,
  "iu",
);
const NAME = /^(?:(?:Dr|Prof|Mrs?|Ms|Miss)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}.'-]*){1,2}$/u;
const BETWEEN = /\s*[|·•]\s*|\s+[–—-]\s+|, | at (?=\p{Lu})/u;
const BELOW = 6;

/** "Kite & Sons", "Alder Dental", not "Ida Bank". */
export const isCompany = (name: string): boolean =>
  name.length < 60 &&
  /^\p{Lu}/u.test(name) &&
  (LEGAL.test(name) || name.includes(" & ") || (KIND.test(name) && !isFirstName(name.split(" ", 1)[0] ?? "")));

const partsOf = (line: string): string[] => line.split(BETWEEN).map((part) => part.trim());
const companyIn = (lines: readonly string[]): string | null => lines.flatMap(partsOf).find(isCompany) ?? null;

/** @param above the lines before the salutation, that of the sender first @param below those behind the last words, the name first */
export const signatureOf = (above: readonly string[], below: readonly string[]): Signature => {
  const signed = below.slice(0, BELOW);
  const company = companyIn(signed.slice(1)) ?? companyIn(above.slice(0, 1)) ?? companyIn(signed.slice(0, 1));
  const name = signed[0] ?? "";
  const line = signed.slice(1).find((one) => partsOf(one).some((part) => ROLE.test(part)));
  const role = line === undefined ? undefined : partsOf(line).find((part) => ROLE.test(part));
  if (company === null || line === undefined || role === undefined || !NAME.test(name) || isCompany(name))
    return { company, told: null };
  return { company, told: { line, text: `${name} is ${role} at ${company}.` } };
};
