import { dark, light } from '../drawing/color.ts';
import type { Scene } from '../drawing/scene.ts';
import { opacity, rect } from '../drawing/svg.ts';

/** Sleeping cabins built into a wall, each with its own light; `columns` by `rows` on the plane z. */
export const pods = (
  scene: Scene,
  x: number,
  w: number,
  h: number,
  z: number,
  columns: number,
  rows: number,
  round: number,
): void => {
  const { palette, canvas } = scene;
  const cellW = w / columns;
  const cellH = h / rows;
  const face = palette.wood;
  let out = rect(
    0,
    -h,
    w,
    h,
    canvas.linear([
      [0, light(face, 0.2)],
      [1, face],
    ]),
  );
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      const px = c * cellW + 9;
      const py = -h + r * cellH + 10;
      const pw = cellW - 18;
      const ph = cellH - 22;
      const cover = (c + r) % 2 === 0 ? palette.textile : palette.accent;
      const clip = canvas.clip(rect(px, py, pw, ph, '#000', round));
      const wash = canvas.radial(
        [
          [0, '#ffe2a6'],
          [0.5, '#d9a066'],
          [1, dark(face, 0.45)],
        ],
        (c + r) % 2 === 0 ? 0.25 : 0.75,
        0.2,
        0.95,
      );
      let inside = rect(px, py, pw, ph, wash);
      const flip = (c + r) % 2 === 1;
      const bx = (a: number, width: number) => (flip ? px + pw - a - width : px + a);
      inside +=
        rect(px, py + ph - 24, pw, 24, '#fdf8ee') +
        rect(bx(pw * 0.36, pw * 0.64), py + ph - 29, pw * 0.64, 30, cover, 5) +
        rect(bx(pw * 0.34, 16), py + ph - 30, 16, 31, light(cover, 0.5), 3);
      inside +=
        rect(bx(8, pw * 0.24), py + ph - 40, pw * 0.24, 19, '#fffaf0', 8) +
        rect(bx(8, pw * 0.24), py + ph - 27, pw * 0.24, 6, '#d9c9b4', 3, opacity(0.6));
      inside +=
        rect(bx(pw * 0.5, pw * 0.3), py + 18, pw * 0.3, 2.5, dark(face, 0.2)) +
        rect(bx(pw * 0.54, 4), py + 6, 4, 12, palette.pop) +
        rect(bx(pw * 0.59, 5), py + 8, 5, 10, palette.deep) +
        rect(bx(pw * 0.66, 4), py + 5, 4, 13, '#fffaf0');
      inside += rect(bx(12, 9), py + 8, 9, 6, '#fff3cf', 2);
      inside += rect(px, py, pw, 5, '#1a1838', 0, opacity(0.35));
      if ((c * 2 + r + scene.rng.int(0, 2)) % 3 === 0) {
        const cw = pw * 0.3;
        const cx = flip ? px : px + pw - cw;
        const cloth = palette.deep;
        inside +=
          rect(cx, py, cw, ph, cloth) +
          Array.from({ length: 5 }, (_, k) =>
            rect(cx + (cw / 5) * k + 1, py, cw / 13, ph, light(cloth, 0.25), 0, opacity(0.5)),
          ).join('');
      }
      out +=
        `<g ${clip}>${inside}</g>` +
        rect(px, py, pw, ph, 'none', round, `stroke="${dark(face, 0.35)}" stroke-width="2"`);
      const [gx, gy] = [x + px + (flip ? pw - 16 : 16), -py - 14];
      scene.glow(gx, gy, z - 2, 55, 0.7);
    }
  }
  for (let c = 1; c < columns; c += 1) {
    const lx = c * cellW - 9;
    for (let y = 18; y < h * (1 - 1 / rows) + 20; y += 24) out += rect(lx, -y, 18, 3, '#3b3a4e', 1);
    out +=
      rect(lx - 2, -h * 0.82, 3, h * 0.82, '#4b4a5e', 1.5) +
      rect(lx + 17, -h * 0.82, 3, h * 0.82, '#4b4a5e', 1.5);
  }
  scene.shadow(x, z - 20, w, 30, 0.5);
  scene.add(z, scene.front(x, 0, z, out));
};
