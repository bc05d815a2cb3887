import { compact } from './compact.ts';
import { num, type Pt } from './svg.ts';

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
