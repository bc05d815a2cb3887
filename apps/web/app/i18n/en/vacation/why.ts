export default {
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
