// Statements with the presets they belong to, from which the classifier learns how each topic lies in the embedding space. Own
// sentences, one a line; the first words of a block name its presets, "none" stands for no topic at all.

const BLOCKS = `
preferences
User prefers tea to coffee.
User dislikes loud music in shops.
User never drinks anything with alcohol and does not like sweet lemonade.
Marta likes her steak well done.
User hates coriander.
User can't stand the smell of fish.
User wants answers in bullet points without small talk.
User prefers dark mode and a large font.
User would like prices to be shown in Swiss francs.
Theo's favourite colour is dark green.
User's favourite dessert is lemon tart.
User only wears natural fabrics and avoids wool because it itches.
User prefers loose, comfortable clothes to tight ones.
User does not like flashy logos on clothing.
User avoids fast fashion and prefers second-hand clothes.
User prefers plain wooden furniture and muted colours at home.
User refuses to have carpets in the house.
User prefers electric cars to cars with a combustion engine.
User would never buy a used car.
User insists on a manual gearbox.
User dislikes touch screens in cars.
User finds large SUVs impractical and would rather drive a small hatchback.
User prefers short-haired cats to long-haired ones.
User does not want a pet that sheds a lot.
User would rather have a quiet animal than a lively dog.
User avoids keeping reptiles and insects as pets.
User only feeds the dog organic food.
User prefers Android to iPhone.
User avoids smart speakers because of privacy.
User likes mechanical keyboards.
User prefers phones with a small screen and a replaceable battery.
User strictly avoids perfume and scented soap.
User only uses cruelty-free make-up.
User prefers a simple skin care routine with few products.
User does not like heavy make-up and wants natural looks.
I would rather have window blinds than curtains.
I don't like being called by my full name.
Bruno is picky about bread and only eats sourdough.
Leila loves mango and adores anything with coconut.
User enjoys rainy afternoons at home.
User is not fond of surprises.
User likes to be reminded a day before.
User wants the assistant to be direct and to skip apologies.
User opts for aisle seats.
User detests phone calls and would rather get a message.
preferences interests
User does not enjoy horror films.
User prefers subtitled films to dubbed ones.
User has no interest in reality shows.
User finds superhero series boring.
User avoids films that are longer than two hours.
User refuses to watch anything with animal cruelty.
User loves slow, quiet dramas.
User dislikes first-person shooters and prefers puzzle games.
User only plays games that can be finished in one evening.
User avoids games with in-app purchases.
User prefers cooperative board games to competitive ones.
User can't get into open-world video games.
User prefers non-fiction to novels.
User dislikes audiobooks and would rather read on paper.
User loves jazz from the fifties and can't stand techno.
User does not listen to music with explicit lyrics.
User prefers small concerts to big festivals.
User finds golf dull and would rather watch basketball.
User likes team sports more than running alone.
User avoids contact sports.
User enjoys watching snooker on television.
Omar's favourite author is Ursula Le Guin.
Ada loves painting with watercolours.
Nils is not into football at all.
I adore old detective series.
preferences travel
User prefers small guesthouses to big hotel chains.
User avoids hotels without a gym.
User dislikes hostels with shared bathrooms.
User wants a room away from the lift.
User prefers trains to planes.
User avoids red-eye flights and long layovers.
User does not like driving abroad and takes public transport.
User refuses to go on cruises.
User dislikes crowded tourist attractions and prefers hidden spots.
User avoids guided tours and likes to explore a city alone.
User prefers beach holidays to city breaks.
User does not want activities with heights, such as rope bridges or cable cars.
User is scared of deep water and avoids boat trips and snorkelling.
User dislikes zoos and theme parks on holiday.
User avoids nightclubs and bars when away.
User would rather hike to a waterfall than visit a museum on a trip.
User avoids steep or strenuous excursions.
User prefers family-run restaurants where the locals eat.
User dislikes buffet restaurants and long queues for a table.
User avoids restaurants with loud music.
User would rather eat street food than dine in a fancy restaurant.
User only goes to restaurants that serve vegetarian dishes.
User does not like fusion cuisine when eating out.
User likes cafes with outdoor seating.
User packs light and refuses to check in luggage.
preferences education
User learns best by doing and finds lectures boring.
User dislikes group work in class.
User prefers a live teacher to recorded videos.
User finds reading long texts ineffective for studying and prefers diagrams.
User avoids learning apps with points and badges.
User likes to study alone in silence.
User thrives in a course with a clear schedule.
User prefers audio lessons to textbooks.
User can't concentrate in online classes.
User would rather learn from examples than from theory.
User dislikes multiple-choice tests and memorizing by heart.
User wants learning material from universities and not from random blogs.
User prefers free online courses to expensive programmes.
User avoids tutorials that have no exercises.
preferences health
User prefers yoga at home to the gym.
User dislikes running and would rather swim to stay fit.
User avoids high-intensity workouts.
User refuses to take sleeping pills.
User prefers herbal remedies to medication.
User does not eat gluten because of an intolerance.
User avoids dairy and prefers oat milk for digestion.
User strictly keeps to a low-carb diet.
User dislikes group fitness classes and prefers to train alone.
User does not like protein shakes and meal replacements.
User wants to avoid surgery and prefers physiotherapy.
User avoids creams with alcohol because of sensitive skin.
preferences work
User prefers to work remotely and dislikes open offices.
User would rather have a quiet desk than a corner office.
User avoids meetings before ten.
User does not want a job with much travel.
User prefers a small company to a big corporation.
User dislikes micromanagement.
User wants a fixed schedule and no overtime.
User refuses jobs that require a suit.
User prefers freelance contracts to permanent employment.
User likes a flat hierarchy in the team.
preferences values
User refuses to buy leather for ethical reasons.
User avoids products that are tested on animals.
User only buys from companies that pay fair wages.
User will not eat meat because animals suffer.
User avoids flying to protect the climate.
User boycotts brands that pollute.
preferences finances
User prefers paying in cash.
User avoids credit cards and buying on instalments.
User would rather invest in index funds than in single shares.
User refuses to pay subscription fees.
interests
User follows Formula 1.
User collects vintage postcards.
User is fascinated by volcanoes.
User is a fan of Real Madrid.
User plays chess online in the evenings.
User reads a lot about ancient Rome.
User goes fishing on Saturdays.
User is into astronomy and owns a telescope.
User listens to podcasts about economics.
User grows tomatoes and herbs on the balcony.
User watches Korean dramas.
User plays tennis with a club.
User got into pottery last year.
User likes to paint landscapes in the free time.
User attended a concert of a cello quartet.
Irene is passionate about birds.
Tomas has been sailing since he was a boy.
Mei takes photographs of street life.
Paulo and his dog go on hikes in the forest.
Ravi goes to the cinema every week.
Jonas plays the drums to relax.
Ada went camping and watched the stars.
Ada finds nature calming and goes on walks in the park.
I have been playing Zelda all weekend.
I'm reading a biography of Marie Curie.
I subscribe to a magazine about trains.
My hobby is restoring fountain pens.
User is curious about quantum physics.
User dances salsa on Thursdays.
User joined a book club.
User knits while watching television.
User enjoys baking cakes in the spare time.
goals
User wants to move to a bigger flat by autumn.
User is determined to quit sugar.
User hopes to see the northern lights one day.
User plans to get up at six every day.
User aims to write in a diary every evening.
User dreams of owning a little house by the sea.
User's new year's resolution is to be more patient.
User wants to become a pilot.
User is going to apply for a visa in March.
User would like to learn to surf someday.
User is working towards a black belt.
User intends to sell the car before winter.
Ada's aim is to finish her first marathon.
Ada hopes to inspire other people with her story.
Karim is looking forward to opening his own shop.
I plan to give up smoking this year.
My long-term goal is to live off the grid.
I want to be less distracted by my phone.
I hope to adopt a child.
User's target is to walk ten thousand steps a day.
User is trying to declutter the attic.
User wishes to retire at fifty-five.
goals work
User wants to become head of department.
User is looking for a new job in marketing.
User plans to start a business.
Ada is thinking about a career in counselling.
User hopes to be promoted next year.
User aims to get a contract with a big client.
goals finances
User is saving for a down payment on a house.
User wants to pay off the student loan within two years.
User plans to spend less on clothes.
User's goal is to put aside two hundred a month.
goals travel
User is planning a trip to Vietnam in February.
User wants to walk the Camino de Santiago.
User hopes to visit every capital in Europe.
User would love to go on a safari.
goals health
User wants to lose ten kilos.
User is training for a triathlon.
User plans to start physiotherapy.
User wants to sleep at least seven hours a night.
goals education
User plans to apply for a master's degree.
User wants to pass the entrance exam.
User hopes to get a scholarship.
goals skills
User wants to learn Japanese.
User plans to practise the piano daily.
User aims to get better at public speaking.
User wants to learn how to weld.
goals projects
User wants to write a children's book.
User plans to build a tree house.
User hopes to release the game in spring.
goals relationships
User wants to get married next year.
User plans to visit the parents more often.
User hopes to find a partner.
work
User works as a nurse in a children's hospital.
User is a software engineer at a bank.
User's boss is called Mr Lind.
User leads a team of twelve.
User was laid off in spring.
User has worked for the post office since 2009.
User changed from sales to customer support.
User owns a bakery.
User's company moved its headquarters to Porto.
User has a job interview on Monday.
User works part-time.
User is on parental leave until August.
User drives a tram.
User's clients are mainly dentists.
User signed a contract with a new supplier.
Ada is an accountant.
Ada lost her job as a banker.
Ben opened a dance studio.
Gil hired a second assistant for his shop.
Rosa has a deadline for a report at the office.
I work from home three days a week.
My shift starts at five in the morning.
I resigned after a dispute with management.
User is a retired teacher.
User gave a presentation to the board.
User's colleague covers the night shift.
User is self-employed as a translator.
User started an internship at a law firm.
work finances
User earns 4,000 a month before tax.
User got a bonus at the end of the year.
User asked the boss for a raise.
User's start-up raised money from investors.
relationships
User's brother is called Elias.
User is married to Sofia.
User has three children.
User's best friend lives in Oslo.
User broke up with a girlfriend in May.
User's mother is ill and needs care.
User has been single for a year.
User and the flatmate get along well.
User grew up with an aunt.
User is expecting a second child.
User met the partner at a wedding.
User argued with a sister about the inheritance.
User's daughter turned six.
User's grandfather fought in the war.
User became an uncle.
Ada has a close circle of friends who support her.
Ada's kids love dinosaurs.
Ada and her husband have been married for five years.
Dario congratulated Ada on her new role.
Dario encourages Ada and is proud of her.
Ada spent the weekend with her family.
Ada thanked Dario for being there for her.
Ada is adopting a child as a single parent.
Mia misses her late father.
I have known Clara since kindergarten.
My neighbours water the plants when I am away.
I am dating a musician.
My wife and I celebrate our anniversary in July.
User has not spoken to a cousin for years.
User is a godmother.
health
User has type 1 diabetes.
User is allergic to bee stings.
User broke an ankle while skiing.
User takes antidepressants.
User sees a therapist every week.
User suffers from migraines.
User had a hip replacement.
User goes to the gym three times a week.
User gave up smoking in 2015.
User has high cholesterol.
User is pregnant with twins.
User cannot digest lactose.
User is recovering from pneumonia.
User wakes up at night and cannot fall asleep again.
User swims a kilometre every morning.
User follows a diet recommended by a doctor.
User has a fear of heights and gets panic attacks.
User feels exhausted and stressed.
User has a tooth extraction on Friday.
User is vaccinated against hepatitis.
User has sensitive, dry skin.
Ada does yoga to relax.
Ada has been dealing with anxiety.
Luca injured his knee at football practice.
I am on blood thinners.
I get a rash from nickel.
My eyes get tired from the screen.
My doctor told me to eat less salt.
User lifts weights.
User has severe peanut allergy and carries an injection.
User is coeliac.
User meditates for her mental balance.
skills
User speaks Portuguese and some Greek.
User knows how to repair bicycles.
User is good at mental arithmetic.
User writes Python and Java.
User has a licence to fly drones.
User is learning to play the violin.
User has mastered bread baking.
User can type ninety words a minute.
User is a beginner in photography.
User taught himself to edit videos.
User has years of experience with spreadsheets.
User is fluent in French.
User practises calligraphy and is getting better.
User is trained in first aid.
User can sail a boat.
Ada has a talent for drawing.
Ada is skilled at carpentry.
Leo picked up sign language quickly.
I can read Arabic script.
I know my way around Linux.
I am improving my backhand.
I am comfortable with public speaking.
User is certified as a welder.
User knows SQL well.
finances
User has a mortgage with a variable rate.
User owes the bank 5,000 dollars.
User keeps savings in a deposit account.
User has a monthly budget of 300 euros for food.
User pays 900 for rent.
User invested in a solar fund.
User's insurance did not pay for the damage.
User has to pay back taxes.
User inherited some money from an aunt.
User sold shares at a loss.
User split the bill with friends.
User bought a laptop for 1,200 dollars.
User cannot afford a new car.
User's electricity bill went up.
User has a pension plan.
User gets child benefit.
User cancelled a subscription to save money.
Ada is in debt.
Ada raised funds for a charity.
I spend about fifty a week on groceries.
I opened a bank account for my son.
My credit score improved.
education
User studied chemistry in Leipzig.
User has a master's degree in history.
User is in the last year of high school.
User failed the driving theory test and takes lessons.
User takes an online course on statistics.
User is writing a thesis about coral reefs.
User dropped out of university.
User won an award at school.
User has an exam on Thursday.
User got into medical school.
User's favourite subject at school was geography.
User attended a workshop about adoption.
User's professor recommended a book.
User does homework with flash cards.
User learns best with visual material.
Ada graduated last summer.
Ada is studying psychology.
Yan has a scholarship.
I am enrolled at an evening school.
I was taught by nuns.
I am revising for my finals.
User has a diploma in nursing.
User reads textbooks in the library before exams.
User took a semester off.
travel
User visited Morocco in 2022.
User flew to Chicago for the weekend.
User stayed in a hotel near the station.
User's flight was cancelled.
User has never been to Asia.
User went on a road trip along the coast.
User booked train tickets to Vienna.
User spent the holidays on a Greek island.
User camped in a national park.
User lost a suitcase at the airport.
User has a layover in Dubai.
User rented a car in Iceland.
User took a ferry to Sardinia.
User likes to try local restaurants when visiting a city.
User goes sightseeing with a guide.
User went on a boat tour and saw whales.
User loves the old town of Prague.
Ada is in Rome at the moment.
Ada took a trip to the mountains with friends.
Ada visited a museum and the castle in Edinburgh.
Hugo is backpacking through Peru.
I need a visa for India.
I returned from Mexico yesterday.
We are going to the seaside in July.
User has a frequent flyer card.
User went scuba diving in Egypt.
User dined at a famous restaurant in Lyon.
values
User believes that everyone deserves a second chance.
User is a Quaker.
User thinks that politicians should be younger.
User holds honesty above everything.
User goes to church every Sunday.
User is against the death penalty.
User cares about animal rights.
User stands for equality at work and at home.
User thinks that success means being content.
User is a vegetarian out of conviction.
User volunteers because giving back matters to her.
User tries to live with little waste.
User supports the Green Party.
User is proud of his roots and traditions.
Ada believes in being true to oneself.
Ada supports the rights of transgender people.
Ada wants a world where people accept each other.
Ravi fasts in Ramadan.
I would never lie to a friend.
I don't think money should decide who gets treated.
My faith helps me in hard times.
Kindness is more important to me than success.
projects
User is building a garden shed.
User writes a blog about cheese.
User is recording an album with a friend.
User launched a website for second-hand toys.
User restores antique clocks.
User is developing an app for runners.
User makes jewellery and sells it online.
User is renovating an old farmhouse.
User started a podcast.
User translates poems for an anthology.
User organises a street festival.
User finished the prototype of a robot.
User is sewing costumes for a play.
User designed a poster for the exhibition.
User is writing a screenplay.
User maintains an open-source library.
User turned the garage into a workshop.
Ada painted a mural for the community centre.
Ada is putting together a photo album.
Ada published her first novel.
Enzo is making a short film.
I am working on a board game of my own.
I set up a repair cafe.
My side project got its first users.
none
User lives in Leeds.
User's birthday is on 3 March.
User is 34 years old.
User's dog is called Pepper.
User has two cats.
User drives a blue van.
User moved to a new flat in June.
User's phone number ends in 12.
User has brown hair.
User's address is 5 Mill Lane.
User was born in Ghana.
User is left-handed.
User's nickname is Bo.
User lost an umbrella.
User's washing machine broke.
User bought a new lamp.
The bus was late this morning.
It was snowing on Monday.
The neighbourhood has a new playground.
The shop closes at six.
Ada's bicycle has a flat tyre.
Ada saw a rainbow.
Ada has had her turtle for three years.
I locked myself out.
I use a laptop from 2018.
My parcel has not arrived.
I have an appointment at ten.
The heating is off.
User changed the password.
User has a balcony.
User lives alone on the second floor.
User's timezone is Central European Time.
work skills
User is a surgeon specialised in hands.
User is an experienced negotiator and uses it in sales.
Ines is a sound engineer trained in live mixing.
User is licensed to operate cranes at the port.
User became a certified tax adviser.
work education
User is a lecturer in biology at a college.
User teaches French to teenagers.
Ravi is a trainee electrician in his second year.
User took a management course paid by the employer.
work travel
User flies to Madrid every month to see clients.
User went to a trade fair in Milan for the company.
work relationships
User's brother-in-law is also the business partner.
User and a former colleague are good friends.
User's wife works as a pilot.
work
Ana is a dentist with her own practice.
Piet drives lorries for a living.
User is a cook in a school canteen.
User earns a living as a carpenter.
User is a florist.
Sven is head of research at a chemicals group.
User reports to the finance director.
User had an appraisal with the supervisor.
skills education
User attends a course in sign language.
User is taking lessons to learn to drive.
User learned to programme in a bootcamp.
User went to a seminar on negotiation.
skills interests
User plays the trumpet in a band and plays it well.
User took up woodturning as a hobby and has become good at it.
Ola is a strong chess player.
relationships education
User's daughter is in the third year of law.
User's son started secondary school.
User met a close friend at university.
relationships skills
User's grandmother taught her to sew.
User's uncle showed him how to fix engines.
relationships travel
User goes camping with the children every summer.
User and the husband spent their honeymoon in Bali.
User visited a sister in Toronto.
relationships health
User's father has Parkinson's disease.
User's baby is due in May.
User looks after a mother with dementia.
relationships values
User believes that parents should never hit a child.
User thinks marriage is a promise for life.
relationships
Ada raised two boys alone.
User was brought up by the grandparents.
User's half-sister lives next door.
User feels lonely since the move and misses old friends.
Pia's boyfriend comes from Brazil.
education interests
User attends an evening class in drawing.
User goes to public lectures on archaeology.
education goals
User is revising for the medical entrance test.
User is applying to art schools.
interests projects
User is putting together a book of photos of old cinemas.
User writes reviews of jazz records on a blog.
interests health
User has got into climbing at the local hall.
User goes swimming and cycling at weekends.
User plays volleyball in a team.
interests travel
User likes to photograph lighthouses on journeys.
User reads travel guides for fun.
interests goals
User wants to see every film by Kurosawa.
User wants to take up archery.
interests relationships
User plays board games with the family on Sundays.
User goes to football matches with a father.
projects skills
User learnt to solder in order to build radios.
User is coding a game to learn a new engine.
projects goals
User wants to turn the cellar into a studio.
User hopes to finish the first draft by May.
projects relationships
User is building a boat with a cousin.
User makes a podcast with two friends.
projects finances
User sells home-made soap at markets to earn something on the side.
User raised money for the documentary by crowdfunding.
projects work
User is setting up a consultancy beside the day job.
projects
Tess is knitting hats for the Christmas market.
User produces short videos about bridges.
User contributes drawings to a magazine made by volunteers.
User is composing a piece for a string quartet.
User automated the lights at home with a small computer.
finances values
User gives a tenth of the income to charity.
User thinks debt is wrong and never borrows.
finances travel
User's budget for the trip to Peru is 2,000 euros.
User puts money aside for holidays.
finances relationships
User pays for a son's rent.
User lent a friend 400 dollars.
finances
User leases a car for 250 a month.
User won a small sum in a raffle.
User lives on very little until the next payday.
User bought bonds.
travel health
User goes skiing in the Alps every winter.
User had food poisoning in Thailand.
travel education
User spent an exchange year in Canada.
User did a language course in Malta.
travel
User spent half a year in Australia after school.
User missed a connection in Frankfurt.
User has been to twenty countries.
User only takes a small bag on trips.
User slept in a mountain hut.
Nils toured Scotland in a camper van.
goals values
User wants to volunteer at a hospice.
User plans to become a better listener.
goals work
User's ambition is to be a chef.
User wants to change to a career in design.
values health
User does not drink for religious reasons.
values
User keeps every promise, whatever it costs.
User is a practising Muslim.
User thinks that nobody should be judged by origin.
User considers free speech a basic right.
User was raised Hindu and still follows the customs.
User finds it wrong to waste food.
Eli says that art has to be independent of money.
preferences values
User refuses clothes made by children.
User avoids plastic bottles and packaging.
preferences
User wants temperatures in Celsius.
User wants to be called by the surname.
User would rather receive a letter than an e-mail.
User dislikes group calls and prefers written notes.
User prefers baths to showers.
User loves snow and dislikes the heat.
User likes eggs soft-boiled.
skills
User is an expert in databases.
User can read music.
User knows some basic first aid.
User repairs phones without help.
User is trained in mediation.
User has a good command of spoken Arabic.
health
User wears glasses and a hearing aid.
User's blood sugar is too high.
User has an eye operation in autumn.
User runs before breakfast.
User takes iron tablets.
none
User's bag was stolen at the cinema.
User took a taxi to the station.
User's flat is on the fourth floor without a lift.
User has a spare key at the office of the caretaker.
User's kitchen tap drips.
User changed the internet provider.
User comes from Uruguay.
The picnic was cancelled because of the rain.
preferences travel
User skips sights that are crowded with visitors.
User is afraid of heights and stays away from towers and cable cars.
User has a fear of heights and avoids excursions on cliffs.
User avoids outings that need a lot of walking because of a bad knee.
User does not take part in water sports, as she cannot swim.
User dislikes adventurous excursions and wants nothing risky on tours.
User avoids attractions where animals are kept or have to perform.
User does not want to lie in the sun for hours on holiday.
User dislikes winter sports and other outings in the cold.
User stays away from casinos and bars on trips.
User only eats in restaurants with a calm atmosphere.
User avoids restaurants without vegan dishes.
User prefers small places to eat with regional cooking to chains.
preferences
User avoids clothes made of wool because they itch.
User wants a pet without fur because of the allergies in the house.
User avoids shampoo with strong scents as they bring on a headache.
User prefers clothes from sustainable brands.
User does not wear real fur.
User only wants cosmetics that are vegan.
User would adopt a cat from a shelter rather than buy one.
User does not want a car that burns petrol.
User cannot eat shellfish and avoids places that serve it.
`;

export interface Example {
  readonly text: string;
  readonly labels: readonly string[];
}

const HEADER =
  /^(?:none|(?:preferences|interests|goals|work|relationships|health|skills|finances|education|travel|values|projects)(?: |$))+$/;

const parseBlocks = (blocks: string): Example[] => {
  const examples: Example[] = [];
  let labels: readonly string[] = [];
  for (const line of blocks.trim().split("\n")) {
    if (HEADER.test(line)) labels = line === "none" ? [] : line.split(" ");
    else examples.push({ text: line, labels });
  }
  return examples;
};

export const EXAMPLES: readonly Example[] = parseBlocks(BLOCKS);
