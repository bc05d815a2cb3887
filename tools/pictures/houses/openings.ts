import { dark, light } from '../drawing/color.ts';
import { circle, num, opacity, path, poly, rect, times } from '../drawing/svg.ts';
import { isDark, type Site } from './facade.ts';

export type PaneStyle = 'sash' | 'grid' | 'plain' | 'arch' | 'tall' | 'bay' | 'wide';

const glass = (site: Site, lit: boolean): string =>
  lit
    ? site.canvas.linear([
        [0, '#ffe9b0'],
        [1, '#ffb65e'],
      ])
    : site.canvas.linear(
        isDark(site)
          ? [
              [0, '#2b3a6a'],
              [1, '#5a5f94'],
            ]
          : [
              [0, '#5f8fae'],
              [0.55, '#a9cfdd'],
              [1, '#7fa9bd'],
            ],
        'd',
      );

export const pane = (
  site: Site,
  x: number,
  y: number,
  w: number,
  h: number,
  style: PaneStyle = 'sash',
  extras: { shutters?: string; box?: boolean; sill?: boolean } = {},
): string => {
  const lit = isDark(site) ? site.rng.chance(0.62) : site.rng.chance(0.08);
  const f = site.trim;
  const t = Math.max(3, w * 0.07);
  const top =
    style === 'arch'
      ? `<path d="M${num(x)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(y + h)}Z" fill="${glass(site, lit)}" stroke="${f}" stroke-width="${num(t)}"/>`
      : rect(x - t, y - t, w + t * 2, h + t * 2, f, 1) + rect(x, y, w, h, glass(site, lit));
  let out = '';
  if (extras.shutters !== undefined)
    out += [x - w * 0.46 - t, x + w + t]
      .map(
        (sx) =>
          rect(sx, y - t, w * 0.44, h + t * 2, extras.shutters ?? f, 1) +
          times(Math.floor(h / 9), (i) =>
            rect(
              sx + 3,
              y + i * 9,
              w * 0.44 - 6,
              3.5,
              dark(extras.shutters ?? f, 0.2),
              0,
              opacity(0.5),
            ),
          ),
      )
      .join('');
  out += top;
  if (lit) {
    const drape = site.rng.int(0, 3);
    if (drape < 2)
      out +=
        rect(x, y, w * 0.24, h, '#fff3d6', 0, opacity(0.6)) +
        rect(x + w * 0.76, y, w * 0.24, h, '#fff3d6', 0, opacity(0.6));
    else if (drape === 2)
      out +=
        circle(x + w * 0.66, y + h * 0.66, w * 0.1, '#8d5a3a', opacity(0.5)) +
        rect(x + w * 0.6, y + h * 0.72, w * 0.12, h * 0.28, '#8d5a3a', 0, opacity(0.5));
  } else {
    out += poly(
      [
        [x, y + h * 0.7],
        [x + w * 0.6, y],
        [x + w * 0.9, y],
        [x, y + h],
      ],
      '#ffffff',
      opacity(0.16),
    );
    if (site.rng.chance(0.5))
      out += rect(x, y, w, h * site.rng.range(0.2, 0.42), '#fdf6e8', 0, opacity(0.6));
  }
  out += rect(x, y, w, 4, '#171c3a', 0, opacity(0.25));
  if (style === 'sash' || style === 'tall')
    out += rect(x, y + h * 0.48, w, t * 0.8, f) + rect(x + w / 2 - t * 0.25, y, t * 0.5, h, f);
  if (style === 'grid')
    out +=
      rect(x + w / 3 - t * 0.2, y, t * 0.45, h, f) +
      rect(x + (w * 2) / 3 - t * 0.2, y, t * 0.45, h, f) +
      rect(x, y + h / 3, w, t * 0.45, f) +
      rect(x, y + (h * 2) / 3, w, t * 0.45, f);
  if (style === 'arch')
    out += rect(x + w / 2 - t * 0.3, y + 2, t * 0.6, h, f) + rect(x, y + w / 2, w, t * 0.6, f);
  if (style === 'wide')
    out += rect(x + w / 3, y, t * 0.5, h, f) + rect(x + (w * 2) / 3, y, t * 0.5, h, f);
  if (extras.sill !== false)
    out +=
      rect(x - t * 1.8, y + h + t, w + t * 3.6, 6, light(f, 0.2)) +
      rect(x - t * 1.8, y + h + t + 6, w + t * 3.6, 5, '#171c3a', 0, opacity(0.22));
  if (extras.box === true)
    out +=
      rect(x - 2, y + h + 2, w + 4, 13, '#8d5a3a', 2) +
      times(Math.floor(w / 8), (i) =>
        circle(
          x + 4 + i * 8,
          y + h - 2 - (i % 2) * 4,
          6.5,
          i % 3 === 0 ? '#ff7a70' : i % 3 === 1 ? '#5c9a5c' : '#ffc25c',
        ),
      );
  return out;
};

export const entrance = (
  site: Site,
  x: number,
  base: number,
  w: number,
  h: number,
  style: 'panel' | 'glass' | 'arch' | 'plain' = 'panel',
  steps = 2,
): string => {
  const c = site.door;
  const y = base - h - steps * 9;
  let out = rect(x - 8, y - 8, w + 16, h + 8, site.trim, 1);
  if (style === 'arch')
    out =
      path(
        `M${num(x - 8)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2 + 8)} ${num(w / 2 + 8)} 0 0 1 ${num(x + w + 8)} ${num(y + w / 2)}V${num(y + h)}Z`,
        site.trim,
      ) +
      path(
        `M${num(x)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(y + h)}Z`,
        c,
      );
  else out += rect(x, y, w, h, c);
  if (style === 'panel')
    out +=
      rect(
        x + w * 0.14,
        y + h * 0.08,
        w * 0.72,
        h * 0.24,
        isDark(site) ? '#ffdf9a' : '#bcd8e2',
        2,
      ) +
      rect(x + w / 2 - 1.5, y + h * 0.08, 3, h * 0.24, c) +
      rect(x + w * 0.14, y + h * 0.4, w * 0.3, h * 0.5, dark(c, 0.2), 2) +
      rect(x + w * 0.56, y + h * 0.4, w * 0.3, h * 0.5, dark(c, 0.2), 2);
  if (style === 'glass')
    out +=
      rect(x + w * 0.1, y + h * 0.06, w * 0.35, h * 0.86, isDark(site) ? '#ffdf9a' : '#a9cfdd', 1) +
      rect(x + w * 0.55, y + h * 0.06, w * 0.35, h * 0.86, isDark(site) ? '#ffdf9a' : '#a9cfdd', 1);
  out += circle(x + w * 0.85, y + h * 0.54, 3.4, '#f2c14e');
  if (site.turn % 3 === 0 && style !== 'glass')
    out +=
      circle(x + w / 2, y + h * 0.22, w * 0.2, 'none', `stroke="#4f8a5b" stroke-width="7"`) +
      circle(x + w / 2, y + h * 0.3 + w * 0.1, 4, '#ff7a59');
  out += times(steps, (i) =>
    rect(x - 12 - i * 8, y + h + i * 9, w + 24 + i * 16, 9, i % 2 === 0 ? '#d9d0c4' : '#c4b9ac'),
  );
  out +=
    circle(x - 22, y + h * 0.26, 6, '#ffe3a3') +
    circle(
      x - 22,
      y + h * 0.26,
      isDark(site) ? 34 : 12,
      '#ffcf7a',
      opacity(isDark(site) ? 0.3 : 0.15),
    );
  return out;
};
