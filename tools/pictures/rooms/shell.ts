import { dark, light } from '../drawing/color.ts';
import type { Scene } from '../drawing/scene.ts';
import { opacity, rect, times } from '../drawing/svg.ts';
import { type FloorStyle, floor, NEAR } from './floors.ts';
import { type WallStyle, wallDecor } from './walls.ts';

export interface ShellLook {
  floor: FloorStyle;
  wall: WallStyle;
  ceiling?: 'plain' | 'beams' | 'wood';
}

/** Floor, three walls, ceiling and baseboards. */
export const shell = (scene: Scene, look: ShellLook): void => {
  const { w, h, d } = scene.view;
  const { palette, canvas, lightFrom } = scene;
  const wall = palette.wall;
  const [x0, y0] = scene.p(0, h, d);
  const [x1, y1] = scene.p(w, 0, d);
  const side = (x: number, lit: boolean) => {
    const edge = scene.p(x, 0, d)[0];
    const out = x === 0 ? 0 : 1280;
    const color = lit ? dark(wall, 0.05) : dark(wall, 0.17);
    return scene.quad(
      [
        [x, 0, NEAR],
        [x, 0, d],
        [x, h, d],
        [x, h, NEAR],
      ],
      canvas.between(
        [edge, 0],
        [out, 0],
        [
          [0, dark(color, 0.1)],
          [0.35, color],
          [1, dark(color, 0.06)],
        ],
      ),
    );
  };
  const ceiling = light(wall, 0.55);
  let out = rect(0, 0, 1280, 853, wall);
  out += scene.quad(
    [
      [0, h, NEAR],
      [w, h, NEAR],
      [w, h, d],
      [0, h, d],
    ],
    canvas.between(
      [0, 0],
      [0, y0],
      [
        [0, dark(ceiling, 0.04)],
        [1, dark(ceiling, 0.13)],
      ],
    ),
  );
  if (look.ceiling === 'wood')
    out += times(Math.floor(w / 30), (i) =>
      scene.quad(
        [
          [i * 30, h, NEAR],
          [i * 30 + 28, h, NEAR],
          [i * 30 + 28, h, d],
          [i * 30, h, d],
        ],
        palette.wood,
        opacity(0.85),
      ),
    );
  const lit: readonly [number, string][] =
    lightFrom < 0
      ? [
          [0, light(wall, 0.35)],
          [1, dark(wall, 0.08)],
        ]
      : [
          [0, dark(wall, 0.08)],
          [1, light(wall, 0.35)],
        ];
  out += rect(x0, y0, x1 - x0, y1 - y0, canvas.linear(lit, 'h'));
  out += side(0, lightFrom < 0) + side(w, lightFrom > 0);
  out += wallDecor(scene, look.wall);
  // Soft shadows where the planes meet.
  const ao = (fx: number, fy: number, fw: number, fh: number, dir: 'h' | 'v', flip: boolean) =>
    rect(
      fx,
      fy,
      fw,
      fh,
      canvas.linear(
        flip
          ? [
              [0, '#1b1a3c', 0],
              [1, '#1b1a3c', 0.2],
            ]
          : [
              [0, '#1b1a3c', 0.2],
              [1, '#1b1a3c', 0],
            ],
        dir,
      ),
    );
  const bw = x1 - x0;
  const bh = y1 - y0;
  out +=
    ao(x0, y0, bw * 0.13, bh, 'h', false) +
    ao(x1 - bw * 0.13, y0, bw * 0.13, bh, 'h', true) +
    ao(x0, y0, bw, bh * 0.14, 'v', false) +
    ao(x0, y1 - bh * 0.12, bw, bh * 0.12, 'v', true);
  out += floor(scene, look.floor);
  out += scene.flat(
    [
      [0, d],
      [w, d],
      [w, d - 70],
      [0, d - 70],
    ],
    canvas.between(
      [0, y1],
      [0, scene.p(0, 0, d - 70)[1]],
      [
        [0, '#1b1a3c', 0.28],
        [1, '#1b1a3c', 0],
      ],
    ),
  );
  const skirt = look.wall === 'tile' ? light(wall, 0.3) : light(wall, 0.6);
  out += rect(x0, y1 - 9 * scene.s(d), bw, 9 * scene.s(d), skirt);
  out += scene.quad(
    [
      [0, 0, NEAR],
      [0, 0, d],
      [0, 9, d],
      [0, 9, NEAR],
    ],
    dark(skirt, 0.12),
  );
  out += scene.quad(
    [
      [w, 0, NEAR],
      [w, 0, d],
      [w, 9, d],
      [w, 9, NEAR],
    ],
    dark(skirt, 0.12),
  );
  if (look.ceiling === 'beams') {
    for (const z of [d - 20, d - 110, d - 200]) {
      if (z > -60) out += scene.box(0, h - 14, z, w, 14, 14, dark(palette.wood, 0.15));
    }
  }
  scene.base(out);
};
