// Changes as people tell them in passing, in messages of two or three clauses.

import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

describe("a change told in a message", () => {
  test.each([
    // Who or what the new one is, stands in the next clause, and what "it" is, in the one before.
    ["User's landlord is Orla, she is quite strict.", "User got a new landlord, his name is Piet."],
    ["User's laptop is a Vaio.", "User's new laptop arrived, it's a Framework."],
    ["User has a steam iron.", "User broke their steam iron and threw it out."],
    ["User has a rusty Lada Niva that's always stalling.", "The Niva finally died, User scrapped it."],
    // A report, a salary, and when somebody gets up.
    ["User says the regatta is set for 3 May.", "User had to postpone the regatta to June."],
    ["User earns 31k a year.", "User makes 35k now."],
    ["User wakes up at 7.", "User gets up at 6:15 now."],
    ["User works part-time at the archive.", "User works full time at the archive."],
    // Not done for long, or not to be done.
    ["User smokes ten cigarettes a day.", "User hasn't smoked for three months."],
    [
      "User is planning to swim the Bosporus race in August.",
      "User won't be swimming the Bosporus, their shoulder hurts.",
    ],
    // Others' deeds, and where an account was moved.
    ["User takes 20 mg of enalapril every morning.", "User's doctor upped the enalapril to 40 mg."],
    ["User banks with Fidor.", "User moved their account to Holvi."],
    ["User hosts everything on Netlify.", "User migrated off Netlify to Render."],
    ["User listens to everything on Deezer.", "User has moved over to Apple Music."],
    ["User's phone contract is with Telia.", "User is with Elisa now, Telia was too dear."],
    ["User writes all their code in Emacs.", "User has switched to VS Code."],
    // Homes and meals.
    ["User's flat is in Seville, near the river.", "User just got the keys to their new place in Ronda."],
    ["User lives in Bergen.", "User moved to Wetherbury."],
    ["User has muesli for breakfast every day.", "User has millet porridge for breakfast these days."],
    // What goes with what is over.
    ["User is engaged to Otto, the wedding is planned for May.", "Otto and User got married last weekend."],
    ["User has a cat called Pixie, she's a tabby.", "Pixie died on Sunday."],
    ["User has two rabbits.", "User adopted another rabbit so now they have three."],
    ["User is in their second year at uni.", "User is a third year now."],
    // How it came out.
    ["User wears glasses.", "User lost the glasses and doesn't need glasses anymore."],
    ["User's boat is in the shop.", "User got their boat back from the shop, it runs like new."],
    ["User is trying to eat less salt.", "User has completely cut out salt."],
    ["User is gluten free.", "User is eating gluten again, the test came back negative."],
    ["User is looking for a new job.", "User signed a contract with Siemens, no more job hunting."],
    ["User is planning to renovate the attic this summer.", "User finished the attic renovation."],
    ["User is thinking about adopting a ferret.", "User decided against a ferret."],
    ["User needs to renew their licence.", "User renewed their licence."],
    ["User is on a waiting list for speech therapy.", "User started speech therapy last week."],
    ["User is doing a master's in botany.", "User finished their master's."],
    ["User is pregnant, due in May.", "User's son was born on the 2nd."],
    ["User has an interview at Zalando on Monday.", "User got rejected by Zalando."],
    ["User's mixer doesn't work.", "User fixed the mixer."],
    ["User has an old Simca 1000.", "User's Simca got totalled last week, luckily nobody was hurt."],
    ["User drives an automatic Seat Ibiza.", "User bought a new car, a Mazda."],
    ["User runs a small florist's with their cousin.", "User closed the florist's in March."],
    ["User's headphones are Koss.", "User lost their Koss headphones."],
    ["Ada is 11 months old.", "Ada just turned one."],
    ["User has 5,000 dollars of tax debt.", "User is down to 2,000 dollars of debt."],
    ["User writes in Scrivener.", "User writes in Ulysses now, it has fewer buttons."],
    ["User uses Krita for sketching.", "User uses Procreate for sketching now."],
    ["User is writing their thesis on moss.", "User changed their thesis topic to lichen."],
  ])("replaces %p by %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });

  test.each([
    ["User's landlord is Orla.", "User got a new neighbour, his name is Piet."],
    ["User's laptop is a Vaio.", "User's new mouse arrived, it's a Logitech."],
    ["User has a steam iron.", "User broke their steam mop and threw it out."],
    ["User has a steam iron.", "User cleaned the oven and their steam iron and gave it back."],
    ["User has one niece, Pia, she's 3.", "Pia turned 4."],
    ["User earns 31k a year.", "User makes 35k steps a day."],
    ["User earns 31k a year.", "User makes 30 cakes a day."],
    ["User wakes up at 7.", "User got up at 5 on Saturday."],
    ["User wakes up at 7.", "User gets up at night."],
    ["User smokes ten cigarettes a day.", "User hasn't smoked since lunch."],
    ["User eats meat.", "User hasn't eaten since breakfast."],
    ["User is planning to swim the Bosporus race in August.", "User won't be swimming on Sunday."],
    ["User is planning to swim the Bosporus race in August.", "User won't be swimming the Danube."],
    ["User banks with Fidor.", "User moved their desk to Holvi Street."],
    ["User hosts everything on Netlify.", "User's sister migrated off Netlify."],
    ["User listens to music on Deezer.", "User bought an Apple Watch."],
    ["User uses Telia.", "User uses Elisa and Telia now."],
    ["User's flat is in Seville.", "User's office is in Ronda."],
    ["User lives in Bergen.", "User moved to Proton."],
    ["User has muesli for breakfast.", "User had boiled eggs for breakfast."],
    ["User has muesli for breakfast.", "User has soup for lunch these days."],
    ["User has a cat called Pixie, she catches two mice a day.", "User stopped feeding the mice."],
    ["User lives in Turin, works as a chef.", "User moved to Oslo."],
    ["User has two rabbits.", "User adopted another dog so now they have three."],
    ["User is in their second year at the bank.", "User is a third year now."],
    ["User's boat is in the shop.", "User got their bike back from the shop."],
    ["User is trying to eat less salt.", "User has completely cut out sugar."],
    ["User is looking for a new flat.", "User signed a contract with Siemens."],
    ["User is looking for a new job.", "User's brother signed a work contract."],
    ["User works at Bosch.", "User signed a contract with Vodafone."],
    ["User is planning to renovate the attic this summer.", "User finished the bathroom renovation."],
    ["User is thinking about adopting a ferret.", "User decided against a cat."],
    ["User needs to renew their licence.", "User renewed their library card."],
    ["User needs to buy a drill and paint.", "User bought paint."],
    ["User is on a waiting list for speech therapy.", "User started art therapy."],
    ["User is doing a master's in botany.", "User's cousin finished their master's."],
    ["User has an interview at Zalando on Monday.", "User got rejected by Otto."],
    ["User's mixer doesn't work.", "User fixed the toaster."],
    ["User runs a bakery.", "User sold a cake at the bakery."],
    ["User runs two bakeries.", "User closed the bakery early."],
    ["User has a red canoe.", "User sold the canoe paddle."],
    ["User's headphones are Koss.", "User lost their headphone case."],
    ["Ada is 11 months old.", "Ben just turned one."],
    ["User has 5,000 dollars of tax debt.", "User is down to 2,000 dollars of savings."],
    ["User invests in Shell.", "User invests in Repsol now."],
    ["User plays in Ember.", "User plays in Otley now."],
    ["User uses Krita for sketching.", "User uses Audacity for podcasts now."],
    ["User uses salt for brining.", "User uses sugar for brining now."],
    ["User is writing their thesis on moss.", "User changed their blog topic to lichen."],
    ["User has a car.", "User bought a new bike, a Mazda."],
    ["User's car is a Mazda.", "User bought a new phone, a Nokia."],
    ["User has red hair.", "User has brown boots."],
    ["User's beard is long.", "User's brother cut his beard short."],
  ])("leaves %p beside %p", (older, newer) => {
    expect(verdict(older, newer)).not.toBe("hard");
  });
});
