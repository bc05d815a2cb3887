import { Canvas } from './canvas.ts';
import { dark, light } from './color.ts';
import type { Mood, Palette } from './palette.ts';
import type { Random } from './random.ts';
import { circle, group, num, opacity, type Pt, poly, rect } from './svg.ts';

const WIDTH = 1280;
const HEIGHT = 853;

export interface View {
  /** Centimeters: width, height and depth of the room. */
  w: number;
  h: number;
  d: number;
  /** Position of the eye: centimeters from the left wall and above the floor. */
  eyeX: number;
  eyeY: number;
  /** The vanishing point in the picture. */
  vx: number;
  vy: number;
  /** Distance of the eye from the front of the room. */
  distance: number;
  /** Pixels per centimeter at the front of the room. */
  scale: number;
}

export interface BoxLook {
  top?: string;
  side?: string;
  front?: string;
  /** Softness of the edges in pixels. */
  soft?: number;
}

/**
 * A room in one-point perspective: x to the right, y up, z away from the viewer, all in
 * centimeters.
 */
export class Scene {
  readonly canvas = new Canvas();
  readonly view: View;
  readonly palette: Palette;
  readonly mood: Mood;
  readonly rng: Random;
  /** -1 when the light comes from the left, 1 from the right. */
  readonly lightFrom: -1 | 1;
  #base: string[] = [];
  #shadows: string[] = [];
  #items: { z: number; svg: string }[] = [];
  #glows: string[] = [];
  #beams: string[] = [];

  constructor(view: View, palette: Palette, mood: Mood, rng: Random, lightFrom: -1 | 1) {
    this.view = view;
    this.palette = palette;
    this.mood = mood;
    this.rng = rng;
    this.lightFrom = lightFrom;
  }

  s(z: number): number {
    const { scale, distance } = this.view;
    return (scale * distance) / (distance + z);
  }

  p(x: number, y: number, z: number): Pt {
    const s = this.s(z);
    return [this.view.vx + (x - this.view.eyeX) * s, this.view.vy - (y - this.view.eyeY) * s];
  }

  quad(corners: readonly (readonly [number, number, number])[], fill: string, extra = ''): string {
    return poly(
      corners.map(([x, y, z]) => this.p(x, y, z)),
      fill,
      extra,
    );
  }

  /** A polygon on the floor (or at a height), given as x and z. */
  flat(list: readonly Pt[], fill: string, extra = '', y = 0): string {
    return poly(
      list.map(([x, z]) => this.p(x, y, z)),
      fill,
      extra,
    );
  }

  flatEllipse(
    x: number,
    z: number,
    rx: number,
    rz: number,
    fill: string,
    extra = '',
    y = 0,
  ): string {
    const list = Array.from({ length: 36 }, (_, i): Pt => {
      const a = (i / 36) * Math.PI * 2;
      return [x + Math.cos(a) * rx, z + Math.sin(a) * rz];
    });
    return this.flat(list, fill, extra, y);
  }

  /** A fragment drawn in centimeters with y down, its origin at a point in the room. */
  front(x: number, y: number, z: number, content: string): string {
    const [px, py] = this.p(x, y, z);
    return `<g transform="translate(${num(px)} ${num(py)}) scale(${Math.round(this.s(z) * 1000) / 1000})">${content}</g>`;
  }

  /** The visible faces of a cuboid. */
  box(
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    d: number,
    color: string,
    look: BoxLook = {},
  ): string {
    const { eyeX, eyeY } = this.view;
    const soft = look.soft ?? 0;
    const edge = (fill: string) =>
      soft > 0 ? `stroke="${fill}" stroke-width="${num(soft)}" stroke-linejoin="round"` : '';
    const face = (corners: readonly (readonly [number, number, number])[], fill: string) =>
      this.quad(corners, fill, edge(fill));
    const lit = light(color, 0.14);
    const dim = dark(color, 0.2);
    const far = z + d;
    let out = '';
    if (x > eyeX) {
      const fill = look.side ?? (this.lightFrom < 0 ? lit : dim);
      out += face(
        [
          [x, y, z],
          [x, y, far],
          [x, y + h, far],
          [x, y + h, z],
        ],
        fill,
      );
    }
    if (x + w < eyeX) {
      const fill = look.side ?? (this.lightFrom > 0 ? lit : dim);
      out += face(
        [
          [x + w, y, z],
          [x + w, y, far],
          [x + w, y + h, far],
          [x + w, y + h, z],
        ],
        fill,
      );
    }
    if (y + h < eyeY) {
      const fill = look.top ?? light(color, 0.3);
      out += face(
        [
          [x, y + h, z],
          [x + w, y + h, z],
          [x + w, y + h, far],
          [x, y + h, far],
        ],
        fill,
      );
    }
    if (y > eyeY) {
      out += face(
        [
          [x, y, z],
          [x + w, y, z],
          [x + w, y, far],
          [x, y, far],
        ],
        dark(color, 0.42),
      );
    }
    const [px, py] = this.p(x, y + h, z);
    const s = this.s(z);
    const fill = look.front ?? color;
    return out + rect(px, py, w * s, h * s, fill, soft / 2, edge(fill));
  }

  base(svg: string): void {
    this.#base.push(svg);
  }

  add(z: number, svg: string): void {
    this.#items.push({ z, svg });
  }

  /** The soft shadow of an object on the floor. */
  shadow(x: number, z: number, w: number, d: number, strength = 0.5): void {
    const drift = -this.lightFrom * 10;
    this.#shadows.push(
      this.flat(
        [
          [x - 4 + drift, z - 10],
          [x + w + 4 + drift, z - 10],
          [x + w + 4, z + d],
          [x - 4, z + d],
        ],
        '#1a1838',
        opacity(strength),
      ),
    );
  }

  /** A soft shadow on the back wall. */
  wallShadow(x: number, y: number, w: number, h: number, strength = 0.25): void {
    const drift = -this.lightFrom * 9;
    const [px, py] = this.p(x + drift, y + h - 4, this.view.d);
    const s = this.s(this.view.d);
    this.#shadows.push(rect(px, py, w * s, h * s, '#1a1838', 8, opacity(strength)));
  }

  beam(svg: string): void {
    this.#beams.push(svg);
  }

  /** Lamp light: `r` in centimeters. */
  glow(x: number, y: number, z: number, r: number, strength = 1, color = '#ffc46b'): void {
    const [px, py] = this.p(x, y, z);
    const fill = this.canvas.radial([
      [0, color, 0.85],
      [0.25, color, 0.42],
      [0.6, color, 0.12],
      [1, color, 0],
    ]);
    const level = Math.min(1, strength * (0.25 + this.mood.lamps * 0.6));
    this.#glows.push(circle(px, py, r * this.s(z), fill, opacity(level)));
  }

  render(): string {
    const { canvas, mood } = this;
    const items = [...this.#items].sort((a, b) => b.z - a.z).map((item) => item.svg);
    const vignette = canvas.radial(
      [
        [0.55, '#171c3a', 0],
        [1, '#171c3a', 0.3],
      ],
      0.5,
      0.48,
      0.78,
    );
    return canvas.document(
      WIDTH,
      HEIGHT,
      [
        this.#base.join(''),
        group(this.#shadows.join(''), canvas.blur(9)),
        this.#beams.length > 0 ? group(this.#beams.join(''), canvas.blur(5)) : '',
        items.join(''),
        rect(0, 0, WIDTH, HEIGHT, mood.shade, 0, opacity(mood.shadeOpacity)),
        this.#glows.join(''),
        rect(0, 0, WIDTH, HEIGHT, vignette),
      ].join(''),
    );
  }
}
