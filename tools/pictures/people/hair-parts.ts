import { dark, light } from '../drawing/color.ts';
import { circle, opacity, path, stroke } from '../drawing/svg.ts';

/** `back` lies behind the neck, `front` over the face. */
export interface Hair {
  back: string;
  front: string;
  /** Hides the upper half of the ears. */
  covers?: boolean;
}

export const dots = (list: readonly (readonly [number, number, number])[], c: string): string =>
  list
    .map(([x, y, r], i) =>
      circle(x, y, r, i % 3 === 0 ? light(c, 0.1) : i % 3 === 1 ? c : dark(c, 0.12)),
    )
    .join('');

export const ring = (
  count: number,
  rx: number,
  ry: number,
  cy: number,
  r: number,
  from: number,
  to: number,
): [number, number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const a = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [320 + Math.cos(a) * rx, cy + Math.sin(a) * ry, r + ((i * 7) % 5) * 2];
  });

export const shine = (c: string, d: string, w = 7): string =>
  stroke(d, light(c, 0.4), w, opacity(0.35));

export const pulled = (c: string): string =>
  path(
    'M240 268C230 184 262 142 320 140C378 142 410 184 400 268C394 226 378 196 344 188C322 184 282 190 264 206C250 220 244 244 240 268Z',
    c,
  ) +
  shine(c, 'M268 184C284 164 312 156 338 158') +
  stroke(
    'M262 204C284 176 320 162 352 168M300 190C322 172 350 172 374 190',
    dark(c, 0.3),
    2,
    opacity(0.5),
  );

export const sidePart = (c: string): string =>
  path(
    'M246 272C240 222 258 196 288 184C318 206 362 206 388 232C394 244 396 258 395 272C416 232 412 176 376 150C338 124 272 128 246 164C224 196 230 240 246 272Z',
    c,
  ) +
  shine(c, 'M256 190C272 164 304 150 338 152') +
  stroke('M288 184C310 200 350 202 380 222', dark(c, 0.3), 2.2, opacity(0.5));

export const centre = (c: string): string =>
  path(
    'M244 280C234 214 258 172 320 158C382 172 406 214 396 280C420 230 412 168 374 144C342 126 298 126 266 144C228 168 220 230 244 280Z',
    c,
  ) +
  path(
    'M320 146C290 164 254 196 246 276C226 230 232 176 268 148C284 138 304 140 320 146ZM320 146C350 164 386 196 394 276C414 230 408 176 372 148C356 138 336 140 320 146Z',
    c,
  ) +
  stroke('M320 144V162', dark(c, 0.4), 2) +
  shine(c, 'M256 206C264 184 280 170 296 164') +
  shine(c, 'M360 168C372 178 380 190 384 204', 5);

export const cap = (c: string): string =>
  path(
    'M242 254C234 190 258 148 320 146C382 148 406 190 398 254C393 234 389 218 380 206C350 196 290 196 260 206C251 218 247 234 242 254Z',
    c,
  );
