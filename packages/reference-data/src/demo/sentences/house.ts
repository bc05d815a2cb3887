import type { Bank } from './bank.ts';

/** Kitchen, bathrooms, laundry, and the things of the house. */
export const house: Bank = {
  kitchen: [
    'Cook whatever you like, as long as the pan is clean before your report time.',
    'There is a rice cooker, a blender and a drawer of decent knives.',
    'The oven works, the dishwasher works, and the smoke alarm is not over-eager.',
  ],
  coffee: [
    'Coffee is on the house and strong enough for a two-leg red-eye.',
    'A timer starts the coffee machine at half past three for the early crowd.',
    'Beans are ground fresh, and yes, there is decaf somewhere.',
  ],
  bath: [
    'The shower has proper pressure and the boiler never runs cold.',
    'Fresh towels are stacked by the shower and the used ones go into the hamper.',
    'There is a good mirror with good light, for whoever has to look awake by four.',
  ],
  'baths2 bath': [
    'With {baths} there is rarely a wait, even before the morning bank.',
    'We put {baths} in this place on purpose, because mornings are mornings.',
    'There are {baths}, so nobody stands in the hall with a toothbrush.',
  ],
  laundry: [
    'Washer and dryer are free, and there is a rack for things that must not shrink.',
    'Run a load while you nap; detergent is under the sink.',
    'A steamer and two ironing boards live in the laundry corner.',
    'Uniform shirts come out of our dryer nearly ready to wear.',
  ],
  wifi: [
    'We pay for the fast internet, since bidding night waits for no one.',
    'There is a desk with a wired connection for your recurrent training.',
  ],
  yard: [
    'Out back there is a yard with chairs, a grill and a view of the approach lights.',
    'In summer most of the talking happens on the back steps.',
    'The terrace gets the afternoon sun and is the place to make phone calls.',
  ],
  gym: [
    'A small gym in the basement has weights, a bike and a mat.',
    'There is a rowing machine and a set of dumbbells for the layover conscience.',
  ],
  pool: [
    'The pool is open to the house from spring to fall.',
    'After a sweaty deadhead you will be grateful for the pool.',
  ],
  tv: [
    'There is one television, it stays in the living room, and headphones are in the basket.',
    'The couch is deep enough to nap on between two turns.',
  ],
  any: [
    'The hall has a bench, a boot tray and a hook for every lanyard.',
    'A cleaner comes each week and does not skip the corners.',
    'Spare chargers, safety pins and a sewing kit are in the top drawer.',
    'Smoke and carbon monoxide alarms are on each floor and tested every month.',
    'The door has a keypad, so there is nothing to lose in another time zone.',
  ],
  'kitchen group': [
    'The kitchen has two of everything that people queue for.',
    'Everyone has a labelled shelf in the fridge and a bin in the pantry.',
    'Oil, salt, spices and tea are shared, and we refill them from the house kitty.',
    'Friday is leftovers night, and if you are in base you are invited.',
    'You can meal-prep for a four-day here without elbowing anyone.',
  ],
  'bath group': ['Bathrooms are cleaned by somebody we pay for it, twice a week.'],
  'wifi group': [
    'The Wi-Fi reaches every bunk and is quick enough to bid, stream and call home at once.',
  ],
  group: ['There is a whiteboard by the door for who is in, who is out and who owes milk.'],
};
