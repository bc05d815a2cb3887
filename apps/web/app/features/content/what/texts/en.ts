export default {
  meta_title: 'What is a crash pad?',
  meta_description:
    'Crash pads for airline crew, explained: hot, cold and private beds, what a month looks like, what it costs, and the words crew use.',
  title: 'What is a crash pad?',
  lead: 'A shared home near the airport, for the nights you spend at base.',
  short_title: 'The short answer',
  short_text:
    "Many pilots and flight attendants don't live where they're based. They fly in before a trip and fly home after it. In between, they need a bed, a shower and somewhere quiet for a few nights at a time.\n\nThat place is a crash pad. A lister rents out a house or apartment close to the airport, usually within {{miles}} miles, and several crew members share it by the month.",
  beds_title: 'Cold, hot and private beds',
  beds_text:
    "- **Cold bed.** One bed, one person. No one else sleeps in it, even while you're away. Your sheets stay on.\n- **Hot bed.** Several crew share the bed, never at the same time. You bring or store your own sheets and take any bed that's free. It's the cheapest way to live near base.\n- **Private bed.** Your own room with a door that closes. It costs the most, and you sleep the best.\n\nEvery listing says which kind it has, and how many beds are in a room. A room never has more than {{people}} people.",
  reserve_title: 'A month on reserve',
  reserve_text:
    "Ana sits reserve in New York and lives in Tampa. She has 18 days on call with a two-hour callout. She can't commute on a two-hour callout, so she sleeps at base for about 12 nights. A cold bed makes sense: she never knows when she'll need it, and it's always hers.\n\nShe leaves a uniform, a pillow and a box of cereal there. When crew scheduling calls at 3 a.m., she packs in the hallway so that no one wakes up.",
  line_title: 'A month as a line holder',
  line_text:
    "Marcus holds a line and commutes from Denver. He flies four trips this month. Two of them start so early that he has to come in the night before, and one ends after the last flight home. That's three or four nights. A hot bed is enough, and some months he pays for nights he doesn't use. He still pays less than for two hotel rooms.",
  cost_title: 'What it costs',
  cost_text:
    'Most crash pads cost between {{low}} and {{high}} per month. Hot beds cost less, and private rooms cost the most. Utilities and Wi-Fi are usually included. Ask about parking, the ride to the airport and the deposit before you agree.\n\nThe price on a listing is per person, per month. See [what we charge](/fees).',
  words_title: 'Words you will hear',
  words_text:
    '- **Base:** the airport where your trips start.\n- **Commuter:** someone who lives in one city and is based in another.\n- **Reserve:** on call instead of on a fixed schedule.\n- **Line:** a schedule of trips for the month.\n- **Callout:** how long you have between the phone call and the airport.\n- **Lister:** the person who rents out the crash pad.\n- **Tenant:** the person who rents a bed in it.\n- **Max nights:** how many nights per month you can sleep there. Some crash pads have a limit.\n- **Full house:** every bed is taken.',
} as const;

export const vacation = {
  meta_description:
    'Vacation rentals by the bed or by the house, explained: cold, hot and private beds, what they cost, and the words you will read.',
  lead: 'A bed, a room or a whole house near the airport, by the month or for a few nights.',
  short_text:
    'Hotels charge you for the lobby. If you travel often, work away from home or stay for weeks, you need a bed, a kitchen and Wi-Fi.\n\nA host rents out a house or apartment, usually within {{miles}} miles of the airport. You rent one bed in it, a room, or the whole place.',
  beds_text:
    "- **Cold bed.** One bed, one person. No one else sleeps in it, even while you're away.\n- **Hot bed.** Several guests share the bed, never at the same time. It's the cheapest way to stay.\n- **Private bed.** Your own room with a door that closes.\n\nEvery listing says which kind it has, and how many beds are in a room. A room never has more than {{people}} people.",
  reserve_title: 'A month away for work',
  reserve_text:
    "Ana works on a project in New York and lives in Tampa. She's in town from Monday to Thursday, every week. A cold bed makes sense: it's hers, and her things stay there over the weekend.",
  line_title: 'A few nights now and then',
  line_text:
    'Marcus visits his daughter four times a month and stays one or two nights. A hot bed near the airport is enough, and he pays less than for two nights in a hotel.',
  cost_text:
    'Most beds cost between {{low}} and {{high}} per month. Hot beds cost less, and private rooms cost the most. Utilities and Wi-Fi are usually included. Ask about parking and the deposit before you agree.\n\nThe price on a listing is per person, per month. See [what we charge](/fees).',
  words_text:
    '- **Host:** the person who rents out the place.\n- **Guest:** the person who rents a bed in it.\n- **Traveler:** a member who looks for a place.\n- **Max nights:** how many nights per month you can sleep there. Some places have a limit.\n- **Full house:** every bed is taken.',
};
