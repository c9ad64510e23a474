// Words behind "the" that are known without having been named, and words before a noun that tell no kind.

import { wordSet } from "../patterns.ts";

/** "the weekend", "the way", "the world": which one, everybody knows, or nothing is meant. */
export const NO_DEFINITE = wordSet(
  "way day days week weekend month year time times morning afternoon evening night summer winter spring",
  "autumn fall end start beginning middle rest",
  "world sun moon sky sea ocean beach weather rain snow internet news truth point fact idea kind sort lot",
  "bit moment future past present same other others",
  "first last next best worst most more least only whole people kids family house home office bus train",
  "phone computer kitchen bathroom bedroom garden",
  "street road town city country countryside area pic photo picture north south east west left right top",
  "bottom front back side inside outside floor wall door window",
  "community mountains mountain forest woods coast court stage piano guitar violin drums environment fridge",
  "oven park homeless gym campfire homepage cloud media government economy public",
  "experience feeling thing things stuff part reason place life holidays birthday number amount level energy support love joy",
);

/** They praise a thing or tell its age; "the new workshop" is the workshop. */
export const PRAISE_WORDS = wordSet(
  "new great good nice lovely amazing awesome cool beautiful wonderful fantastic incredible little big small tiny huge own entire very fun",
  "cute perfect special favourite favorite latest recent crazy interesting exciting gorgeous stunning fancy local",
  "positive negative actual real current upcoming important",
);
