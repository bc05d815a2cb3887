import type { BrandName } from '@crewpad/domain';

/** The colors of an email in one theme, with the same names as in the web's palette. */
export interface MailColors {
  paper: string;
  surface: string;
  line: string;
  ink: string;
  muted: string;
  link: string;
  night: string;
  'on-night': string;
}

/** What an email needs to match its brand. */
export interface MailBrand {
  name: string;
  /** The button and its text are the same in both themes. */
  accent: string;
  'on-accent': string;
  light: MailColors;
  dark: MailColors;
}

const crashpad: MailBrand = {
  name: 'Crewpad',
  accent: '#ffab4a',
  'on-accent': '#1c1408',
  light: {
    paper: '#f5f7fb',
    surface: '#ffffff',
    line: '#dde4ef',
    ink: '#101d3a',
    muted: '#56647f',
    link: '#24509c',
    night: '#0d1730',
    'on-night': '#ffffff',
  },
  dark: {
    paper: '#0a1326',
    surface: '#121e38',
    line: '#26365a',
    ink: '#eef3fb',
    muted: '#a3b3cf',
    link: '#a5c5ff',
    night: '#070e1e',
    'on-night': '#f4f7fc',
  },
};

const vacation: MailBrand = {
  name: 'Staypad',
  accent: '#ff9d76',
  'on-accent': '#24100a',
  light: {
    paper: '#fbf7ef',
    surface: '#fffdf9',
    line: '#e6dac4',
    ink: '#12332f',
    muted: '#5a675f',
    link: '#0c5f55',
    night: '#0a3a35',
    'on-night': '#ffffff',
  },
  dark: {
    paper: '#081f1d',
    surface: '#0f2d2a',
    line: '#214a45',
    ink: '#f2f8f3',
    muted: '#a5c0b8',
    link: '#93e0cf',
    night: '#051715',
    'on-night': '#f3faf7',
  },
};

const crew: MailBrand = {
  ...crashpad,
  name: 'Crew Quarters',
  accent: '#f6c445',
  'on-accent': '#1c1a3b',
  light: {
    ...crashpad.light,
    paper: '#f7f6fb',
    ink: '#1c1a3b',
    link: '#4a3f9f',
    night: '#191735',
  },
  dark: { ...crashpad.dark, paper: '#100f24', link: '#c3bbff', night: '#0c0b1c' },
};

export const mailBrands: Readonly<Record<BrandName, MailBrand>> = { crashpad, vacation, crew };
