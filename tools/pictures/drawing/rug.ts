import { dark, light } from './color.ts';
import type { Scene } from './scene.ts';
import { opacity } from './svg.ts';

export type RugStyle = 'round' | 'border' | 'stripes' | 'diamonds' | 'plain';

/** A rug around a point of the floor. */
export const rug = (
  scene: Scene,
  x: number,
  z: number,
  w: number,
  d: number,
  style: RugStyle,
  color: string,
  second: string,
): void => {
  const x0 = x - w / 2;
  const z0 = z - d / 2;
  const rectangle = (inset: number, fill: string, extra = '') =>
    scene.flat(
      [
        [x0 + inset, z0 + inset],
        [x0 + w - inset, z0 + inset],
        [x0 + w - inset, z0 + d - inset],
        [x0 + inset, z0 + d - inset],
      ],
      fill,
      extra,
    );
  let out = '';
  if (style === 'round') {
    out =
      scene.flatEllipse(x, z - 2, w / 2 + 1, d / 2 + 2, dark(color, 0.4), opacity(0.4)) +
      scene.flatEllipse(x, z, w / 2, d / 2, color) +
      scene.flatEllipse(x, z, w * 0.43, d * 0.43, second) +
      scene.flatEllipse(x, z, w * 0.4, d * 0.4, color) +
      scene.flatEllipse(x, z, w * 0.2, d * 0.2, light(color, 0.2));
  } else {
    out =
      scene.flat(
        [
          [x0 - 1, z0 - 4],
          [x0 + w + 1, z0 - 4],
          [x0 + w, z0 + d],
          [x0, z0 + d],
        ],
        dark(color, 0.4),
        opacity(0.35),
      ) + rectangle(0, color);
    if (style === 'border')
      out += rectangle(9, second) + rectangle(13, color) + rectangle(30, light(color, 0.14));
    if (style === 'stripes') {
      for (let k = 0; k < 7; k += 1)
        out += scene.flat(
          [
            [x0 + (w / 7) * (k + 0.2), z0],
            [x0 + (w / 7) * (k + 0.55), z0],
            [x0 + (w / 7) * (k + 0.55), z0 + d],
            [x0 + (w / 7) * (k + 0.2), z0 + d],
          ],
          second,
          opacity(0.85),
        );
    }
    if (style === 'diamonds') {
      out += rectangle(6, light(color, 0.25));
      for (let k = 0; k < 5; k += 1) {
        for (let r = 0; r < 2; r += 1) {
          const cx = x0 + (w / 5) * (k + 0.5);
          const cz = z0 + (d / 2) * (r + 0.5);
          out += scene.flat(
            [
              [cx - w / 12, cz],
              [cx, cz - d / 5],
              [cx + w / 12, cz],
              [cx, cz + d / 5],
            ],
            (k + r) % 2 === 0 ? second : color,
          );
        }
      }
    }
  }
  scene.base(out);
};
