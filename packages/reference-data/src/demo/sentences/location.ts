import type { Bank } from './bank.ts';

/** Where it is, how one gets to work, what is around. */
export const location: Bank = {
  any: [
    'It is {miles} to {air} by road, about {min} minutes when the traffic behaves.',
    'A rideshare to the terminal takes roughly {min} minutes at any hour I have tried.',
    'You can be at the security line {min} minutes after locking the door.',
    '{shop} is close enough for a bag of groceries in each hand.',
    'Ask anyone in the house where to eat, and you will end up at {eat}.',
    'If you land late and hungry, head for {eat}.',
    'My first stop after a red-eye is {eat}.',
    'For a run or just some daylight we go to {park}.',
    'On a day off go to {park} and remember what trees look like.',
    '{street} is well lit, and there are people about at every hour.',
    '{hood} is residential and calm, with just enough open late.',
    'The street is quiet by nine, and the buses start before five.',
    'Two pharmacies, a dry cleaner who knows uniforms and a bank machine are all within a few blocks.',
    'I walk here from the stop with a roller bag after midnight and have never thought twice about it.',
    'Flight paths run well to the side of us, so you hear birds and the odd delivery van.',
    'There is a gym three blocks over that sells ten-visit cards.',
    'We are on the right side of the airport, so no bridge, tunnel or drawbridge can make you late.',
    'If you have an afternoon to lose, try {park}.',
    'The late-night options come down to {eat} and your own freezer shelf.',
    'Half the block works at {air} in one way or another.',
  ],
  transit: [
    '{transit} is a short walk away and saves you the fare of a car.',
    'Without a car you take {transit}, and it runs early enough for a five o’clock sign-in.',
    'I go to work on {transit} myself, with a coffee and ten minutes to spare.',
    'Getting here from the terminal is easy: {transit}, then five minutes on foot.',
    'Take {transit} and text us when you are on it, and we will put the hall light on.',
    'For a day in town you hop on {transit} and leave the car where it is.',
    'Between {transit} and the occasional shared ride nobody here bothers with a car.',
  ],
  shuttle: [
    'Our own van does the run to {air} for the early reports, and there is a sheet in the hall to sign up.',
    'There is an airport shuttle within two blocks, so you can forget about rides.',
    'The shuttle stops near the door and does not charge for crew with a badge.',
  ],
  near: [
    'You are so close that a call with ninety minutes’ notice is no reason to hurry.',
    'From the end of the street you can read the tail numbers.',
  ],
  far: [
    'It is a little farther out than most, and you get twice the room and real silence for it.',
    'The extra miles keep the rent down and the jet noise away.',
  ],
  parking: [
    'There is room to park in the drive, and your car may stay for the length of the trip.',
    'Parking is free and off the street, first come, first served.',
  ],
  bikes: [
    'Two bicycles stand in the shed for anyone who wants to pedal to {shop}.',
    'Take one of the house bikes and you are at {park} in no time.',
  ],
  group: [
    'For groceries most of us go to {shop} on the way back from a trip.',
    'Crew heading for the same report time usually share a car in the morning.',
  ],
  'near group': ['More than one of us has walked it in good weather.'],
  'parking group': ['Several of us leave a car here and share it, keys on the hook.'],
};
