import { dark, light } from '../drawing/color.ts';
import { spot } from '../drawing/lamp.ts';
import type { Scene } from '../drawing/scene.ts';
import { opacity, rect } from '../drawing/svg.ts';

export interface BunkLook {
  frame: string;
  cover: string;
  cover2: string;
  /** Heights of the mattress bottoms. */
  tiers: readonly number[];
  curtain?: string;
  drawers?: boolean;
  metal?: boolean;
  lights?: boolean;
}

const H = 22;

/** A bunk along a side wall, its end toward the viewer. */
export const bunkAlong = (
  scene: Scene,
  isLeft: boolean,
  z: number,
  length: number,
  look: BunkLook,
): void => {
  const width = 92;
  const { w } = scene.view;
  const x = isLeft ? 2 : w - 2 - width;
  const top = (look.tiers.at(-1) ?? 120) + 52;
  const post = look.metal ? 4 : 8;
  const frame = look.frame;
  const inner = isLeft ? x + width : x;
  const edge = isLeft ? inner - post : inner;
  const wall = isLeft ? x : x + width - post;
  let out = scene.box(edge, 0, z + length - post, post, top, post, dark(frame, 0.12));
  out += scene.box(wall, 0, z + length - post, post, top, post, dark(frame, 0.2));
  if (look.drawers) {
    out += scene.box(x + 3, 3, z + 4, width - 6, 22, length - 8, dark(frame, 0.14));
    for (const k of [0, 1]) {
      const a = z + 8 + (k * (length - 12)) / 2;
      const b = a + (length - 20) / 2 - 2;
      const face = isLeft ? x + width - 3 : x + 3;
      out += scene.quad(
        [
          [face, 5, a],
          [face, 5, b],
          [face, 23, b],
          [face, 23, a],
        ],
        light(frame, 0.16),
      );
      out += scene.quad(
        [
          [face, 17, (a + b) / 2 - 8],
          [face, 17, (a + b) / 2 + 8],
          [face, 15, (a + b) / 2 + 8],
          [face, 15, (a + b) / 2 - 8],
        ],
        dark(frame, 0.5),
      );
    }
  }
  look.tiers.forEach((y, i) => {
    const cover = i % 2 === 0 ? look.cover : look.cover2;
    const sheet = '#fdf8ee';
    out += scene.box(x + 2, y - 12, z + 3, width - 4, 12, length - 6, frame);
    // The shadow below the upper bed.
    if (i + 1 < look.tiers.length)
      out += scene.quad(
        [
          [isLeft ? x + 4 : x + width - 4, y, z + 4],
          [isLeft ? x + 4 : x + width - 4, y, z + length],
          [isLeft ? x + 4 : x + width - 4, (look.tiers[i + 1] ?? 0) - 12, z + length],
          [isLeft ? x + 4 : x + width - 4, (look.tiers[i + 1] ?? 0) - 12, z + 4],
        ],
        '#1a1838',
        opacity(0.16),
      );
    out += scene.box(x + 5, y, z + 8, width - 10, H - 6, length - 14, sheet, { soft: 5 });
    const pillowZ = z + length - 52;
    out += scene.box(x + 16, y + H - 5, pillowZ, width - 32, 11, 38, light(cover, 0.75), {
      soft: 9,
    });
    out += scene.box(x + 2, y + 2, z + 6, width - 4, H - 3, length * 0.6, cover, {
      soft: 7,
      top: light(cover, 0.22),
    });
    out += scene.box(
      x + 1.5,
      y + 3,
      z + length * 0.6 - 4,
      width - 3,
      H - 3,
      14,
      light(cover, 0.5),
      { soft: 5 },
    );
    if (look.lights !== false)
      out += spot(scene, isLeft ? x + 12 : x + width - 22, y + 48, z + length - 12, 1);
    if (i > 0) {
      const rail = (yy: number, a: number, b: number) =>
        scene.box(edge, yy, a, post * 0.7, look.metal ? 3 : 8, b - a, frame);
      out += rail(y + H + 10, z, z + length);
      if (look.metal) out += rail(y + H, z, z + length);
    }
    if (look.curtain !== undefined) {
      const topY = i + 1 < look.tiers.length ? (look.tiers[i + 1] ?? 0) - 10 : top - 2;
      const span = i % 2 === 0 ? 0.42 : 0.3;
      const folds = 7;
      const from = z + length * (1 - span) - 4;
      for (let k = 0; k < folds; k += 1) {
        const a = from + (length * span * k) / folds;
        const b = a + (length * span) / folds;
        const c = k % 2 === 0 ? look.curtain : dark(look.curtain, 0.2);
        out += scene.quad(
          [
            [inner, y - 6, a],
            [inner, y - 6, b],
            [inner, topY, b],
            [inner, topY, a],
          ],
          c,
        );
      }
      out += scene.box(isLeft ? inner - 2 : inner, topY, z, 2, 2, length, '#c79a4b');
    }
  });
  out += scene.box(wall, 0, z, post, top, post, dark(frame, 0.05));
  out += scene.box(edge, 0, z, post, top, post, light(frame, 0.06));
  // End boards and the ladder on them.
  for (const y of look.tiers)
    out += scene.box(x + post, y - 8, z, width - post * 2, look.metal ? 5 : 22, 3, frame);
  const highest = look.tiers.at(-1) ?? 120;
  const lx = isLeft ? x + width * 0.42 : x + width * 0.18;
  const lw = 34;
  for (let y = 24; y < highest; y += 26)
    out += scene.box(lx, y, z - 4, lw, look.metal ? 2.6 : 5, 4, light(frame, 0.16));
  out +=
    scene.box(lx - 3, 0, z - 4, 4, highest + 20, 4, light(frame, 0.08)) +
    scene.box(lx + lw, 0, z - 4, 4, highest + 20, 4, light(frame, 0.08));
  scene.shadow(x, z, width, length, 0.55);
  scene.add(z, out);
};

