import type { Canvas } from './canvas.ts';
import { dark, light, mix } from './color.ts';
import type { Mood } from './palette.ts';
import type { Random } from './random.ts';
import { at, circle, ellipse, line, num, opacity, path, poly, rect, stroke, times } from './svg.ts';

export type Outlook = 'city' | 'suburb' | 'airport' | 'hills' | 'sea' | 'tail' | 'trees' | 'palms' | 'snow' | 'desert';

export interface Paper {
  canvas: Canvas;
  mood: Mood;
  rng: Random;
}

export const sky = ({ canvas, mood }: Paper, w: number, h: number): string =>
  rect(0, 0, w, h, canvas.linear([[0, mood.sky[0]], [0.6, mood.sky[1]], [1, mood.sky[2]]]));

export const cloud = (x: number, y: number, size: number, color: string, level = 0.8): string =>
  path(
    `M${num(x)} ${num(y)}h${num(size)}a${num(size * 0.13)} ${num(size * 0.13)} 0 0 0 ${num(-size * 0.1)} ${num(-size * 0.2)}a${num(size * 0.2)} ${num(size * 0.2)} 0 0 0 ${num(-size * 0.36)} ${num(-size * 0.1)}a${num(size * 0.15)} ${num(size * 0.15)} 0 0 0 ${num(-size * 0.3)} ${num(size * 0.1)}a${num(size * 0.1)} ${num(size * 0.1)} 0 0 0 ${num(-size * 0.24)} ${num(size * 0.2)}z`,
    color,
    opacity(level),
  );

/** Sun or moon, stars and clouds. */
export const heavens = ({ mood, rng }: Paper, w: number, h: number): string => {
  const nightly = mood.name === 'night' || mood.name === 'dusk';
  let out = '';
  if (nightly) out += times(mood.name === 'night' ? 22 : 9, () => circle(rng.range(0, w), rng.range(0, h * 0.5), rng.range(0.002, 0.0045) * h, '#fff8e0', opacity(rng.range(0.4, 0.95))));
  const x = w * rng.range(0.15, 0.85);
  const y = h * (mood.name === 'day' || mood.name === 'night' ? rng.range(0.14, 0.3) : rng.range(0.45, 0.62));
  const r = h * 0.06;
  if (mood.name !== 'overcast') {
    const color = mood.name === 'night' ? '#f4efd8' : mood.name === 'day' ? '#fff3c4' : '#ffe3a3';
    out += circle(x, y, r * 2.6, color, opacity(0.14)) + circle(x, y, r * 1.7, color, opacity(0.2)) + circle(x, y, r, color);
    if (mood.name === 'night') out += circle(x - r * 0.3, y - r * 0.25, r * 0.2, '#d9d3b8', opacity(0.7)) + circle(x + r * 0.3, y + r * 0.3, r * 0.26, '#d9d3b8', opacity(0.6)) + circle(x + r * 0.25, y - r * 0.4, r * 0.12, '#d9d3b8', opacity(0.6));
  }
  const puff = mood.name === 'night' ? '#5b6c9c' : mood.name === 'dusk' ? '#e0909a' : mood.name === 'golden' || mood.name === 'morning' ? '#fff0de' : '#ffffff';
  out += times(3, (i) => cloud(w * (i * 0.34 + rng.range(-0.1, 0.12)), h * rng.range(0.18, 0.5), h * rng.range(0.16, 0.34), puff, mood.name === 'night' ? 0.25 : 0.62));
  return out;
};

export const skyline = ({ mood, rng }: Paper, w: number, base: number, tall: number, color: string, lit = true): string => {
  let out = '';
  let x = -rng.range(0, tall * 0.2);
  while (x < w) {
    const bw = tall * rng.range(0.16, 0.4);
    const bh = tall * rng.range(0.4, 1);
    const tone = rng.chance(0.5) ? color : light(color, 0.08);
    out += rect(x, base - bh, bw, bh + 2, tone);
    if (rng.chance(0.25)) out += rect(x + bw * 0.45, base - bh - tall * 0.18, bw * 0.06, tall * 0.2, tone);
    if (rng.chance(0.2)) out += poly([[x, base - bh + 0.5], [x + bw, base - bh + 0.5], [x + bw, base - bh - bw * 0.5]], tone);
    if (lit && mood.lamps > 0.5) {
      for (let k = 0; k < 4; k += 1) {
        const cell = bw / 5;
        out += rect(x + cell * (0.6 + rng.int(0, 3) * 1.05), base - bh * rng.range(0.12, 0.92), cell * 0.6, cell * 0.8, '#ffd27d', 0, opacity(0.85));
      }
    }
    x += bw + (rng.chance(0.3) ? tall * 0.08 : 0);
  }
  return out;
};

