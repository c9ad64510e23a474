// News that says who somebody is from then on lasts; other news does not.

import { expect, test } from "bun:test";
import { isLastingNews } from "#plugins/memory-extractors/local/telling/lasting-news.ts";

test.each([
  "Ada just started as a roofer in Ghent.",
  "Ada is starting their second year of teaching.",
  "Ada has started working as a nurse.",
  "Ada took the Brenner job.",
  "Ada is team lead since Monday.",
  "Ada was promoted to head chef in May.",
  "Ada's aunt was hired as a junior designer.",
  "Ada is 45 and they just got diagnosed with gout.",
  "Ada's doctor put Ada on atenolol.",
  "Ada's aunt Ida drew it, she's a graphic designer.",
  'Ada, asked "Do you take any medication?", says "Atenolol, in the morning".',
  "Ada says two, Ida is 15 and Rolf is 11.",
])("%s lasts", (text) => {
  expect(isLastingNews(text)).toBe(true);
});

test.each([
  "Ada started as usual.",
  "Ada worked as a roofer.",
  "Ada wants to start as a nurse.",
  "Ada was offered a post as a manager.",
  "Ada dressed up as a nurse.",
  "Ada took the Monday job off.",
  "Ada was diagnosed with pneumonia.",
  "Ada's doctor put them on antibiotics.",
  "Ada's aunt Ida drew it, she's a mess.",
  'Ada, asked "Do you take any medication?", says "No".',
])("%s does not", (text) => {
  expect(isLastingNews(text)).toBe(false);
});
