import { describe, expect, it } from 'vitest';
import { displayNameFault, isMisleading, looksLikeLink, personalNameFault } from './names.ts';

it.each([
  'Ana',
  'J. R. Smith',
  'J.R.',
  'St.John',
  'A.J.Brown',
  'A.Li',
  'Ana L.',
  'Dr. Lopez Jr.',
  "O'Neil-Smith",
  'Łódź',
  '北京の家',
  'Crew 4.0',
  'Captain 737',
  'wwwillow',
  'Ana / Ben',
  '@ana',
])('%s is a name', (name) => {
  expect(looksLikeLink(name)).toBe(false);
});

it.each([
  'evil.example',
  'Ana evil.example/win',
  'Win at bit.ly/x',
  'WWW.evil',
  'www .evil',
  'https://evil',
  'http:evil',
  '//evil',
  'mailto:ana',
  'ana@evil.example',
  '<b>Ana</b>',
  'Ana >',
  '＜a＞',
  'evil．example',
  'evil。中国',
  'evil․example',
  'пример.испытание',
  'evil.xn--p1ai',
  'evil\u200b.example',
  'ev\u00adil.ex\u2060ample',
  '192.168.0.1',
])('%s holds a link', (name) => {
  expect(looksLikeLink(name)).toBe(true);
});

describe('a personal name', () => {
  it.each([
    'St.John',
    'A.J.Brown',
    'O’Brien',
    "O'Neil-Smith",
    'Łódź',
    '李 小龙',
    'Anne-Marie',
    'عائشة',
  ])('a personal name can be %s', (name) => {
    expect(personalNameFault(name)).toBeUndefined();
    expect(looksLikeLink(name)).toBe(false);
  });

  it.each([
    'Ana 2',
    'Ana..L',
    'Ana/Ben',
    'Ana@x',
    'Ana, Jr',
    'Ana_L',
    '✈',
    '.',
    '-',
    "'",
    '’ -',
    '.Bob',
    '-Bob',
  ])('a personal name cannot be %s', (name) => {
    expect(personalNameFault(name)).toBe('name_has_other_characters');
  });
});

describe('a display name', () => {
  it.each([
    'Captain 737',
    '✈✈✈',
    'Supportive Sam',
    'Team Delta',
    'Crewpadder',
    'Help me',
    'Крис',
    'Στέφανος',
    '北京の家',
    '1st Officer',
    'Crew Padraig',
    'Crew Pad Mike',
    'The crew-pad by the lake',
    'My crew, my pad',
  ])('a display name can be %s', (name) => {
    expect(displayNameFault(name)).toBeUndefined();
  });

  it.each([
    'Crewpad Support',
    'the CREWPAD team',
    'Ｃｒｅｗｐａｄ',
    'Crew\u200bpad help',
    'Staypad',
    'Crew  Quarters desk',
    'Support',
    'Ѕupport',
    'Сrеwраd Support',
    'СREWPAD',
    'Crewpаd',
    'Ϲrewpad',
    'Cr3wp4d',
    'Crevvpad team',
    'C r e w p a d',
    'C.r.e.w.p.a.d',
    'S u p p o r t',
    '*Support*',
    'Support!',
    'S-upport',
    'Adm!n',
    'Crewpad!',
    'Crew pad Support',
    'CREW-PAD support',
    'Crewpad  Suport',
    'crew_pad',
    'The Créw Päd team',
    'Crew\u2800pad help',
    'Cr\u200bew p\u00adad',
    'Cre wpad Anna',
    'CrewpadSupport',
    'TeamCrewpad',
    'Stay-Pad',
    'CrewQuarters',
    'Sup port',
    'He-lp',
    '$upport',
    'The Crewpad+Team',
    'Súppört',
    'ᴀᴅᴍɪɴ',
    'Αdmin',
    'Ηelp',
    'heIp',
    'St4ff',
    '𝐒𝐮𝐩𝐩𝐨𝐫𝐭',
    ' ADMIN ',
    'staff',
    'Team',
    'help',
  ])('a display name cannot be %s', (name) => {
    expect(displayNameFault(name)).toBe('display_name_is_reserved');
  });
});

it.each(['a\u200b\u200b', 'A\u00adB', '\u3164\u3164\u3164', 'Jo\u2060'])(
  '%j is too short for a display name',
  (name) => {
    expect(displayNameFault(name)).toBe('display_name_must_be_at_least_3_characters');
  },
);

describe('a title', () => {
  it.each(['By the river: crew pad in Union', 'Crew pad', 'Team Delta house'])(
    'a title can be %s',
    (title) => {
      expect(isMisleading(title)).toBe(false);
    },
  );

  it.each(['Crewpad house', 'Crew pad Support', 'Support', 'CrewpadSupport', 'See evil.example'])(
    'is not quoted to strangers as %s',
    (title) => {
      expect(isMisleading(title)).toBe(true);
    },
  );
});
