import { num, type Pt } from './svg.ts';

/** Makes drawings smaller by merging neighbors of one color into one path. */

const SHAPE =
  /<rect x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)" fill="(#\w+)"( opacity="[^"]*")?\/>|<polygon points="([^"]*)" fill="(#\w+)"( opacity="[^"]*")?\/>/y;

interface Shape {
  look: string;
  d: string;
  source: string;
}

const shapeAt = (text: string, index: number): Shape | undefined => {
  SHAPE.lastIndex = index;
  const match = SHAPE.exec(text);
  if (match === null) return undefined;
  const [source, x, y, w, h, fill, level, points, fill2, level2] = match;
  return points === undefined
    ? { source, look: `fill="${fill}"${level ?? ''}`, d: `M${x} ${y}h${w}v${h}H${x}z` }
    : { source, look: `fill="${fill2}"${level2 ?? ''}`, d: `M${points.replace(/ /g, 'L')}z` };
};

const flush = (run: readonly Shape[]): string => {
  const [first] = run;
  if (first === undefined) return '';
  return run.length === 1
    ? first.source
    : `<path ${first.look} d="${run.map((shape) => shape.d).join('')}"/>`;
};

const compact = (content: string): string => {
  const text = content.replace(/ +(?=\/?>)/g, '');
  const out: string[] = [];
  let run: Shape[] = [];
  let index = 0;
  while (index < text.length) {
    const shape = shapeAt(text, index);
    if (shape !== undefined) {
      if (run[0] !== undefined && run[0].look !== shape.look) {
        out.push(flush(run));
        run = [];
      }
      run.push(shape);
      index += shape.source.length;
      continue;
    }
    out.push(flush(run));
    run = [];
    const next = text.indexOf('<', index + 1);
    out.push(text.slice(index, next === -1 ? text.length : next));
    index = next === -1 ? text.length : next;
  }
  out.push(flush(run));
  return out.join('');
};

export type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/**
 * Collects one drawing's definitions and returns their references. Equal definitions are shared.
 */
export class Canvas {
  #defs = new Map<string, string>();

  #define(make: (id: string) => string): string {
    const key = make('');
    let id = this.#defs.get(key);
    if (id === undefined) {
      id = `d${this.#defs.size}`;
      this.#defs.set(key, id);
    }
    return id;
  }

  /** Directions: 'v' down, 'h' right, 'd' diagonal. */
  linear(list: readonly Stop[], direction: 'v' | 'h' | 'd' = 'v'): string {
    const end =
      direction === 'v' ? 'x2="0" y2="1"' : direction === 'h' ? 'x2="1" y2="0"' : 'x2="1" y2="1"';
    const id = this.#define(
      (name) => `<linearGradient id="${name}" x1="0" y1="0" ${end}>${stops(list)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Between two points in the coordinates of the shape that uses it. */
  between(a: Pt, b: Pt, list: readonly Stop[]): string {
    const id = this.#define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${num(a[0])}" y1="${num(a[1])}" x2="${num(b[0])}" y2="${num(b[1])}">${stops(list)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const id = this.#define(
      (name) =>
        `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  blur(deviation: number): string {
    const id = this.#define(
      (name) =>
        `<filter id="${name}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  clip(shape: string): string {
    const id = this.#define((name) => `<clipPath id="${name}">${shape}</clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  document(width: number, height: number, content: string): string {
    const defs = [...this.#defs].map(([text, id]) => text.replace('id=""', `id="${id}"`)).join('');
    const body = compact(content);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
  }
}
