export default {
  meta_title: 'Why {{brand}}?',
  meta_description:
    "Compare a crash pad with hotels and a lease, see the math, what listers get, and what we don't do.",
  title: 'Why {{brand}}?',
  lead: "Because finding a bed near base shouldn't take twenty phone calls, a bulletin board and a spreadsheet.",
  compare_title: 'Crash pad, hotel or lease?',
  compare_text:
    'Say you need {{nights}} nights a month at base. The table compares a mid-priced crash pad, a modest airport hotel and a small apartment of your own. Your numbers will differ. The order rarely does.',
  compare_caption: 'Cost of {{nights}} nights a month',
  way: 'Where you sleep',
  per_month: 'Per month',
  per_night: 'Per night you use',
  crash_pad: 'Crash pad, by the month',
  hotel: 'Hotel, {{price}} a night',
  lease: 'Your own apartment, with utilities',
  break_even: 'At {{price}} a night, the crash pad is cheaper from night {{nights}} of the month.',
  note: 'Hotel and apartment prices are examples, without tax.',
  seekers_title: 'For crew who need a bed',
  seekers_text:
    '- See every crash pad within {{miles}} miles of your base, with price, distance, bed type and free beds.\n- Browse as long as you like without an account.\n- Read reviews from people who rented there.\n- Message listers as often as you want: {{price}} for {{months}} months. One payment, no renewal.\n- Listers see your phone number only if you allow it.',
  listers_title: 'For listers',
  listers_text:
    '- Your listing appears automatically at every airport within {{miles}} miles.\n- Name rooms and beds, and see at a glance which are free, taken or pending.\n- Invite tenants by email. They see the bed, the dates and every payment before they accept.\n- Collect rent by card on the due date, or record cash and transfers yourself.\n- Plans start at {{lister}} a year. [Compare plans](/listing-apps).',
  not_title: "What we don't do",
  not_text:
    "- We don't own, inspect or insure the houses.\n- We don't take a share of rent that you pay your lister directly.\n- We don't sell your data, and no one can pay to change a review.\n- We don't sign the lease. The contract is between lister and tenant.\n- We don't promise a bed. We show you who has one.",
  counters_title: 'Right now',
  counter_users: 'Members',
  counter_listings: 'Crash pads',
  counter_cities: 'Cities',
  counter_airports: 'Airports',
} as const;

export const vacation = {
  meta_description:
    "Compare a vacation rental with hotels and a lease, see the math, what hosts get, and what we don't do.",
  lead: "Because finding a bed near the airport shouldn't take twenty phone calls and a spreadsheet.",
  compare_title: 'Vacation rental, hotel or lease?',
  compare_text:
    'Say you need {{nights}} nights a month. The table compares a mid-priced bed, a modest airport hotel and a small apartment of your own. Your numbers will differ. The order rarely does.',
  crash_pad: 'Bed in a vacation rental, by the month',
  break_even:
    'At {{price}} a night, the vacation rental is cheaper from night {{nights}} of the month.',
  seekers_title: 'For travelers',
  seekers_text:
    '- See every vacation rental within {{miles}} miles of an airport, with price, distance, bed type and free beds.\n- Browse as long as you like without an account.\n- Read reviews from people who stayed there.\n- Message hosts as often as you want: {{price}} for {{months}} months. One payment, no renewal.\n- Hosts see your phone number only if you allow it.',
};
