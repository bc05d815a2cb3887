export default {
  meta_title: 'Why %brand%?',
  meta_description:
    'A crash pad compared with hotels and a lease, with the sums worked out, what listers get, and what we do not do.',
  title: 'Why %brand%?',
  lead: 'Because a bed near base should not take twenty phone calls, a bulletin board and a spreadsheet.',
  compare_title: 'Crash pad, hotel or lease?',
  compare_text:
    'Say you need {{nights}} nights a month at base. The table uses the middle of the usual crash pad rent, a modest airport hotel and a small apartment of your own. Your numbers will differ. The order rarely does.',
  compare_caption: 'Cost of {{nights}} nights a month',
  way: 'Where you sleep',
  per_month: 'Per month',
  per_night: 'Per night used',
  crash_pad: 'Crash pad, by the month',
  hotel: 'Hotel, {{price}} a night',
  lease: 'Own apartment, with utilities',
  break_even:
    'At {{price}} a night, the crash pad is cheaper from night {{nights}} of the month on.',
  note: 'Hotel and apartment are example prices, without tax.',
  seekers_title: 'For crew who need a bed',
  seekers_text:
    '- See every crash pad within {{miles}} miles of your base, with price, distance, bed type and free beds.\n- Look as long as you like without an account.\n- Read reviews from people who rented there.\n- Message listers as often as you want for {{price}}, one payment for {{months}} months. It does not renew.\n- Listers see your phone number only if you allow it.',
  listers_title: 'For listers',
  listers_text:
    '- Your listing appears at every airport within {{miles}} miles on its own.\n- Name rooms and beds, and see at a glance which are free, taken or promised.\n- Invite tenants by email. They see the bed, the dates and every payment before they say yes.\n- Collect rent by card on the due date, or write down cash and transfers by hand.\n- Plans start at {{lister}} a year. [Compare plans](/listing-apps).',
  not_title: 'What we do not do',
  not_text:
    '- We do not own, inspect or insure the houses.\n- We do not take a share of rent that you pay by hand.\n- We do not sell your data, and nobody can pay to change a review.\n- We do not sign the lease. The contract is between lister and tenant.\n- We do not promise a bed. We show you who has one.',
  counters_title: 'Right now',
  counter_users: 'Members',
  counter_listings: 'Crash pads',
  counter_cities: 'Cities',
  counter_airports: 'Airports',
} as const;
