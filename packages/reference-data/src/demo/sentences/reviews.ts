import type { Bank } from './bank.ts';

/** Praise by subject; a review takes at most one sentence from each. */
export const praise: Readonly<Record<string, Bank>> = {
  sum: {
    any: [
      'Best pad I have had in {years} years of commuting.', 'Exactly as described.', 'Would stay again without a second thought.', 'I came for a month and stayed a year.',
      'It feels like coming home to sensible people.', 'A good house.', 'Honest, clean, quiet, done.', 'My third pad at {code} and the last one I will need.',
      'Better in person than in the pictures.', 'I recommend it to every new hire I meet.', 'You get more than you pay for.', 'This place saved my sanity on reserve.',
      'I was skeptical about pads until this one.', 'No complaints after fourteen months.', 'Worth every cent.', 'Solid, dependable, comfortable.',
      'I only leave because I got a transfer.', 'A pad run by somebody who has lived in one.', 'Simply the nicest around {air}.', 'Everything works, which is rarer than it sounds.',
      'Five stars from a picky sleeper.', 'I tell my classmates about it.', 'My commute got ten times easier.', 'Loved it here.',
    ],
  },
  sleep: {
    any: [
      'I slept nine hours straight after a red-eye.', 'Dark, cool and silent, even at noon.', 'The mattress is better than mine at home.', 'You can really sleep in the daytime.',
      'Never once woken by somebody’s alarm.', 'The curtains make it night whenever you need it.', 'I bring earplugs out of habit and never use them.', 'My back is grateful.',
      'The bed was made up when I arrived at two in the morning.', 'Warm blankets and a reading light, what else does one want.', 'People really do whisper.', 'I have not slept this well on reserve before.',
      'Comfortable bed with room for my bags beneath it.', 'Pillows are excellent.', 'The doors close softly, and everyone lets them.', 'Even with people coming in at all hours it stayed calm.',
    ],
  },
  place: {
    any: [
      'I was at the gate twenty-five minutes after leaving the house.', '{hood} is a lovely area to walk in.', 'Made a short call with time to spare.', 'Easy to reach even on the last bus.',
      'Good food within a few minutes.', 'I felt safe walking back at midnight.', 'The ride to {air} never cost me more than a sandwich.', 'Great spot for early reports.',
      'Closer than the crew hotel they used to put us in.', 'The street is quieter than I expected this near an airport.', 'There is always someone to share a car with.', 'I did my groceries on foot.',
      'Nice morning runs in {park}.', 'You cannot beat the location at this price.', 'I sold my airport car because of this place.', 'Traffic has never been a problem.',
    ],
    transit: ['With {transit} I never needed a car.', 'From the door to {transit} takes me six minutes with a bag.'],
  },
  clean: {
    any: [
      'Spotless every single time.', 'The bathroom was cleaner than most hotels we get.', 'Fresh towels, fresh sheets, fresh smell.', 'You could eat off the kitchen floor.',
      'Somebody really cleans here, and it shows.', 'No hair in the drain in a whole year, I swear.', 'The fridge gets emptied before it turns scientific.', 'Tidy without being fussy.',
      'Trash goes out on time and nobody leaves dishes.', 'Clean and well looked after.', 'Shoes off at the door keeps it nice.', 'It smelled of laundry and coffee.',
    ],
  },
  people: {
    any: [
      'My housemates became friends.', 'Everyone said hello and then let me be.', 'A respectful bunch who pick up after themselves.', 'Good mix of airlines and ages.',
      'Somebody always knows a trick for bidding.', 'We ended up flying a trip together and it was a joy.', 'The group chat alone is worth it.', 'They saved me dinner when I was delayed six hours.',
      'Nobody brings drama in.', 'The others have been here for years, which tells you enough.', 'I learned more about this base at the kitchen table than in training.', 'Kind people.',
    ],
  },
  host: {
    any: [
      '{lister} answers within the hour, wherever in the world.', '{lister} met me with the keys at eleven at night.', 'You can tell that {lister} cares about the place.', 'Deposit came back in three days.',
      'When the heater failed it was replaced the next morning.', '{lister} is fair and easy to talk to.', 'The owner found me a bed with two hours’ notice.', 'Everything was explained on the first day and held true.',
      'No hidden charges, no odd surprises.', '{lister} moved me to a lower bunk when I hurt my knee.', 'I asked for a second pillow and got a new set of linen.', 'A landlord who flies understands.',
      '{lister} let me move in on a holiday.', 'Communication was clear from the first message.', 'Flexible when my transfer came early.', 'Rules are sensible and kept.',
    ],
  },
  things: {
    any: [
      'The kitchen has everything I cook with.', 'Internet was quick enough for bidding and movies.', 'Plenty of hooks and shelves for uniforms.', 'Hot water for everyone in the morning rush.',
      'There is a steamer, which saved my blouse more than once.', 'Good coffee at ungodly hours.', 'I liked having my own shelf in the fridge.', 'The living room is comfortable and people actually use it.',
      'Water pressure like at the gym.', 'An outlet and a lamp at the bed, somebody was thinking.', 'Enough bathrooms that I never waited.', 'The porch is the best seat in town.',
      'Ironing board always up, iron always works.', 'Simple furniture, all of it sound.', 'Door code works from day one.', 'The little drawer of spare chargers made me laugh and then saved me.',
    ],
  },
};

