import type { Bank } from './bank.ts';

/** Who lives there, how it is run, and closing words. */
export const life: Bank = {
  any: [
    'New hires are welcome, and we remember what probation pay looks like.',
    'I answer messages within the day, faster if I am not in the air.',
    'Repairs are done the same week; my brother-in-law is a plumber.',
    'If your base changes, give me notice and I will not make it hard.',
    'Come and look before you decide, and have a coffee with whoever is in.',
    'Utilities and internet are part of the rent, with nothing added at the end of the month.',
    'Rent is due once a month and nothing is hidden in it.',
    'There is no long lease, because rosters change and so do lives.',
    'You can move in on any day, and the first month is counted from then.',
    'References from former tenants are yours for the asking.',
    'Message me with your line or your reserve days, and I will tell you honestly whether it fits.',
    'Bring slippers, a mug and your sense of humor.',
    'Tell me when you commute in, and there will be a bed made up.',
    'For a night or two before you commit, ask about a trial stay.',
    'What you save on hotels here in a month is more than the rent.',
  ],
  'female group': [
    'Because it is women only, nobody thinks about walking to the shower in a towel.',
    'The women here look out for each other, and somebody waits up when a flight is late.',
    'Sisters and mothers may visit, boyfriends wait on the porch.',
  ],
  'male group': [
    'It is men only, mainly because the bathrooms open straight onto the bunk room.',
    'Expect ball games on low volume and somebody’s chili on the stove.',
    'The guys take turns with the trash, and the list on the fridge is respected.',
  ],
  'all group': [
    'Men and women live here side by side, in separate rooms unless you ask otherwise.',
    'It is a mixed house, and has always been an easy one.',
  ],
  full: [
    'We are full at the moment, but rosters change, so write to me and I will put you on the list.',
    'There is no bed free today; the waiting list usually moves within two months.',
    'All beds are taken for now, and I keep a fair list by date of asking.',
  ],
  last: [
    'One bed has just come free, and it will not stay free for long.',
    'There is a single opening at present, thanks to somebody’s upgrade and transfer.',
    'Right now exactly one bed is waiting for its next owner.',
  ],
  group: [
    'Most of us are flight attendants, with a few pilots and one patient mechanic.',
    'You will meet cabin crew, regional first officers and the occasional gate agent.',
    'The house group chat is for rides, spare beds and pictures of dogs.',
    'We are friendly but we do not force a conversation on anyone in uniform.',
    'No parties, ever, and nobody seems to miss them.',
    'Somebody is always just back from somewhere with chocolate.',
    'The average stay is over a year, so you will know your housemates.',
    'A guest for one night is fine if you ask the others first.',
    'I stop by about once a week, mostly to water the plants.',
    'We look for people who clean up, lock up and keep it down.',
    'The oldest tenant has been with us through three mergers.',
    'It is not for everyone, but those who like it tend to stay.',
    'Some of us play cards on bad-weather days, with very low stakes.',
    'The rules below are short, and we do keep them.',
    'We would rather leave a bed empty than give it to the wrong person.',
  ],
};
