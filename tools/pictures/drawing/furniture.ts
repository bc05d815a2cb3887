import { dark, light } from './color.ts';
import { tableLamp } from './lamp.ts';
import { books, mug, vase } from './props.ts';
import type { Scene } from './scene.ts';
import { at, circle, ellipse, opacity, rect, times } from './svg.ts';

export interface BedLook {
  w: number;
  cover: string;
  blanket: string;
  head: 'panel' | 'tufted' | 'slats' | 'none';
}

/** A bed with its head at the back wall, its foot toward the viewer. */
export const bed = (scene: Scene, x: number, look: BedLook): void => {
  const { d } = scene.view;
  const { w } = look;
  const z = d - 205;
  const { wood } = scene.palette;
  let out = '';
  if (look.head === 'panel')
    out +=
      scene.box(x - 6, 0, d - 10, w + 12, 104, 8, wood) +
      scene.front(
        x - 2,
        100,
        d - 10,
        rect(0, 0, w + 4, 3, light(wood, 0.4), 1) +
          rect(0, 32, w + 4, 1.5, dark(wood, 0.3)) +
          rect(0, 62, w + 4, 1.5, dark(wood, 0.3)),
      );
  if (look.head === 'tufted')
    out +=
      scene.box(x - 4, 20, d - 14, w + 8, 96, 12, scene.palette.accent, { soft: 14 }) +
      scene.front(
        x,
        112,
        d - 14,
        times(Math.floor(w / 24), (i) =>
          rect(12 + i * 24, 0, 1.4, 66, dark(scene.palette.accent, 0.3), 0, opacity(0.5)),
        ),
      );
  if (look.head === 'slats')
    out +=
      scene.box(x - 4, 0, d - 8, 6, 112, 6, wood) +
      scene.box(x + w - 2, 0, d - 8, 6, 112, 6, wood) +
      scene.box(x - 4, 104, d - 8, w + 8, 8, 6, wood) +
      scene.front(
        x,
        106,
        d - 6,
        times(Math.floor(w / 16), (i) => rect(6 + i * 16, 0, 4, 80, wood)),
      );
  out += scene.box(x, 10, z, w, 18, 198, dark(wood, 0.1));
  for (const lx of [x + 4, x + w - 10]) out += scene.box(lx, 0, z + 4, 6, 10, 6, dark(wood, 0.4));
  out += scene.box(x + 2, 28, z + 4, w - 4, 18, 192, '#fdf8ee', { soft: 6 });
  const pillows = w > 110 ? 2 : 1;
  const pw = (w - 20) / pillows;
  for (let k = 0; k < pillows; k += 1)
    out +=
      scene.box(x + 8 + k * (pw + 4), 46, d - 44, pw, 32, 18, '#fffaf1', { soft: 14 }) +
      scene.box(x + 14 + k * (pw + 4), 46, d - 60, pw - 12, 25, 14, light(look.blanket, 0.25), {
        soft: 12,
      });
  out += scene.box(x - 2, 22, z + 1, w + 4, 27, 128, look.cover, {
    soft: 8,
    top: light(look.cover, 0.26),
  });
  out += scene.box(x - 2, 44, z + 124, w + 4, 6.5, 22, light(look.cover, 0.6), { soft: 6 });
  out += scene.box(x - 3, 20, z + 16, w + 6, 31, 50, look.blanket, {
    soft: 7,
    top: light(look.blanket, 0.24),
  });
  out += scene.front(
    x,
    49,
    z - 1,
    times(4, (i) =>
      rect(w * (0.14 + i * 0.23), 2, 1.3, 24, dark(look.cover, 0.3), 0, opacity(0.28)),
    ),
  );
  scene.shadow(x, z, w, 200, 0.6);
  scene.add(z, out);
};

/** A bedside table, optionally with a lamp. */
export const nightstand = (scene: Scene, x: number, w: number, lamp: boolean, i: number): void => {
  const { d } = scene.view;
  const { palette, rng } = scene;
  const z = d - 46;
  let out =
    scene.box(x, 14, z, w, 38, 40, palette.wood) +
    scene.front(
      x,
      52,
      z,
      rect(4, 5, w - 8, 13, light(palette.wood, 0.2), 1) +
        rect(4, 21, w - 8, 13, light(palette.wood, 0.2), 1) +
        circle(w / 2, 11, 1.6, dark(palette.wood, 0.6)) +
        circle(w / 2, 27, 1.6, dark(palette.wood, 0.6)),
    );
  for (const lx of [x + 3, x + w - 7])
    out += scene.box(lx, 0, z + 2, 4, 14, 4, dark(palette.wood, 0.3));
  out += lamp
    ? tableLamp(
        scene,
        x + w / 2,
        52,
        z + 18,
        palette.textile2,
        i % 2 === 0 ? palette.pop : palette.accent,
      ) + scene.front(x + w - 8, 52, z + 8, mug(palette.textile2))
    : scene.front(x + w * 0.4, 52, z + 14, vase(palette.textile2, rng, palette.pop)) +
      scene.front(
        x + 3,
        52,
        z + 6,
        at(0, 0, rect(0, -3, 18, 3, palette.textile, 0.5) + rect(1, -6, 16, 3, palette.pop, 0.5)),
      );
  scene.shadow(x, z, w, 40, 0.45);
  scene.add(z, out);
};

