import type { Canvas } from './canvas.ts';
import { dark, light } from './color.ts';
import type { Paper } from './landscape.ts';
import type { Mood } from './palette.ts';
import type { Random } from './random.ts';
import { circle, group, line, num, opacity, path, poly, rect, stroke, times } from './svg.ts';

/** Parts of houses in pixels; `base` is the ground line. */
export interface Site extends Paper {
  canvas: Canvas;
  mood: Mood;
  rng: Random;
  wall: string;
  trim: string;
  roof: string;
  door: string;
  /** Changes details between houses of one kind. */
  turn: number;
}

export const isDark = (site: Paper): boolean => site.mood.lamps > 0.5;

export type PaneStyle = 'sash' | 'grid' | 'plain' | 'arch' | 'tall' | 'bay' | 'wide';

const glass = (site: Site, lit: boolean): string =>
  lit
    ? site.canvas.linear([[0, '#ffe9b0'], [1, '#ffb65e']])
    : site.canvas.linear(isDark(site) ? [[0, '#2b3a6a'], [1, '#5a5f94']] : [[0, '#5f8fae'], [0.55, '#a9cfdd'], [1, '#7fa9bd']], 'd');

export const pane = (site: Site, x: number, y: number, w: number, h: number, style: PaneStyle = 'sash', extras: { shutters?: string; box?: boolean; sill?: boolean } = {}): string => {
  const lit = isDark(site) ? site.rng.chance(0.62) : site.rng.chance(0.08);
  const f = site.trim;
  const t = Math.max(3, w * 0.07);
  const top = style === 'arch' ? `<path d="M${num(x)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(y + h)}Z" fill="${glass(site, lit)}" stroke="${f}" stroke-width="${num(t)}"/>` : rect(x - t, y - t, w + t * 2, h + t * 2, f, 1) + rect(x, y, w, h, glass(site, lit));
  let out = '';
  if (extras.shutters !== undefined) out += [x - w * 0.46 - t, x + w + t].map((sx) => rect(sx, y - t, w * 0.44, h + t * 2, extras.shutters ?? f, 1) + times(Math.floor(h / 9), (i) => rect(sx + 3, y + i * 9, w * 0.44 - 6, 3.5, dark(extras.shutters ?? f, 0.2), 0, opacity(0.5)))).join('');
  out += top;
  if (lit) {
    if (site.rng.chance(0.5)) out += rect(x, y, w * 0.24, h, '#fff3d6', 0, opacity(0.6)) + rect(x + w * 0.76, y, w * 0.24, h, '#fff3d6', 0, opacity(0.6));
    else if (site.rng.chance(0.5)) out += circle(x + w * 0.66, y + h * 0.66, w * 0.1, '#8d5a3a', opacity(0.5)) + rect(x + w * 0.6, y + h * 0.72, w * 0.12, h * 0.28, '#8d5a3a', 0, opacity(0.5));
  } else {
    out += poly([[x, y + h * 0.7], [x + w * 0.6, y], [x + w * 0.9, y], [x, y + h]], '#ffffff', opacity(0.16));
    if (site.rng.chance(0.5)) out += rect(x, y, w, h * site.rng.range(0.2, 0.42), '#fdf6e8', 0, opacity(0.6));
  }
  out += rect(x, y, w, 4, '#171c3a', 0, opacity(0.25));
  if (style === 'sash' || style === 'tall') out += rect(x, y + h * 0.48, w, t * 0.8, f) + rect(x + w / 2 - t * 0.25, y, t * 0.5, h, f);
  if (style === 'grid') out += rect(x + w / 3 - t * 0.2, y, t * 0.45, h, f) + rect(x + (w * 2) / 3 - t * 0.2, y, t * 0.45, h, f) + rect(x, y + h / 3, w, t * 0.45, f) + rect(x, y + (h * 2) / 3, w, t * 0.45, f);
  if (style === 'arch') out += rect(x + w / 2 - t * 0.3, y + 2, t * 0.6, h, f) + rect(x, y + w / 2, w, t * 0.6, f);
  if (style === 'wide') out += rect(x + w / 3, y, t * 0.5, h, f) + rect(x + (w * 2) / 3, y, t * 0.5, h, f);
  if (extras.sill !== false) out += rect(x - t * 1.8, y + h + t, w + t * 3.6, 6, light(f, 0.2)) + rect(x - t * 1.8, y + h + t + 6, w + t * 3.6, 5, '#171c3a', 0, opacity(0.22));
  if (extras.box === true) out += rect(x - 2, y + h + 2, w + 4, 13, '#8d5a3a', 2) + times(Math.floor(w / 8), (i) => circle(x + 4 + i * 8, y + h - 2 - (i % 2) * 4, 6.5, i % 3 === 0 ? '#ff7a70' : i % 3 === 1 ? '#5c9a5c' : '#ffc25c'));
  return out;
};

