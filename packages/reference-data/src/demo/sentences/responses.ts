/** What listers answer to praise. */
export const THANKS: readonly string[] = [
  'Thank you, that made my week.', 'It is a pleasure to have you with us.', 'I will pass this on to the cleaner, who deserves it.',
  'You are the kind of tenant one hopes for.', 'Come back whenever your line brings you here.', 'Thanks for taking the time to write.',
  'Glad the curtains did their job.', 'You left the place better than you found it.', 'The house is quieter without you, and not in a good way.',
  'Happy to hear it, and safe flights.', 'Your shelf is still labelled, just in case.', 'I am grateful, and the mug is still yours.',
  'We try, and it is lovely when it shows.', 'That means a lot from somebody who has seen as many pads as you.', 'Thanks! The others say hello.',
  'Fly safe and send a postcard for the fridge.', 'You made it easy.', 'Blue skies, and thanks for everything.',
  'I read this to my partner at breakfast.', 'Good luck in the new base, they are lucky to get you.', 'Thank you, and congratulations on the upgrade.',
  'Such a nice note to land to.', 'I owe you a coffee.', 'Appreciated, truly.', 'We will keep a pillow warm.',
  'It takes good people to make a good house, so thank you.', 'Thanks for the kind words about the kitchen.', 'Much obliged, and see you next month.',
  'You were never any trouble at all.', 'I am framing this one.', 'Thank you for looking after the plants.', 'Always welcome here.',
  'Delighted that you slept well.', 'Noted, smiled, saved.', 'That is exactly what we built it for.', 'Thank you from all of us.',
];
/** What they answer to criticism. */
export const SORRY: readonly string[] = [
  'Fair point, and I have fixed it since.', 'You are right, and I am sorry it took so long.', 'I have spoken with the others about it.',
  'A new one was ordered the day I read this.', 'Thank you for being frank; it is better now.', 'I wish you had told me at once, but I understand.',
  'That week was not our best, and I apologize.', 'We have changed the cleaning days because of this.', 'I took it to heart and changed the rule.',
  'The repair was done last Tuesday.', 'I cannot move the airport, but I can mend the rest.', 'Understood, and the next month is on better terms if you return.',
  'The plumber has been here twice since and it holds.', 'I hear you, and there are now three hooks more.', 'Sorry about that, truly.',
  'It should not have happened.', 'We disagree on some of it, but thank you for writing.', 'The noise came from a building site that is gone now.',
];
