import { dark, light } from './color.ts';
import { spot } from './lamp.ts';
import type { Scene } from './scene.ts';
import { opacity, rect } from './svg.ts';

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

/** A bunk along a side wall, its end towards the eye. */
export const bunkAlong = (scene: Scene, left: boolean, z: number, length: number, look: BunkLook): void => {
  const width = 92;
  const { w } = scene.view;
  const x = left ? 2 : w - 2 - width;
  const top = (look.tiers.at(-1) ?? 120) + 52;
  const post = look.metal ? 4 : 8;
  const frame = look.frame;
  const inner = left ? x + width : x;
  const edge = left ? inner - post : inner;
  const wall = left ? x : x + width - post;
  let out = scene.box(edge, 0, z + length - post, post, top, post, dark(frame, 0.12));
  out += scene.box(wall, 0, z + length - post, post, top, post, dark(frame, 0.2));
  if (look.drawers) {
    out += scene.box(x + 3, 3, z + 4, width - 6, 22, length - 8, dark(frame, 0.14));
    for (const k of [0, 1]) {
      const a = z + 8 + (k * (length - 12)) / 2;
      const b = a + (length - 20) / 2 - 2;
      const face = left ? x + width - 3 : x + 3;
      out += scene.quad([[face, 5, a], [face, 5, b], [face, 23, b], [face, 23, a]], light(frame, 0.16));
      out += scene.quad([[face, 17, (a + b) / 2 - 8], [face, 17, (a + b) / 2 + 8], [face, 15, (a + b) / 2 + 8], [face, 15, (a + b) / 2 - 8]], dark(frame, 0.5));
    }
  }
  look.tiers.forEach((y, i) => {
    const cover = i % 2 === 0 ? look.cover : look.cover2;
    const sheet = '#fdf8ee';
    out += scene.box(x + 2, y - 12, z + 3, width - 4, 12, length - 6, frame);
    // The darkness below the bed above.
    if (i + 1 < look.tiers.length) out += scene.quad([[left ? x + 4 : x + width - 4, y, z + 4], [left ? x + 4 : x + width - 4, y, z + length], [left ? x + 4 : x + width - 4, (look.tiers[i + 1] ?? 0) - 12, z + length], [left ? x + 4 : x + width - 4, (look.tiers[i + 1] ?? 0) - 12, z + 4]], '#1a1838', opacity(0.16));
    out += scene.box(x + 5, y, z + 8, width - 10, H - 6, length - 14, sheet, { soft: 5 });
    const pillowZ = z + length - 52;
    out += scene.box(x + 16, y + H - 5, pillowZ, width - 32, 11, 38, light(cover, 0.75), { soft: 9 });
    out += scene.box(x + 2, y + 2, z + 6, width - 4, H - 3, length * 0.6, cover, { soft: 7, top: light(cover, 0.22) });
    out += scene.box(x + 1.5, y + 3, z + length * 0.6 - 4, width - 3, H - 3, 14, light(cover, 0.5), { soft: 5 });
    if (look.lights !== false) out += spot(scene, left ? x + 12 : x + width - 22, y + 48, z + length - 12, 1);
    if (i > 0) {
      const rail = (yy: number, a: number, b: number) => scene.box(edge, yy, a, post * 0.7, look.metal ? 3 : 8, b - a, frame);
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
        out += scene.quad([[inner, y - 6, a], [inner, y - 6, b], [inner, topY, b], [inner, topY, a]], c);
      }
      out += scene.box(left ? inner - 2 : inner, topY, z, 2, 2, length, '#c79a4b');
    }
  });
  out += scene.box(wall, 0, z, post, top, post, dark(frame, 0.05));
  out += scene.box(edge, 0, z, post, top, post, light(frame, 0.06));
  // End boards and the ladder on them.
  for (const y of look.tiers) out += scene.box(x + post, y - 8, z, width - post * 2, look.metal ? 5 : 22, 3, frame);
  const highest = look.tiers.at(-1) ?? 120;
  const lx = left ? x + width * 0.42 : x + width * 0.18;
  const lw = 34;
  for (let y = 24; y < highest; y += 26) out += scene.box(lx, y, z - 4, lw, look.metal ? 2.6 : 5, 4, light(frame, 0.16));
  out += scene.box(lx - 3, 0, z - 4, 4, highest + 20, 4, light(frame, 0.08)) + scene.box(lx + lw, 0, z - 4, 4, highest + 20, 4, light(frame, 0.08));
  scene.shadow(x, z, width, length, 0.55);
  scene.add(z, out);
};