export const entrance = (site: Site, x: number, base: number, w: number, h: number, style: 'panel' | 'glass' | 'arch' | 'plain' = 'panel', steps = 2): string => {
  const c = site.door;
  const y = base - h - steps * 9;
  let out = rect(x - 8, y - 8, w + 16, h + 8, site.trim, 1);
  if (style === 'arch') out = path(`M${num(x - 8)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2 + 8)} ${num(w / 2 + 8)} 0 0 1 ${num(x + w + 8)} ${num(y + w / 2)}V${num(y + h)}Z`, site.trim) + path(`M${num(x)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(y + h)}Z`, c);
  else out += rect(x, y, w, h, c);
  if (style === 'panel') out += rect(x + w * 0.14, y + h * 0.08, w * 0.72, h * 0.24, isDark(site) ? '#ffdf9a' : '#bcd8e2', 2) + rect(x + w / 2 - 1.5, y + h * 0.08, 3, h * 0.24, c) + rect(x + w * 0.14, y + h * 0.4, w * 0.3, h * 0.5, dark(c, 0.2), 2) + rect(x + w * 0.56, y + h * 0.4, w * 0.3, h * 0.5, dark(c, 0.2), 2);
  if (style === 'glass') out += rect(x + w * 0.1, y + h * 0.06, w * 0.35, h * 0.86, isDark(site) ? '#ffdf9a' : '#a9cfdd', 1) + rect(x + w * 0.55, y + h * 0.06, w * 0.35, h * 0.86, isDark(site) ? '#ffdf9a' : '#a9cfdd', 1);
  out += circle(x + w * 0.85, y + h * 0.54, 3.4, '#f2c14e');
  if (site.turn % 3 === 0 && style !== 'glass') out += circle(x + w / 2, y + h * 0.22, w * 0.2, 'none', `stroke="#4f8a5b" stroke-width="7"`) + circle(x + w / 2, y + h * 0.3 + w * 0.1, 4, '#ff7a59');
  out += times(steps, (i) => rect(x - 12 - i * 8, y + h + i * 9, w + 24 + i * 16, 9, i % 2 === 0 ? '#d9d0c4' : '#c4b9ac'));
  out += circle(x - 22, y + h * 0.26, 6, '#ffe3a3') + circle(x - 22, y + h * 0.26, isDark(site) ? 34 : 12, '#ffcf7a', opacity(isDark(site) ? 0.3 : 0.15));
  return out;
};

export const bricks = (site: Site, x: number, y: number, w: number, h: number, color: string): string => {
  let out = rect(x, y, w, h, site.canvas.linear([[0, light(color, 0.08)], [1, dark(color, 0.08)]]));
  out += times(Math.floor(h / 14), (i) => rect(x, y + i * 14, w, 1.4, light(color, 0.35), 0, opacity(0.32)));
  out += times(Math.round((w * h) / 2600), () => {
    const bx = x + Math.floor(site.rng.range(0, (w - 30) / 15)) * 15;
    const by = y + Math.floor(site.rng.range(0, h / 14)) * 14;
    return rect(bx, by + 1.5, 28, Math.min(12, y + h - by - 2), site.rng.chance(0.5) ? dark(color, 0.18) : light(color, 0.22), 1, opacity(0.55));
  });
  return out;
};

export const siding = (site: Site, x: number, y: number, w: number, h: number, color: string, gap = 17, upright = false): string =>
  rect(x, y, w, h, site.canvas.linear([[0, light(color, 0.1)], [1, dark(color, 0.06)]])) +
  (upright ? times(Math.floor(w / gap), (i) => rect(x + i * gap, y, 1.6, h, dark(color, 0.2), 0, opacity(0.55))) : times(Math.floor(h / gap), (i) => rect(x, y + i * gap, w, 2, dark(color, 0.2), 0, opacity(0.45))));

/** A gable roof seen from its long side. */
export const roof = (x: number, y: number, w: number, h: number, color: string, inset: number): string =>
  poly([[x, y], [x + inset, y - h], [x + w - inset, y - h], [x + w, y]], color) +
  times(Math.floor(h / 15), (i) => { const k = (i * 15) / h; return line(x + inset * k + 3, y - i * 15 - 7, x + w - inset * k - 3, y - i * 15 - 7, dark(color, 0.22), 2, opacity(0.5)); }) +
  rect(x - 6, y - 3, w + 12, 10, light(color, 0.3), 2) + rect(x + 8, y + 7, w - 16, 15, '#171c3a', 0, opacity(0.24));