export const hills = (rng: Random, w: number, base: number, height: number, color: string): string => {
  const a = rng.range(0.4, 1);
  const b = rng.range(0.3, 1);
  const c = rng.range(0.4, 1);
  return path(
    `M0 ${num(base)}V${num(base - height * a)}C${num(w * 0.2)} ${num(base - height * (a + 0.35))} ${num(w * 0.3)} ${num(base - height * b * 0.4)} ${num(w * 0.5)} ${num(base - height * b)}S${num(w * 0.8)} ${num(base - height * (c + 0.3))} ${num(w)} ${num(base - height * c)}V${num(base)}Z`,
    color,
  );
};

export const tower = (x: number, base: number, h: number, color: string, glass: string): string =>
  poly([[x - h * 0.06, base], [x + h * 0.06, base], [x + h * 0.04, base - h * 0.72], [x - h * 0.04, base - h * 0.72]], color) +
  poly([[x - h * 0.07, base - h * 0.7], [x + h * 0.07, base - h * 0.7], [x + h * 0.15, base - h * 0.78], [x - h * 0.15, base - h * 0.78]], dark(color, 0.15)) +
  poly([[x - h * 0.14, base - h * 0.78], [x + h * 0.14, base - h * 0.78], [x + h * 0.17, base - h * 0.9], [x - h * 0.17, base - h * 0.9]], glass) +
  rect(x - h * 0.18, base - h * 0.93, h * 0.36, h * 0.04, color, h * 0.01) +
  rect(x - h * 0.006, base - h * 1.08, h * 0.012, h * 0.16, color) +
  circle(x, base - h * 1.08, h * 0.014, '#ff6a5a');

/** A plane in flight, seen from the side, nose to the right; `s` is its length. */
export const plane = (x: number, y: number, s: number, body: string, tail: string, angle = -12): string =>
  at(
    x,
    y,
    path('M-50 0C-50 -5 -44 -6.5 -36 -6.5H30C42 -6.5 50 -2 50 0.5C50 3.5 42 6 30 6H-30C-42 6 -50 4 -50 0Z', body) +
      path('M-48 -3L-56 -24H-47L-33 -6Z', tail) +
      path('M-44 0L-60 -5H-53L-34 0Z', dark(body, 0.2)) +
      path('M6 1L-22 24H-14L24 2Z', dark(body, 0.22)) +
      path('M6 -4L-8 -15H-3L18 -5Z', dark(body, 0.12)) +
      times(10, (i) => circle(-26 + i * 6, -2, 1, dark(body, 0.5))) +
      path('M39 -3.8C43 -3.2 45.5 -2 46.5 -1H38Z', dark(body, 0.55)),
    s / 106,
    false,
    angle,
  );

/** The tail of a parked aircraft. */
export const tail = (x: number, base: number, h: number, fin: string, body: string): string =>
  path(`M${num(x - h * 1.3)} ${num(base)}V${num(base - h * 0.34)}H${num(x)}C${num(x + h * 0.3)} ${num(base - h * 0.34)} ${num(x + h * 0.62)} ${num(base - h * 0.3)} ${num(x + h * 0.66)} ${num(base - h * 0.22)}C${num(x + h * 0.5)} ${num(base - h * 0.1)} ${num(x + h * 0.1)} ${num(base)} ${num(x)} ${num(base)}Z`, body) +
  path(`M${num(x - h * 0.3)} ${num(base - h * 0.33)}C${num(x)} ${num(base - h * 0.4)} ${num(x + h * 0.18)} ${num(base - h * 0.7)} ${num(x + h * 0.3)} ${num(base - h)}H${num(x + h * 0.56)}L${num(x + h * 0.48)} ${num(base - h * 0.31)}Z`, fin) +
  path(`M${num(x + h * 0.06)} ${num(base - h * 0.5)}L${num(x + h * 0.53)} ${num(base - h * 0.62)}V${num(base - h * 0.5)}Z`, '#ffffff', opacity(0.35)) +
  path(`M${num(x + h * 0.18)} ${num(base - h * 0.26)}L${num(x + h * 0.75)} ${num(base - h * 0.36)}H${num(x + h * 0.86)}L${num(x + h * 0.5)} ${num(base - h * 0.22)}Z`, dark(body, 0.2));

