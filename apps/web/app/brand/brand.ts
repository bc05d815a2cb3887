import type { BrandName } from '@crewpad/domain';
import type { WordingRule } from './wording.ts';

/**
 * The colours of one brand in one theme, as CSS custom properties of the same names
 * (`paper` is `var(--paper)`). Pairs that carry text hold at least AA, body text AAA.
 */
export interface Palette {
  /** Page background. */
  paper: string;
  /** Cards, header, fields. */
  surface: string;
  /** A quiet band or hovered row on paper or surface. */
  sunken: string;
  /** Hairlines. */
  line: string;
  /** Edge of a field: 3:1 against surface. */
  'line-strong': string;
  /** Headings and body text. */
  ink: string;
  'ink-soft': string;
  /** Captions; AA on paper and surface. */
  muted: string;
  link: string;
  /** The one next action, and its text. */
  accent: string;
  'accent-hover': string;
  'on-accent': string;
  /** A small mark of the accent's family that must be read on surface. */
  'accent-ink': string;
  /** Ordinary filled buttons. */
  button: string;
  'button-hover': string;
  'on-button': string;
  /** Always-dark areas: hero veil, footer. */
  night: string;
  'on-night': string;
  'on-night-soft': string;
  'night-line': string;
  good: string;
  'good-soft': string;
  bad: string;
  'bad-soft': string;
  warn: string;
  'warn-soft': string;
  star: string;
  focus: string;
  /** Shadow colour with its alpha. */
  shade: string;
  /** Factor by which pictures are dimmed. */
  'picture-brightness': string;
}

/** Ten shades from lightest to darkest, for Mantine's own components. */
type Shades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** All that makes a brand. Adding a brand is adding one file of this shape. */
export interface Brand {
  key: BrandName;
  name: string;
  logo: string;
  favicon: string;
  /** Picture for cards in social networks, 1200 x 630. */
  share: string;
  hero: string;
  /** Decorative picture of the footer; only the crashpad brand has one. */
  footerPicture: string | undefined;
  /** Address of the channel with films that show how things are done. */
  videoChannel: string;
  shades: Shades;
  light: Palette;
  dark: Palette;
  wording: readonly WordingRule[];
}
