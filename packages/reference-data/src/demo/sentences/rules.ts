import type { Bank } from './bank.ts';

/** House rules in prose; one sentence at most is taken from each subject. */
export const rules: Readonly<Record<string, Bank>> = {
  quiet: {
    any: [
      'Quiet hours run from nine at night to eight in the morning.',
      'Somebody is always asleep, so treat every hour as a quiet hour.',
      'Take calls in the kitchen or outside, never in a bedroom.',
      'Use headphones, and no speaker phone anywhere indoors.',
      'One alarm, one snooze at most, and please get up with it.',
      'Keep your voice down on the stairs, whatever the clock says.',
      'Set alarms to vibrate if you share a room.',
      'After ten we whisper, and before six we tiptoe.',
    ],
  },
  guests: {
    any: [
      'No overnight guests.',
      'Visitors may come to the kitchen for a coffee, not to the bedrooms.',
      'Guests only when everyone in the house that day agrees.',
      'The door code is yours alone; do not hand it to friends.',
      'Family may stay one night if you tell me beforehand.',
      'Only people with a rental here may sleep here.',
      'If a crewmate is stranded, ask me first and we will find a solution.',
    ],
  },
  kitchen: {
    any: [
      'Wash, dry and put away your dishes before you leave the kitchen.',
      'Label your food with name and date; unlabelled food is shared on Sundays.',
      'Anything in the fridge older than your last trip goes out.',
      'Nobody fries fish after eight.',
      'An empty sink at night, please.',
      'Empty the dishwasher if you find it clean.',
      'Eat in the kitchen or outside, not in bed.',
      'Finish the milk, buy the milk.',
    ],
  },
  clean: {
    any: [
      'Leave the bathroom as you would like to find it.',
      'Take shoes off at the door.',
      'Roller bags are lifted, not rolled, over the wooden floor.',
      'Hair out of the drain, towel on the hook, window open.',
      'Keep the floor between the beds free, because people walk there in the dark.',
      'There is a cleaning list in the hall, ten minutes a week each.',
      'Bags stay off the furniture.',
      'Strip your bed on the last day and start the machine.',
    ],
    hot: [
      'Hot beds: strip your sheets on leaving and put them in your own bin.',
      'If you use a hot bed, nothing of yours stays on it after checkout at eleven.',
    ],
  },
  smoke: {
    any: [
      'No smoking or vaping inside, and butts go in the tin by the gate.',
      'This is a smoke-free house, balcony included.',
      'No smoking, no candles, no incense.',
      'Drink with moderation and mind the hours before duty.',
      'Drugs of any kind end the rental the same day.',
      'Alcohol is fine in the living room and never before somebody’s sign-in.',
    ],
  },
  safety: {
    any: [
      'Lock the front door behind you, even for two minutes.',
      'Check the stove and the windows if you are the last to leave.',
      'Lost your key or forgot the code? Call me, not the neighbors.',
      'Airport badges are not left lying about.',
      'Do not prop the door open for deliveries.',
      'Close the gate so that next door’s dog stays out.',
    ],
    parking: [
      'Park inside the lines and leave your keys on the board if you block somebody.',
      'One car per tenant, and tell me the plate.',
    ],
  },
  money: {
    any: [
      'Rent is due on the day we agreed, by the method we agreed.',
      'Thirty days’ notice before you move out, in writing.',
      'The deposit comes back within two weeks, less anything broken.',
      'Two weeks’ notice is enough if you are transferred.',
      'Late rent costs us both a conversation, so please just tell me early.',
      'A bed is held only against a deposit.',
      'No refunds for nights you did not use.',
      'If you break something, say so, and we will usually laugh about it.',
    ],
  },
  who: {
    any: [
      'Crew with an active badge only.',
      'No pets, sorry, not even well-mannered ones.',
      'Update the calendar by the door when you come and go.',
      'Be kind; it is a small house.',
      'Disagreements are settled over coffee, not on the group chat.',
      'Uniforms and lanyards stay off social media pictures of the house.',
      'You agree to leave the thermostat between the two marks.',
    ],
    female: ['Women only beyond the front door, with no exceptions for boyfriends or brothers.'],
    male: ['Men only on the sleeping floor, and that goes for visitors as well.'],
  },
};