/** A gable end. */
export const gable = (x: number, y: number, w: number, h: number, wall: string, trim: string, over = 22): string =>
  poly([[x, y], [x + w / 2, y - h], [x + w, y]], wall) +
  poly([[x, y + 1], [x + w / 2, y - h + 2], [x + w / 2, y - h + 34], [x + 24, y + 1]], '#171c3a', opacity(0.16)) +
  stroke(`M${num(x - over)} ${num(y + (over * h) / (w / 2))}L${num(x + w / 2)} ${num(y - h)}L${num(x + w + over)} ${num(y + (over * h) / (w / 2))}`, trim, 15) +
  stroke(`M${num(x - over)} ${num(y + (over * h) / (w / 2) - 6)}L${num(x + w / 2)} ${num(y - h - 6)}L${num(x + w + over)} ${num(y + (over * h) / (w / 2) - 6)}`, light(trim, 0.3), 3, opacity(0.6));

export const chimney = (x: number, y: number, w: number, h: number, color: string): string => rect(x, y, w, h, color) + rect(x + w * 0.6, y, w * 0.4, h, dark(color, 0.25), 0, opacity(0.5)) + rect(x - 4, y - 8, w + 8, 9, light(color, 0.15), 1);

export const car = (x: number, base: number, color: string, flip = false, s = 1): string =>
  `<g transform="translate(${num(x)} ${num(base)}) scale(${flip ? -s : s} ${s})">${`<ellipse cx="0" cy="2" rx="112" ry="9" fill="#171c3a" opacity=".35"/>`}${path('M-108 -14C-112 -36 -104 -46 -84 -50L-62 -54C-46 -82 -30 -88 6 -88C38 -88 54 -76 72 -54C96 -50 108 -44 108 -28V-14Z', color)}${path('M-50 -54C-38 -74 -30 -78 -6 -78V-54ZM2 -54V-78C30 -78 44 -70 58 -54Z', '#cfe4ec')}${path('M-50 -54L-36 -72L-24 -77L-38 -54Z', '#ffffff', opacity(0.5))}${path('M-108 -30H108V-14H-108Z', dark(color, 0.2), opacity(0.5))}${circle(-62, -14, 19, '#23263a')}${circle(-62, -14, 9, '#c9c7cf')}${circle(62, -14, 19, '#23263a')}${circle(62, -14, 9, '#c9c7cf')}${rect(96, -42, 11, 8, '#ffe3a3', 3)}${rect(-108, -42, 8, 8, '#ff6a5a', 2)}${rect(-14, -48, 12, 3, dark(color, 0.4), 1)}</g>`;

export const bicycle = (x: number, base: number, color: string, s = 1): string =>
  `<g transform="translate(${num(x)} ${num(base)}) scale(${s})">${circle(-34, -24, 23, 'none', 'stroke="#2a2d40" stroke-width="4"')}${circle(34, -24, 23, 'none', 'stroke="#2a2d40" stroke-width="4"')}${stroke('M-34 -24L-16 -58H20L34 -24M-16 -58L0 -24L20 -58M-34 -24H0M20 -58L17 -72H28', color, 4.4)}${stroke('M-24 -64H-8', '#5b3a2a', 6)}${rect(20, -78, 26, 17, '#c98f5a', 3)}</g>`;

export const streetLamp = (site: Paper, x: number, base: number, h: number): string =>
  rect(x - 4, base - h, 8, h, '#3a3f5c', 2) + rect(x - 10, base - 16, 20, 16, '#3a3f5c', 3) + path(`M${x - 16} ${base - h}L${x - 11} ${base - h - 34}H${x + 11}L${x + 16} ${base - h}Z`, '#ffe3a3') + path(`M${x - 18} ${base - h - 32}L${x} ${base - h - 50}L${x + 18} ${base - h - 32}Z`, '#3a3f5c') + (isDark(site) ? circle(x, base - h - 18, 110, site.canvas.radial([[0, '#ffd48a', 0.6], [1, '#ffd48a', 0]])) : '');

export const fence = (x: number, base: number, w: number, color: string): string =>
  group(rect(x, base - 40, w, 6, color) + rect(x, base - 18, w, 6, color) + times(Math.floor(w / 22), (i) => path(`M${num(x + i * 22)} ${base}V${base - 48}L${num(x + i * 22 + 6)} ${base - 56}L${num(x + i * 22 + 12)} ${base - 48}V${base}Z`, color) + rect(x + i * 22 + 9, base - 48, 3, 48, dark(color, 0.2), 0, opacity(0.5))));

export const antenna = (x: number, y: number): string => line(x, y, x, y - 46, '#3a3f55', 3) + line(x - 16, y - 40, x + 16, y - 40, '#3a3f55', 2.4) + line(x - 11, y - 30, x + 11, y - 30, '#3a3f55', 2.4);
