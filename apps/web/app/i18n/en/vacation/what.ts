export default {
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