export const tree = (x: number, base: number, h: number, color: string, trunk = '#6b4a3a'): string =>
  rect(x - h * 0.03, base - h * 0.45, h * 0.06, h * 0.45, trunk) +
  line(x, base - h * 0.34, x + h * 0.1, base - h * 0.48, trunk, h * 0.025) +
  ellipse(x, base - h * 0.66, h * 0.27, h * 0.33, color) +
  ellipse(x - h * 0.16, base - h * 0.52, h * 0.18, h * 0.18, dark(color, 0.12)) +
  ellipse(x + h * 0.17, base - h * 0.55, h * 0.17, h * 0.17, dark(color, 0.08)) +
  ellipse(x - h * 0.08, base - h * 0.78, h * 0.13, h * 0.13, light(color, 0.22), opacity(0.8)) +
  ellipse(x + h * 0.1, base - h * 0.68, h * 0.08, h * 0.07, light(color, 0.25), opacity(0.6));

export const pine = (x: number, base: number, h: number, color: string, snow = false): string =>
  rect(x - h * 0.025, base - h * 0.16, h * 0.05, h * 0.16, '#5b4034') +
  times(4, (i) => {
    const top = base - h + i * h * 0.2;
    const half = h * (0.12 + i * 0.05);
    const low = top + h * 0.3;
    return (
      poly([[x, top], [x + half, low], [x - half, low]], i % 2 === 0 ? color : dark(color, 0.1)) +
      (snow ? poly([[x, top], [x + half * 0.6, top + h * 0.16], [x + half * 0.1, top + h * 0.13], [x - half * 0.3, top + h * 0.19], [x - half * 0.55, top + h * 0.15]], '#f6f8fb') : poly([[x, top], [x - half, low], [x - half * 0.3, low]], light(color, 0.2), opacity(0.4)))
    );
  });

export const palm = (x: number, base: number, h: number, color: string, lean = 0.12): string => {
  const tx = x + h * lean;
  const ty = base - h * 0.78;
  const frond = (angle: number, length: number, tone: string) =>
    at(tx, ty, path(`M0 0C${num(length * 0.3)} ${num(-length * 0.28)} ${num(length * 0.8)} ${num(-length * 0.22)} ${num(length)} ${num(length * 0.22)}C${num(length * 0.7)} ${num(-length * 0.02)} ${num(length * 0.35)} ${num(-length * 0.02)} 0 0Z`, tone), 1, false, angle);
  return (
    path(`M${num(x - h * 0.03)} ${num(base)}C${num(x - h * 0.01)} ${num(base - h * 0.3)} ${num(tx - h * 0.05)} ${num(base - h * 0.6)} ${num(tx - h * 0.014)} ${num(ty)}H${num(tx + h * 0.018)}C${num(tx - h * 0.01)} ${num(base - h * 0.55)} ${num(x + h * 0.03)} ${num(base - h * 0.3)} ${num(x + h * 0.035)} ${num(base)}Z`, '#8d6a4c') +
    [-205, -170, -140, -95, -60, -25, 5, 35].map((a, i) => frond(a, h * (0.32 + (i % 3) * 0.04), i % 2 === 0 ? color : dark(color, 0.18))).join('')
  );
};

export const cactus = (x: number, base: number, h: number, color: string): string =>
  stroke(`M${num(x)} ${num(base)}V${num(base - h * 0.92)}`, color, h * 0.16) +
  stroke(`M${num(x)} ${num(base - h * 0.4)}H${num(x - h * 0.18)}Q${num(x - h * 0.26)} ${num(base - h * 0.4)} ${num(x - h * 0.26)} ${num(base - h * 0.5)}V${num(base - h * 0.68)}`, color, h * 0.11) +
  stroke(`M${num(x)} ${num(base - h * 0.3)}H${num(x + h * 0.16)}Q${num(x + h * 0.25)} ${num(base - h * 0.3)} ${num(x + h * 0.25)} ${num(base - h * 0.4)}V${num(base - h * 0.78)}`, dark(color, 0.08), h * 0.11) +
  line(x - h * 0.03, base - h * 0.05, x - h * 0.03, base - h * 0.88, light(color, 0.3), h * 0.02, opacity(0.7));

export const bush = (x: number, base: number, r: number, color: string): string =>
  ellipse(x, base - r * 0.42, r, r * 0.55, color) + ellipse(x - r * 0.5, base - r * 0.35, r * 0.55, r * 0.42, dark(color, 0.12)) + ellipse(x + r * 0.3, base - r * 0.62, r * 0.45, r * 0.36, light(color, 0.16), opacity(0.8));