export const wardrobe = (scene: Scene, x: number, w: number, h: number, color: string): void => {
  const { d } = scene.view;
  const z = d - 58;
  const doors = Math.max(2, Math.round(w / 50));
  const dw = (w - 4) / doors;
  const out =
    scene.box(x, 0, z, w, h, 56, color) +
    scene.front(
      x + 2,
      h,
      z,
      times(
        doors,
        (i) =>
          rect(i * dw + 1, 4, dw - 2, h - 14, light(color, 0.14), 1) +
          rect(
            i * dw + 6,
            12,
            dw - 12,
            h - 32,
            'none',
            1,
            `stroke="${dark(color, 0.14)}" stroke-width="1.2"`,
          ) +
          rect(i % 2 === 0 ? i * dw + dw - 7 : i * dw + 5, h * 0.45, 2, 16, '#c79a4b', 1),
      ),
    );
  scene.shadow(x, z, w, 56, 0.5);
  scene.add(z, out);
};

/** A desk at the back wall with a chair, a screen or a lamp. */
export const desk = (scene: Scene, x: number, w: number, lamp: boolean): void => {
  const { d } = scene.view;
  const { palette, rng } = scene;
  const z = d - 58;
  let out = '';
  for (const lx of [x + 3, x + w - 8])
    out +=
      scene.box(lx, 0, z + 48, 4, 72, 4, dark(palette.wood, 0.35)) +
      scene.box(lx, 0, z + 3, 4, 72, 4, dark(palette.wood, 0.15));
  out += scene.box(x, 72, z, w, 4, 56, palette.wood);
  out += scene.front(
    x + w * 0.5,
    76,
    z + 30,
    rect(-22, -28, 44, 27, '#2a2d40', 2) +
      rect(
        -20,
        -26,
        40,
        23,
        scene.canvas.linear(
          [
            [0, palette.accent],
            [1, palette.pop],
          ],
          'd',
        ),
        1,
      ) +
      rect(-26, -2, 52, 2.4, '#c9c7cf', 1),
  );
  out += scene.front(
    x + 6,
    76,
    z + 30,
    books(rng, 4, [palette.textile, palette.pop, palette.accent, palette.deep]),
  );
  if (lamp) out += tableLamp(scene, x + w - 16, 76, z + 24, palette.pop, palette.deep, 0.85);
  const cx = x + w * 0.4;
  out +=
    scene.box(cx, 0, z - 14, 3, 44, 3, dark(palette.wood, 0.3)) +
    scene.box(cx + 38, 0, z - 14, 3, 44, 3, dark(palette.wood, 0.3)) +
    scene.box(cx - 1, 44, z - 16, 43, 5, 38, palette.textile, { soft: 5 }) +
    scene.box(cx, 48, z - 16, 41, 40, 4, palette.textile, { soft: 8 }) +
    scene.box(cx, 0, z - 16, 3, 46, 3, palette.wood) +
    scene.box(cx + 38, 0, z - 16, 3, 46, 3, palette.wood);
  scene.shadow(x, z - 12, w, 60, 0.4);
  scene.add(z - 10, out);
};

/** A dining table with chairs; `w` along the wall. */
export const diningTable = (
  scene: Scene,
  x: number,
  z: number,
  w: number,
  d: number,
  content: string,
): void => {
  const { palette } = scene;
  const chair = (cx: number, cz: number, back: boolean): string => {
    const legs =
      scene.box(cx + 1, 0, cz, 3, 45, 3, dark(palette.wood, 0.25)) +
      scene.box(cx + 35, 0, cz, 3, 45, 3, dark(palette.wood, 0.25));
    const seat = scene.box(cx, 44, cz, 39, 5, 36, palette.textile, { soft: 4 });
    const rest =
      scene.box(cx + 1, 62, back ? cz + 34 : cz, 37, 24, 3, palette.textile, { soft: 6 }) +
      scene.box(cx + 2, 48, back ? cz + 34 : cz, 3, 16, 3, palette.wood) +
      scene.box(cx + 34, 48, back ? cz + 34 : cz, 3, 16, 3, palette.wood);
    return back ? rest + legs + seat : legs + seat + rest;
  };
  let out = '';
  const seats = Math.max(2, Math.floor(w / 62));
  for (let k = 0; k < seats; k += 1)
    out += chair(x + ((k + 0.5) * w) / seats - 19, z + d - 12, true);
  for (const lx of [x + 6, x + w - 12])
    out +=
      scene.box(lx, 0, z + d - 12, 6, 72, 6, dark(palette.wood, 0.35)) +
      scene.box(lx, 0, z + 6, 6, 72, 6, dark(palette.wood, 0.15));
  out += scene.box(x, 71, z, w, 5, d, palette.wood);
  out += scene.front(x + w / 2, 76, z + d / 2, content);
  for (let k = 0; k < seats; k += 1) out += chair(x + ((k + 0.5) * w) / seats - 19, z - 26, false);
  scene.shadow(x - 4, z - 20, w + 8, d + 30, 0.45);
  scene.add(z - 26, out);
};

export const fruitBowl = (pop: string): string =>
  circle(-7, -9, 5, '#e8743b') +
  circle(0, -11, 5, '#f0b93f') +
  circle(7, -9, 5, '#c94f3d') +
  `<path d="M-16 -8H16C15 -2 9 0 4 0H-4C-9 0 -15 -2 -16 -8Z" fill="${pop}"/>` +
  ellipse(-6, -3, 5, 1.4, light(pop, 0.5), opacity(0.5));