/** A bunk with its long side towards the eye. */
export const bunkFacing = (scene: Scene, x: number, z: number, length: number, look: BunkLook): void => {
  const depth = 90;
  const top = (look.tiers.at(-1) ?? 120) + 50;
  const post = look.metal ? 4 : 8;
  const { frame } = look;
  let out = scene.box(x, 0, z + depth - post, post, top, post, dark(frame, 0.25)) + scene.box(x + length - post, 0, z + depth - post, post, top, post, dark(frame, 0.25));
  if (look.drawers) {
    out += scene.box(x + 4, 3, z + 3, length - 8, 22, depth - 6, dark(frame, 0.14));
    for (const k of [0, 1]) out += scene.front(x + 8 + (k * (length - 12)) / 2, 24, z + 3, rect(0, 0, length / 2 - 12, 18, light(frame, 0.16), 1) + rect(length / 4 - 14, 6, 16, 2, dark(frame, 0.5), 1));
  }
  look.tiers.forEach((y, i) => {
    const cover = i % 2 === 0 ? look.cover : look.cover2;
    out += scene.box(x + 3, y - 12, z + 2, length - 6, 12, depth - 4, frame);
    out += scene.box(x + 8, y, z + 5, length - 16, H - 6, depth - 8, '#fdf8ee', { soft: 5 });
    out += scene.box(x + 14, y + H - 6, z + 14, 40, 13, depth - 34, light(cover, 0.78), { soft: 10 });
    out += scene.box(x + length * 0.34, y - 2, z + 2, length * 0.66 - 9, H, depth - 6, cover, { soft: 7, top: light(cover, 0.2) });
    out += scene.box(x + length * 0.34 - 2, y - 2, z + 1, 16, H + 0.5, depth - 6, light(cover, 0.5), { soft: 5 });
    out += scene.front(x + length * 0.34, y + H - 2, z + 1, rect(20, 2, 1.2, H - 4, dark(cover, 0.3), 0, opacity(0.3)) + rect(length * 0.3, 3, 1.2, H - 6, dark(cover, 0.3), 0, opacity(0.3)) + rect(length * 0.48, 2, 1.2, H - 4, dark(cover, 0.3), 0, opacity(0.3)));
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
      for (let k = 0; k < 6; k += 1) folds += rect((cw / 6) * k + 1, 0, cw / 14, drop, k % 2 === 0 ? dark(c, 0.3) : light(c, 0.25), 0, opacity(0.45));
      out += scene.front(x + length - cw - post, topY, z - 1, folds) + scene.box(x, topY, z - 1, length, 2, 2, '#c79a4b');
    }
  });
  out += scene.box(x, 0, z, post, top, post, light(frame, 0.04)) + scene.box(x + length - post, 0, z, post, top, post, light(frame, 0.04));
  const highest = look.tiers.at(-1) ?? 120;
  const lx = x + length - 46;
  for (let y = 22; y < highest; y += 25) out += scene.box(lx, y, z - 5, 32, look.metal ? 2.6 : 5, 4, light(frame, 0.18));
  out += scene.box(lx - 3, 0, z - 5, 4, highest + 24, 4, light(frame, 0.1)) + scene.box(lx + 31, 0, z - 5, 4, highest + 24, 4, light(frame, 0.1));
  scene.shadow(x, z, length, depth, 0.55);
  scene.add(z, out);
};