/** A bunk with its long side toward the viewer. */
export const bunkFacing = (
  scene: Scene,
  x: number,
  z: number,
  length: number,
  look: BunkLook,
): void => {
  const depth = 90;
  const top = (look.tiers.at(-1) ?? 120) + 50;
  const post = look.metal ? 4 : 8;
  const { frame } = look;
  let out =
    scene.box(x, 0, z + depth - post, post, top, post, dark(frame, 0.25)) +
    scene.box(x + length - post, 0, z + depth - post, post, top, post, dark(frame, 0.25));
  if (look.drawers) {
    out += scene.box(x + 4, 3, z + 3, length - 8, 22, depth - 6, dark(frame, 0.14));
    for (const k of [0, 1])
      out += scene.front(
        x + 8 + (k * (length - 12)) / 2,
        24,
        z + 3,
        rect(0, 0, length / 2 - 12, 18, light(frame, 0.16), 1) +
          rect(length / 4 - 14, 6, 16, 2, dark(frame, 0.5), 1),
      );
  }
  look.tiers.forEach((y, i) => {
    const cover = i % 2 === 0 ? look.cover : look.cover2;
    out += scene.box(x + 3, y - 12, z + 2, length - 6, 12, depth - 4, frame);
    out += scene.box(x + 8, y, z + 5, length - 16, H - 6, depth - 8, '#fdf8ee', { soft: 5 });
    out += scene.box(x + 14, y + H - 6, z + 14, 40, 13, depth - 34, light(cover, 0.78), {
      soft: 10,
    });
    out += scene.box(x + length * 0.34, y - 2, z + 2, length * 0.66 - 9, H, depth - 6, cover, {
      soft: 7,
      top: light(cover, 0.2),
    });
    out += scene.box(
      x + length * 0.34 - 2,
      y - 2,
      z + 1,
      16,
      H + 0.5,
      depth - 6,
      light(cover, 0.5),
      { soft: 5 },
    );
    out += scene.front(
      x + length * 0.34,
      y + H - 2,
      z + 1,
      rect(20, 2, 1.2, H - 4, dark(cover, 0.3), 0, opacity(0.3)) +
        rect(length * 0.3, 3, 1.2, H - 6, dark(cover, 0.3), 0, opacity(0.3)) +
        rect(length * 0.48, 2, 1.2, H - 4, dark(cover, 0.3), 0, opacity(0.3)),
    );
    if (look.lights !== false) out += spot(scene, x + 16, y + 52, z + depth - 12);
    if (i > 0) {
      out += scene.box(x + post, y + H + 8, z, length * 0.62, look.metal ? 3 : 7, 3, frame);
      if (look.metal) out += scene.box(x + post, y + H - 2, z, length * 0.62, 3, 3, frame);
    }
    if (look.curtain !== undefined) {
      const topY = i + 1 < look.tiers.length ? (look.tiers[i + 1] ?? 0) - 10 : top - 2;
      const drop = topY - y + 6;
      const cw = length * (i % 2 === 0 ? 0.3 : 0.22);
      const c = look.curtain;
      let folds = rect(0, 0, cw, drop, c, 1);
      for (let k = 0; k < 6; k += 1)
        folds += rect(
          (cw / 6) * k + 1,
          0,
          cw / 14,
          drop,
          k % 2 === 0 ? dark(c, 0.3) : light(c, 0.25),
          0,
          opacity(0.45),
        );
      out +=
        scene.front(x + length - cw - post, topY, z - 1, folds) +
        scene.box(x, topY, z - 1, length, 2, 2, '#c79a4b');
    }
  });
  out +=
    scene.box(x, 0, z, post, top, post, light(frame, 0.04)) +
    scene.box(x + length - post, 0, z, post, top, post, light(frame, 0.04));
  const highest = look.tiers.at(-1) ?? 120;
  const lx = x + length - 46;
  for (let y = 22; y < highest; y += 25)
    out += scene.box(lx, y, z - 5, 32, look.metal ? 2.6 : 5, 4, light(frame, 0.18));
  out +=
    scene.box(lx - 3, 0, z - 5, 4, highest + 24, 4, light(frame, 0.1)) +
    scene.box(lx + 31, 0, z - 5, 4, highest + 24, 4, light(frame, 0.1));
  scene.shadow(x, z, length, depth, 0.55);
  scene.add(z, out);
};
