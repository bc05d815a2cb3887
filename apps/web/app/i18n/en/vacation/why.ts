export default {
  meta_description:
    'A vacation rental compared with hotels and a lease, with the sums worked out, what hosts get, and what we do not do.',
  lead: 'Because a bed near the airport should not take twenty phone calls and a spreadsheet.',
  compare_title: 'Vacation rental, hotel or lease?',
  compare_text:
    'Say you need {{nights}} nights a month. The table uses the middle of the usual rent for a bed, a modest airport hotel and a small apartment of your own. Your numbers will differ. The order rarely does.',
  crash_pad: 'Bed in a vacation rental, by the month',
  break_even:
    'At {{price}} a night, the vacation rental is cheaper from night {{nights}} of the month on.',
  seekers_title: 'For travelers',
  seekers_text:
    '- See every vacation rental within {{miles}} miles of an airport, with price, distance, bed type and free beds.\n- Look as long as you like without an account.\n- Read reviews from people who stayed there.\n- Message hosts as often as you want for {{price}}, one payment for {{months}} months. It does not renew.\n- Hosts see your phone number only if you allow it.',
};
