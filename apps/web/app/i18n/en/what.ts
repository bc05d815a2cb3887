export default {
  meta_title: 'What is a crash pad?',
  meta_description:
    'Crash pads for airline crew, explained: hot, cold and private beds, what a month looks like, what it costs, and the words you will hear.',
  title: 'What is a crash pad?',
  lead: 'A shared home near the airport, for the nights you spend at base and not in your own bed.',
  short_title: 'The short answer',
  short_text:
    'Many pilots and flight attendants do not live where they are based. They fly in before a trip and fly home after it. In between they need a bed, a shower and somewhere quiet, a few nights at a time.\n\nA crash pad is that place. A lister rents out a house or apartment close to the airport, usually within {{miles}} miles, and several crew members share it by the month.',
  beds_title: 'Cold, hot and private beds',
  beds_text:
    '- **Cold bed.** One bed, one person. Nobody else sleeps in it, even while you are away. Your sheets stay on.\n- **Hot bed.** Several crew share the bed, never at the same time. You bring or store your own sheets and take whichever bed is free. It is the cheapest way to live near base.\n- **Private bed.** A room of your own with a door that closes. It costs the most and sleeps the best.\n\nEvery listing here says which kind it has, and how many beds are in a room. A room never has more than {{people}} people.',
  reserve_title: 'A month on reserve',
  reserve_text:
    'Ana sits reserve in New York and lives in Tampa. She has 18 days on call with a two-hour callout. She cannot commute on a two-hour callout, so she sleeps at base for about 12 nights. A cold bed makes sense: she never knows when she will need it, and it is always hers.\n\nShe leaves a uniform, a pillow and a box of cereal there. When crew scheduling calls at 3 a.m., she packs in the hallway so that nobody wakes up.',
  line_title: 'A month as a line holder',
  line_text:
    'Marcus holds a line and commutes from Denver. He flies four trips this month. Two of them start so early that he has to come in the night before, and one ends after the last flight home. That is three or four nights. A hot bed is enough, and some months he pays for nights he does not use. He still pays less than for two hotel rooms.',
  cost_title: 'What it costs',
  cost_text:
    'Most crash pads cost between {{low}} and {{high}} a month. Hot beds are at the lower end, private rooms at the upper end or above it. Utilities and Wi-Fi are usually included. Ask about parking, the ride to the airport and the deposit before you agree.\n\nThe price on a listing is per person and month. See [what we charge](/fees).',
  words_title: 'Words you will hear',
  words_text:
    '- **Base:** the airport your trips start from.\n- **Commuter:** someone who lives in one city and is based in another.\n- **Reserve:** on call instead of on a fixed schedule.\n- **Line:** a schedule of trips for the month.\n- **Callout:** how long you have between the phone call and the airport.\n- **Lister:** the person who rents out the crash pad.\n- **Tenant:** the person who rents a bed in it.\n- **Max nights:** how many nights a month you may sleep there. Some houses have a limit.\n- **Full house:** every bed is taken.',
} as const;