/** Sleeping cabins built into a wall, each with its own light; `columns` by `rows` on the plane z. */
export const pods = (scene: Scene, x: number, w: number, h: number, z: number, columns: number, rows: number, round: number): void => {
  const { palette, canvas } = scene;
  const cellW = w / columns;
  const cellH = h / rows;
  const face = palette.wood;
  let out = rect(0, -h, w, h, canvas.linear([[0, light(face, 0.2)], [1, face]]));
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      const px = c * cellW + 9;
      const py = -h + r * cellH + 10;
      const pw = cellW - 18;
      const ph = cellH - 22;
      const cover = (c + r) % 2 === 0 ? palette.textile : palette.accent;
      const clip = canvas.clip(rect(px, py, pw, ph, '#000', round));
      const wash = canvas.radial([[0, '#ffe2a6'], [0.5, '#d9a066'], [1, dark(face, 0.45)]], (c + r) % 2 === 0 ? 0.25 : 0.75, 0.2, 0.95);
      let inside = rect(px, py, pw, ph, wash);
      const flip = (c + r) % 2 === 1;
      const bx = (a: number, width: number) => (flip ? px + pw - a - width : px + a);
      inside += rect(px, py + ph - 24, pw, 24, '#fdf8ee') + rect(bx(pw * 0.36, pw * 0.64), py + ph - 29, pw * 0.64, 30, cover, 5) + rect(bx(pw * 0.34, 16), py + ph - 30, 16, 31, light(cover, 0.5), 3);
      inside += rect(bx(8, pw * 0.24), py + ph - 40, pw * 0.24, 19, '#fffaf0', 8) + rect(bx(8, pw * 0.24), py + ph - 27, pw * 0.24, 6, '#d9c9b4', 3, opacity(0.6));
      inside += rect(bx(pw * 0.5, pw * 0.3), py + 18, pw * 0.3, 2.5, dark(face, 0.2)) + rect(bx(pw * 0.54, 4), py + 6, 4, 12, palette.pop) + rect(bx(pw * 0.59, 5), py + 8, 5, 10, palette.deep) + rect(bx(pw * 0.66, 4), py + 5, 4, 13, '#fffaf0');
      inside += rect(bx(12, 9), py + 8, 9, 6, '#fff3cf', 2);
      inside += rect(px, py, pw, 5, '#1a1838', 0, opacity(0.35));
      if ((c * 2 + r + scene.rng.int(0, 2)) % 3 === 0) {
        const cw = pw * 0.3;
        const cx = flip ? px : px + pw - cw;
        const cloth = palette.deep;
        inside += rect(cx, py, cw, ph, cloth) + Array.from({ length: 5 }, (_, k) => rect(cx + (cw / 5) * k + 1, py, cw / 13, ph, light(cloth, 0.25), 0, opacity(0.5))).join('');
      }
      out += `<g ${clip}>${inside}</g>` + rect(px, py, pw, ph, 'none', round, `stroke="${dark(face, 0.35)}" stroke-width="2"`);
      const [gx, gy] = [x + px + (flip ? pw - 16 : 16), -py - 14];
      scene.glow(gx, gy, z - 2, 55, 0.7);
    }
  }
  for (let c = 1; c < columns; c += 1) {
    const lx = c * cellW - 9;
    for (let y = 18; y < h * (1 - 1 / rows) + 20; y += 24) out += rect(lx, -y, 18, 3, '#3b3a4e', 1);
    out += rect(lx - 2, -h * 0.82, 3, h * 0.82, '#4b4a5e', 1.5) + rect(lx + 17, -h * 0.82, 3, h * 0.82, '#4b4a5e', 1.5);
  }
  scene.shadow(x, z - 20, w, 30, 0.5);
  scene.add(z, scene.front(x, 0, z, out));
};
