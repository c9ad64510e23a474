// What was put in the place of something, another shift, and who is back from where they were sent; each beside what only looks like it.

import { describe } from "bun:test";
import { type Pairs, testTiers } from "../pairs.ts";

const REPLACED: Pairs = [
  ["User takes warfarin.", "Warfarin was replaced by apixaban."],
  ["User takes warfarin.", "User's warfarin was replaced by apixaban."],
  ["User takes 5 mg of bisoprolol daily.", "Bisoprolol was swapped for nebivolol."],
  ["User is on duloxetine.", "User's duloxetine has been replaced with venlafaxine."],
  ["Ida takes levetiracetam.", "Ida's levetiracetam was replaced by lamotrigine."],
  ["User uses Jenkins.", "Jenkins was replaced by Buildkite."],
  ["User takes enalapril for blood pressure.", "User's enalapril was substituted with losartan."],
  ["User is on the night shift.", "User no longer works nights."],
  ["User works night shifts.", "User is on days now."],
  ["User works night shifts at the hospital.", "User works days now."],
  ["User does night shifts.", "User is on days now."],
  ["User works the early shift.", "User is on the late shift now."],
  ["Ola works nights.", "Ola is on the day shift now."],
  ["User works day shifts.", "User does nights now."],
  ["User is on nights.", "User doesn't work nights anymore."],
  ["Mateo is deployed to Kuwait.", "Mateo is back from deployment."],
  ["User's husband Mateo is deployed in Kuwait.", "User's husband Mateo came home."],
  ["Ingrid is deployed to Mali.", "Ingrid is back from Mali."],
  ["User's son is stationed in Estonia.", "User's son came back home last week."],
  ["Ingrid is on a tour in Mali.", "Ingrid got home from Mali yesterday."],
];

const ORDERED: Pairs = [
  ["User takes warfarin and ramipril.", "Warfarin was replaced by apixaban."],
  ["Ida takes levetiracetam.", "Levetiracetam was replaced by lamotrigine."],
  ["User uses the printer for invoices.", "The printer was swapped for a scanner."],
  ["User takes warfarin.", "User's warfarin was replaced by heparin for a week."],
  ["Mateo is deployed to Kuwait.", "Mateo is back."],
];

const KEPT: Pairs = [
  ["User takes warfarin.", "User's uncle's warfarin was replaced by apixaban."],
  ["Ida takes levetiracetam.", "User's levetiracetam was replaced by lamotrigine."],
  ["User takes warfarin.", "Ramipril was replaced by losartan."],
  ["User uses the printer.", "The printer was replaced with a new one."],
  ["User uses the printer.", "The printer's toner was replaced by a cheaper one."],
  ["User takes warfarin.", "Warfarin might be replaced by apixaban."],
  ["User takes warfarin.", "Warfarin is going to be replaced by apixaban."],
  ["User takes warfarin.", "Warfarin was not replaced by apixaban."],
  ["User takes the bus to work.", "The bus driver was replaced by a machine."],
  ["User likes Jenkins.", "Jenkins was replaced by Buildkite."],
  ["User wrote about warfarin.", "Warfarin was replaced by apixaban."],
  ["User takes piano lessons.", "The piano was replaced by a keyboard."],
  ["User works nights.", "User is on days this week."],
  ["User works nights.", "User works days at the bakery."],
  ["User works nights.", "User is on day 3 of the challenge now."],
  ["User works nights.", "User has two days off now."],
  ["User works nights.", "User works day and night now."],
  ["User works nights.", "User works late now."],
  ["User works nights.", "User's brother works days now."],
  ["User works nights.", "User no longer sleeps at night."],
  ["User is on the night shift.", "User no longer works at the bakery at night with Ola."],
  ["User works three days a week.", "User works nights now."],
  ["User works nights.", "User no longer works on Fridays."],
  ["Ingrid is deployed to Mali.", "Ingrid is back at the gym."],
  ["Ingrid is deployed to Mali.", "Ingrid is back from Oslo."],
  ["Ingrid is deployed to Mali.", "Ingrid is home for two weeks."],
  ["Ingrid is deployed to Mali.", "Ingrid came home for Christmas."],
  ["Ingrid is deployed to Mali.", "Ingrid came home on leave."],
  ["Ingrid is deployed to Mali.", "Ingrid will be back in March."],
  ["Ingrid is deployed to Mali.", "Ingrid is not back."],
  ["Ingrid is deployed to Mali.", "Ingrid's sister is back."],
  ["Ingrid is deployed to Mali.", "Ingrid called back."],
  ["The app is deployed on Fly.io.", "The app is back from review."],
  ["The app is deployed on Fly.io.", "The app is back."],
  ["Ingrid is deployed to Mali.", "Ingrid is back on antibiotics."],
];

describe("what took the place of something", () => testTiers(REPLACED, ORDERED, KEPT));
