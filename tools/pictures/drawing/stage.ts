import { Canvas } from './canvas.ts';
import { mix } from './color.ts';
import { heavens, type Paper, sky } from './landscape.ts';
import { MOODS, type MoodName } from './palette.ts';
import { random } from './random.ts';
import { circle, num, opacity, path, rect, stroke } from './svg.ts';

/** The frame of a free scene (outside, event, offer): sky, content, light of the time of day. */
export interface Stage extends Paper {
  green: string;
  night: boolean;
}

export const stage = (key: string, mood: MoodName): Stage => {
  const m = MOODS[mood];
  const night = m.lamps > 0.5 && mood !== 'golden';
  return {
    canvas: new Canvas(),
    mood: m,
    rng: random(key),
    green: mix('#6a9a5a', m.near, night ? 0.5 : 0.12),
    night,
  };
};

export const backSky = (s: Stage, h = 853): string => sky(s, 1280, h) + heavens(s, 1280, h);

export const finish = (s: Stage, content: string, shade = 1): string =>
  s.canvas.document(
    1280,
    853,
    content +
      rect(0, 0, 1280, 853, s.mood.shade, 0, opacity(s.mood.shadeOpacity * shade * 0.7)) +
      rect(
        0,
        0,
        1280,
        853,
        s.canvas.radial(
          [
            [0.55, '#171c3a', 0],
            [1, '#171c3a', 0.3],
          ],
          0.5,
          0.46,
          0.8,
        ),
      ),
  );

export const shine = (
  s: Stage,
  x: number,
  y: number,
  r: number,
  level = 0.7,
  color = '#ffcf7a',
): string =>
  circle(
    x,
    y,
    r,
    s.canvas.radial([
      [0, color, 0.9],
      [0.35, color, 0.35],
      [1, color, 0],
    ]),
    opacity(level),
  );

export const lights = (
  s: Stage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  colors: readonly string[] = ['#ffe3a6'],
): string => {
  const mx = (x0 + x1) / 2;
  const my = (y0 + y1) / 2 + sag * 2;
  let out = stroke(
    `M${num(x0)} ${num(y0)}Q${num(mx)} ${num(my)} ${num(x1)} ${num(y1)}`,
    '#3a3550',
    2.4,
  );
  const count = Math.max(5, Math.round(Math.abs(x1 - x0) / 52));
  for (let i = 1; i < count; i += 1) {
    const t = i / count;
    const px = (1 - t) * (1 - t) * x0 + 2 * (1 - t) * t * mx + t * t * x1;
    const py = (1 - t) * (1 - t) * y0 + 2 * (1 - t) * t * my + t * t * y1 + 9;
    const c = colors[i % colors.length] ?? '#ffe3a6';
    out += circle(px, py, 19, c, opacity(s.night ? 0.28 : 0.14)) + circle(px, py, 6.5, c);
  }
  return out;
};

export const softShadow = (
  s: Stage,
  x: number,
  y: number,
  rx: number,
  ry = 16,
  level = 0.35,
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="#171c3a" ${opacity(level)} ${s.canvas.blur(7)}/>`;

export const awning = (
  x: number,
  y: number,
  w: number,
  h: number,
  a: string,
  b: string,
): string => {
  const n = Math.max(4, Math.round(w / 46));
  const each = w / n;
  let out = '';
  for (let i = 0; i < n; i += 1) {
    const c = i % 2 === 0 ? a : b;
    out += path(
      `M${num(x + w * 0.06 + (i * w * 0.88) / n)} ${num(y)}H${num(x + w * 0.06 + ((i + 1) * w * 0.88) / n)}L${num(x + (i + 1) * each)} ${num(y + h)}a${num(each / 2)} ${num(each * 0.36)} 0 0 1 ${num(-each)} 0Z`,
      c,
    );
  }
  return out + rect(x, y + h - 3, w, 4, '#171c3a', 0, opacity(0.15));
};
