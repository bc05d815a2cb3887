import { dark, light } from '../drawing/color.ts';
import { opacity, path, stroke } from '../drawing/svg.ts';
import { type LooseHair, looseHair } from './hair-loose.ts';
import type { Hair } from './hair-parts.ts';
import { type ShortHair, shortHair } from './hair-short.ts';
import { type TiedHair, tiedHair } from './hair-tied.ts';

export type HairStyle = LooseHair | TiedHair | ShortHair;

const LOOSE: readonly string[] = ['waves', 'straight', 'bob', 'fringe', 'afro', 'curls', 'lob'];
const TIED_STYLES: readonly string[] = [
  'topbun',
  'chignon',
  'ponytail',
  'braids',
  'pixie',
  'puffs',
  'hijab',
  'wrap',
];

const isLoose = (style: HairStyle): style is LooseHair => LOOSE.includes(style);
const isTied = (style: Exclude<HairStyle, LooseHair>): style is TiedHair =>
  TIED_STYLES.includes(style);

export const hair = (style: HairStyle, c: string, cloth: string): Hair => {
  if (isLoose(style)) return looseHair(style, c);
  return isTied(style) ? tiedHair(style, c, cloth) : shortHair(style, c, cloth);
};

/** A pilot's cap over the hair. */
export const officerCap = (navy: string): string =>
  path(
    'M220 166C196 128 214 104 250 94C296 78 344 78 390 94C426 104 444 128 420 166C400 190 240 190 220 166Z',
    navy,
  ) +
  path('M236 160C280 140 360 140 404 160L400 206C360 188 280 188 240 206Z', dark(navy, 0.4)) +
  path(
    'M238 200C280 182 360 182 402 200C410 214 404 226 394 226C360 204 280 204 246 226C236 226 230 214 238 200Z',
    '#10131f',
  ) +
  stroke('M246 216C282 198 358 198 394 216', '#3c4462', 3, opacity(0.8)) +
  stroke('M238 196C280 178 360 178 402 196', '#e8b84a', 4) +
  stroke('M232 122C270 100 330 92 384 106', light(navy, 0.35), 5, opacity(0.4));
