/** Small SVG fragment builders. Numbers are rounded to keep files small. */

export type Pt = readonly [number, number];

export const num = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

const points = (list: readonly Pt[]): string =>
  list.map(([x, y]) => `${num(x)},${num(y)}`).join(' ');

export const poly = (list: readonly Pt[], fill: string, extra = ''): string =>
  `<polygon points="${points(list)}" fill="${fill}" ${extra}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  r = 0,
  extra = '',
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, w))}" height="${num(Math.max(0, h))}"${
    r > 0 ? ` rx="${num(r)}"` : ''
  } fill="${fill}" ${extra}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${extra}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

/** An open line along a path. */
export const stroke = (d: string, color: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width: number,
  extra = '',
): string => stroke(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, color, width, extra);

export const group = (content: string, attributes = ''): string =>
  `<g ${attributes}>${content}</g>`;

export const opacity = (value: number): string =>
  `opacity="${String(Math.round(value * 100) / 100).replace(/^0\./, '.')}"`;

/** Places a fragment drawn around its own origin. */
export const at = (
  x: number,
  y: number,
  content: string,
  scale = 1,
  flip = false,
  angle = 0,
): string =>
  `<g transform="translate(${num(x)} ${num(y)})${angle === 0 ? '' : ` rotate(${num(angle)})`}${
    scale === 1 && !flip
      ? ''
      : ` scale(${Math.round((flip ? -scale : scale) * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`
  }">${content}</g>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join('');