/** What was not so good; opens no review of four or five stars. */
export const niggles: Bank = {
  any: [
    'Only thing I would add is another mirror.', 'The stairs are steep with a heavy bag.', 'Parking can be tight when everyone is in.', 'The upper bunk is a climb.',
    'Water takes a minute to get warm.', 'Closet space is a little short.', 'Wi-Fi was down for an evening, then fine.', 'The kitchen gets busy around five.',
    'A second freezer would help.', 'You do hear the garbage truck on Mondays.', 'One bulb in the hall took a week to be changed.', 'I would have liked a thicker mattress, but I am spoiled.',
    'The lock is stiff in winter.', 'The couch has seen better days.', 'There is no elevator, so pack light.', 'Mornings at the mirror are a bit of a queue.',
    'It is a longer ride than I had guessed.', 'The heating is either on or off, nothing between.', 'Bring slippers, the floor is cold.', 'The fridge hums.',
  ],
};

/** Lukewarm reviews, three stars. */
export const mixed: Bank = {
  any: [
    'It is fine for the price.', 'Good bed, average everything else.', 'Nice people, tired bathroom.', 'Does the job for a few nights a month.',
    'Some weeks it was lovely and some weeks crowded.', 'Location great, storage not so great.', 'I expected a bit more quiet.', 'Decent, but the cleaning slipped in summer.',
    'Not bad, not my favorite.', 'I liked the house more than the neighbors’ dog.', 'Half of the lamps worked when I came, all of them when I left.', 'The pictures flatter the kitchen.',
    'I was comfortable enough and moved on for a room of my own.', 'Fair deal if you are on a budget.', 'Two stars for the shower, four for the bed.', 'Fine on reserve, less so for long stretches.',
    'Replies came, though not quickly.', 'It works if you are an easy sleeper.',
  ],
};

/** Unhappy reviews, one or two stars. */
export const bad: Bank = {
  any: [
    'It was too crowded in the weeks I was there.', 'The sink was full more often than not.', 'I was woken three nights out of five.', 'A repair that was promised took a month.',
    'The heating failed in January and nobody hurried.', 'My bunk was given to somebody else for a night.', 'Not as clean as I had hoped.', 'The ride took twice what the listing made me think.',
    'I asked about the deposit four times.', 'Somebody kept eating my yogurt, and nobody minded.', 'I moved out after six weeks.', 'Loud phone calls at midnight, more than once.',
    'The shower drain was slow the entire time.', 'The room was hot and the window stuck.', 'I had expected a calmer house.', 'Maybe I came at a bad moment.',
  ],
};

/** Reviews of the lister alone. */
export const ofLister: Bank = {
  any: [
    'I have rented from {lister} in two bases now and would in a third.', '{lister} treats tenants like colleagues.', 'Straightforward from the first call to the last day.', 'A landlord with a sense of humor is worth a lot.',
    '{lister} helped me find my feet in {city}.', 'Always reachable and never in the way.', 'Paid my deposit back while I was still at the airport.', 'You can trust what {lister} tells you.',
    '{lister} drove me to work when my ride fell through.', 'The books are clean and the receipts come by themselves.', 'I had to leave early and we found a fair way.', 'Never a raised voice, always a quick fix.',
    'Keeps promises.', 'I have sent four friends to {lister} and all of them stayed.', 'Very professional, and kind with it.', 'Remembers birthdays.',
  ],
};
