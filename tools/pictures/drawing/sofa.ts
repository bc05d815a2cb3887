import { dark, light } from './color.ts';
import type { Scene } from './scene.ts';
import { opacity, path, rect } from './svg.ts';

export interface SofaLook {
  color: string;
  seats: number;
  cushions: readonly string[];
  throwColor?: string;
  style: 'track' | 'round' | 'wood';
}

const pillow = (size: number, color: string, angle: number): string =>
  `<g transform="rotate(${angle})">${path(`M${-size / 2} 0C${-size * 0.42} ${-size * 0.4} ${-size * 0.44} ${-size * 0.7} ${-size / 2} ${-size}C${-size * 0.2} ${-size * 0.92} ${size * 0.2} ${-size * 0.92} ${size / 2} ${-size}C${size * 0.44} ${-size * 0.7} ${size * 0.42} ${-size * 0.4} ${size / 2} 0C${size * 0.2} ${-size * 0.07} ${-size * 0.2} ${-size * 0.07} ${-size / 2} 0Z`, color)}${path(`M0 ${-size * 0.04}C${size * 0.2} ${-size * 0.07} ${size * 0.3} ${-size * 0.05} ${size / 2} 0C${size * 0.42} ${-size * 0.4} ${size * 0.44} ${-size * 0.7} ${size / 2} ${-size}C${size * 0.3} ${-size * 0.6} ${size * 0.2} ${-size * 0.3} 0 ${-size * 0.04}Z`, dark(color, 0.25), opacity(0.4))}</g>`;

/** A sofa facing the viewer, its front at z. */
export const sofa = (scene: Scene, x: number, z: number, look: SofaLook): void => {
  const arm = look.style === 'wood' ? 8 : 20;
  const w = look.seats * 66 + arm * 2;
  const d = 84;
  const c = look.color;
  const soft = look.style === 'round' ? 14 : 8;
  let out = '';
  for (const lx of [x + 8, x + w - 14])
    out +=
      scene.box(lx, 0, z + 4, 5, 12, 5, dark(scene.palette.wood, 0.2)) +
      scene.box(lx, 0, z + d - 10, 5, 12, 5, dark(scene.palette.wood, 0.4));
  out += scene.box(x + 4, 14, z + d - 24, w - 8, 68, 20, dark(c, 0.1), { soft });
  for (let k = 0; k < look.seats; k += 1)
    out += scene.box(x + arm + k * 66 + 2, 40, z + d - 38, 62, 40, 18, light(c, 0.05), {
      soft: soft + 2,
    });
  out += scene.box(x + 4, 12, z + 6, w - 8, 20, d - 12, dark(c, 0.14), { soft: 6 });
  for (let k = 0; k < look.seats; k += 1)
    out += scene.box(x + arm + k * 66 + 1, 32, z + 2, 64, 12, d - 36, light(c, 0.08), {
      soft: soft + 2,
      top: light(c, 0.24),
    });
  look.cushions.forEach((color, k) => {
    const px = k % 2 === 0 ? x + arm + 24 + k * 22 : x + w - arm - 26 - (k - 1) * 20;
    out += scene.front(px, 45, z + d - 46, pillow(38 - k * 2, color, k % 2 === 0 ? -8 : 9));
  });
  if (look.throwColor !== undefined) {
    const tx = x + w - arm - 66;
    const t = look.throwColor;
    out +=
      scene.quad(
        [
          [tx, 45, z + 2],
          [tx + 30, 45, z + 2],
          [tx + 30, 45, z + d - 40],
          [tx, 45, z + d - 40],
        ],
        light(t, 0.2),
      ) +
      scene.front(
        tx,
        45,
        z,
        path('M0 0H30V28Q24 31 20 28Q14 31 10 28Q5 31 0 28Z', t) +
          rect(4, 0, 1.6, 28, dark(t, 0.25), 0, opacity(0.5)) +
          rect(14, 0, 1.6, 28, dark(t, 0.25), 0, opacity(0.5)) +
          rect(24, 0, 1.6, 28, dark(t, 0.25), 0, opacity(0.5)),
      );
  }
  const armColor = look.style === 'wood' ? scene.palette.wood : c;
  out +=
    scene.box(
      x,
      look.style === 'wood' ? 0 : 12,
      z,
      arm,
      look.style === 'wood' ? 62 : 48,
      d - 10,
      armColor,
      { soft: look.style === 'wood' ? 2 : soft },
    ) +
    scene.box(
      x + w - arm,
      look.style === 'wood' ? 0 : 12,
      z,
      arm,
      look.style === 'wood' ? 62 : 48,
      d - 10,
      armColor,
      { soft: look.style === 'wood' ? 2 : soft },
    );
  scene.shadow(x, z, w, d, 0.55);
  scene.add(z, out);
};

export const armchair = (
  scene: Scene,
  x: number,
  z: number,
  color: string,
  cushion: string,
): void => sofa(scene, x, z, { color, seats: 1, cushions: [cushion], style: 'round' });

/** A low table with things on it. */
export const coffeeTable = (
  scene: Scene,
  x: number,
  z: number,
  w: number,
  d: number,
  round: boolean,
  content: string,
): void => {
  const { wood } = scene.palette;
  let out = '';
  if (round) {
    out =
      scene.box(x + w / 2 - 3, 0, z + d / 2, 6, 38, 6, dark(wood, 0.3)) +
      scene.flatEllipse(x + w / 2, z + d / 2, w / 2, d / 2, dark(wood, 0.3), '', 36) +
      scene.flatEllipse(x + w / 2, z + d / 2, w / 2, d / 2, light(wood, 0.16), '', 40) +
      scene.flatEllipse(
        x + w / 2 - 8,
        z + d / 2 + 4,
        w / 3,
        d / 3.4,
        light(wood, 0.3),
        opacity(0.5),
        40,
      );
  } else {
    for (const lx of [x + 4, x + w - 8])
      out +=
        scene.box(lx, 0, z + d - 8, 4, 38, 4, dark(wood, 0.4)) +
        scene.box(lx, 0, z + 3, 4, 38, 4, dark(wood, 0.2));
    out +=
      scene.box(x + 6, 12, z + 4, w - 12, 2.5, d - 8, wood) + scene.box(x, 37, z, w, 5, d, wood);
  }
  scene.shadow(x, z, w, d, 0.45);
  scene.add(z, out + scene.front(x + w / 2, 41, z + d / 2, content));
};