/** What one sees through a window of `w` by `h`. */
export const outlook = (paper: Paper, w: number, h: number, kind: Outlook): string => {
  const { mood, rng } = paper;
  const { far, near } = mood;
  const green = mix(near, '#5f9a5c', mood.name === 'night' ? 0.12 : 0.5);
  const base = h * 0.86;
  const back = sky(paper, w, h) + heavens(paper, w, h);
  const ground = (color: string) => rect(0, base, w, h - base, color);
  switch (kind) {
    case 'city':
      return back + skyline(paper, w, h, h * 0.62, far) + skyline(paper, w, h, h * 0.38, near);
    case 'suburb': {
      const house = (x: number, s: number, c: string) => rect(x, base - s * 0.6, s, s * 0.62, c) + poly([[x - s * 0.12, base - s * 0.58], [x + s * 1.12, base - s * 0.58], [x + s * 0.5, base - s]], dark(c, 0.35)) + rect(x + s * 0.38, base - s * 0.4, s * 0.24, s * 0.22, mood.lamps > 0.5 ? '#ffd27d' : light(c, 0.6));
      return back + hills(rng, w, base, h * 0.22, far) + ground(green) + house(w * 0.08, h * 0.3, light(near, 0.3)) + house(w * 0.55, h * 0.34, near) + tree(w * 0.46, base + 1, h * 0.42, green) + tree(w * 0.95, base + 1, h * 0.36, dark(green, 0.15));
    }
    case 'airport':
      return back + skyline(paper, w, base, h * 0.14, far, false) + ground(near) + tower(w * rng.range(0.2, 0.8), base, h * 0.5, light(near, 0.2), mood.lamps > 0.5 ? '#ffd88a' : '#cfe4ee') + rect(0, base + h * 0.04, w, h * 0.012, '#ffe2a3', 0, opacity(0.8)) + plane(w * rng.range(0.3, 0.7), h * 0.3, w * 0.26, light(near, 0.75), '#ff7a59');
    case 'tail':
      return back + skyline(paper, w, base, h * 0.16, far, false) + ground(near) + tail(w * rng.range(0.4, 0.6), base + h * 0.05, h * 0.62, paper.rng.pick(['#ff7a59', '#2f6f9a', '#f5a524', '#2f7a76']), light(near, 0.78));
    case 'hills':
      return back + hills(rng, w, base, h * 0.4, far) + hills(rng, w, base, h * 0.22, mix(far, near, 0.6)) + ground(green) + times(4, (i) => pine(w * (0.1 + i * 0.26) + rng.range(-4, 4), h, h * rng.range(0.2, 0.34), green));
    case 'sea':
      return back + rect(0, h * 0.6, w, h * 0.4, mix(mood.sky[0], '#2f8a99', 0.55)) + times(5, (i) => rect(w * rng.range(0, 0.7), h * (0.64 + i * 0.06), w * rng.range(0.1, 0.3), h * 0.008, '#ffffff', 1, opacity(0.45))) + hills(rng, w * 0.5, h * 0.61, h * 0.1, far) + path(`M0 ${num(h)}V${num(h * 0.93)}C${num(w * 0.3)} ${num(h * 0.86)} ${num(w * 0.6)} ${num(h * 0.97)} ${num(w)} ${num(h * 0.9)}V${num(h)}Z`, mix('#ecd3a4', near, mood.name === 'night' ? 0.6 : 0.1));
    case 'trees':
      return back + hills(rng, w, base, h * 0.24, far) + ground(green) + times(5, (i) => tree(w * (i * 0.25), h * 0.95, h * rng.range(0.4, 0.66), i % 2 === 0 ? green : dark(green, 0.16)));
    case 'palms':
      return back + rect(0, h * 0.72, w, h * 0.28, mix(mood.sky[0], '#2f8a99', 0.5)) + palm(w * 0.28, h, h * 0.75, green) + palm(w * 0.72, h, h * 0.6, dark(green, 0.15), -0.14);
    case 'snow':
      return back + hills(rng, w, base, h * 0.42, mix(far, '#ffffff', 0.5)) + ground(mix('#f2f6fa', near, mood.name === 'night' ? 0.45 : 0.1)) + times(4, (i) => pine(w * (0.08 + i * 0.28), h * 0.95, h * rng.range(0.3, 0.5), dark(green, 0.2), true));
    case 'desert':
      return back + hills(rng, w, base, h * 0.3, mix(far, '#c0795a', 0.5)) + ground(mix('#d9a873', near, mood.name === 'night' ? 0.6 : 0.15)) + cactus(w * 0.25, h * 0.95, h * 0.4, green) + cactus(w * 0.8, h * 0.92, h * 0.26, green);
    default:
      return back;
  }
};
