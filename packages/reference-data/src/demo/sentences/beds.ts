import type { Bank } from './bank.ts';

/** Beds, rooms and sleep. */
export const beds: Bank = {
  any: [
    'The mattresses are proper ones and under three years old, and each has a washable cover.',
    'Bring a pillow if you are fussy; otherwise there are plenty, in two heights.',
    'Linen is provided and there is always a spare set in the hall cupboard.',
  ],
  coldonly: [
    'As these are cold beds, your things stay where you put them.',
    'There are cold beds only, so the count of toothbrushes never changes.',
  ],
  cold: [
    'Cold beds here mean yours alone: leave your sheets on and your book on the shelf.',
    'The bed is reserved for you all month, slept in or not.',
    'Nobody sleeps in your bed while you are on a trip.',
    'You keep the same bed for as long as you stay, so make it yours.',
  ],
  hot: [
    'Hot bunks come with a linen bin each, so you make up whichever bed is free and strip it when you go.',
    'You book a hot bed on the house calendar, and in three years we have not turned anybody away.',
    'The hot-bed side suits people who are in base for fewer than eight nights a month.',
    'Sheets for the hot beds are washed after every sleeper, without exception.',
  ],
  'cold hot': [
    'There are hot and cold beds in separate rooms, so the two crowds do not wake each other.',
    'Start with a hot bed and move to a cold one when it comes free; most people do.',
    'Choose a hot bed if you come rarely and a cold one if this is home for half the week.',
  ],
  private: [
    'The private room has a lock, a desk and a closet that takes a whole wardrobe of uniforms.',
    'A private room costs more and is worth it on the third early morning in a row.',
    'Behind the door of the private room you have a chair, a lamp and nobody else’s alarm.',
  ],
  shared: [
    'Upper bunks have a proper ladder and headroom, which my knees insisted on.',
    'Nobody sleeps more than four to a room.',
    'Lights stay off in the bunk rooms, and we all use the little clip lamps.',
    'Count {beds} in {rooms}, and a separate place to sit when you cannot sleep.',
    'With {rooms} we can keep the early birds and the late arrivals apart.',
    'A bunk curtain does more for a good night than any pill, so each bunk has one.',
    'The rooms have names so that you can find yours half asleep.',
    'Early sign-ins get the room by the door, late ones the room at the back.',
  ],
  single: [
    'The bed is a full, not a twin, and the window opens.',
    'There is a wardrobe, a chest of drawers and a desk where a laptop fits beside a cup.',
    'You have your own shelf in the bathroom and your own key.',
    'It faces the garden side, so mornings are dim and still.',
  ],
  whole: [
    'There is a bedroom for everyone who wants one and a sofa bed for the odd visitor.',
    'Split it among three or four of you and it costs less than a bunk elsewhere.',
    'All the furniture is here, down to the bread knife.',
  ],
  hosted: [
    'Rooms are made up daily unless you hang the sign out.',
    'Ask for the rear side if you sleep in daylight.',
    'There is luggage storage for the days between two stays.',
  ],
  blackout: [
    'Blackout curtains hang on every window, and they really do black it out.',
    'I tested the curtains with a light meter, because day sleepers notice.',
  ],
  locker: [
    'You get a locker with your own padlock, tall enough for a uniform on a hanger.',
    'Valuables go into a locker, although nothing has ever gone missing.',
  ],
  ac: ['The air conditioning is new and quieter than the old fan we got rid of.'],
  heat: [
    'The heating is good, the windows are tight, and winter mornings are bearable.',
    'Radiators run all winter, and there are extra blankets in the chest.',
  ],
  group: [
    'Under every bed there is space for a roller bag and a tote.',
    'Each bed has its own outlet and a shelf just big enough for glasses and a phone.',
    'Hooks for uniforms are by the door, so nothing has to hang off a bunk.',
    'Walls between the rooms are thick, and the doors close without a click.',
    'We took the squeak out of every bed frame with a great deal of felt.',
  ],
  'blackout group': ['At noon the bedrooms are as dark as at midnight.'],
  'ac group': ['Each bedroom has its own air conditioning, so nobody fights over the thermostat.'],
};
