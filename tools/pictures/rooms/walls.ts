import { dark, light, mix } from '../drawing/color.ts';
import type { Scene } from '../drawing/scene.ts';
import { num, opacity, rect, times } from '../drawing/svg.ts';
import { NEAR } from './floors.ts';

export type WallStyle =
  | 'plain'
  | 'half'
  | 'wainscot'
  | 'shiplap'
  | 'brick'
  | 'slats'
  | 'stripes'
  | 'arch'
  | 'accent'
  | 'tile';

export const wallDecor = (scene: Scene, style: WallStyle): string => {
  const { w, h, d } = scene.view;
  const { palette, rng } = scene;
  const on = (content: string) => scene.front(0, 0, d, content);
  const accent = palette.accent;
  switch (style) {
    case 'half':
      return (
        on(rect(0, -115, w, 115, accent) + rect(0, -118, w, 3, light(accent, 0.5))) +
        sides(scene, 0, 115, accent)
      );
    case 'accent':
      return on(
        rect(
          0,
          -h,
          w,
          h,
          scene.canvas.linear([
            [0, accent],
            [1, dark(accent, 0.12)],
          ]),
        ),
      );
    case 'wainscot':
      return (
        on(
          rect(0, -100, w, 100, light(palette.wall, 0.45)) +
            rect(0, -103, w, 4, light(palette.wall, 0.8)) +
            times(Math.floor(w / 58), (i) =>
              rect(
                10 + i * 58,
                -88,
                44,
                70,
                'none',
                1,
                `stroke="${dark(palette.wall, 0.2)}" stroke-width="1.2"`,
              ),
            ),
        ) + sides(scene, 0, 100, light(palette.wall, 0.3))
      );
    case 'shiplap':
      return on(
        times(Math.floor(h / 18), (i) =>
          rect(0, -(i + 1) * 18, w, 1.2, dark(palette.wall, 0.25), 0, opacity(0.5)),
        ),
      );
    case 'brick': {
      const tone = mix(palette.accent, '#b5694f', 0.6);
      let out = rect(0, -h, w, h, tone);
      out += times(Math.ceil(h / 11), (r) =>
        rect(0, -r * 11 - 1, w, 1, light(tone, 0.45), 0, opacity(0.4)),
      );
      for (const shade of [dark(tone, 0.25), light(tone, 0.3)]) {
        out += times(Math.round(h / 4), () => {
          const r = rng.int(0, Math.ceil(h / 11) - 1);
          const x = Math.floor(rng.range(0, w / 26 - 1.5)) * 26 + (r % 2) * 13;
          return rect(x, -r * 11 - 11, 25, 10, shade, 0, opacity(0.5));
        });
      }
      return on(out);
    }
    case 'slats':
      return on(
        rect(0, -h, w, h, dark(palette.wood, 0.25)) +
          times(Math.floor(w / 9), (i) =>
            rect(i * 9, -h, 5.6, h, i % 3 === 0 ? light(palette.wood, 0.1) : palette.wood),
          ),
      );
    case 'stripes':
      return on(
        times(Math.floor(w / 40), (i) => rect(i * 40, -h, 20, h, accent, 0, opacity(0.22))),
      );
    case 'arch': {
      const cx = w * rng.range(0.42, 0.58);
      const r = w * 0.27;
      return on(
        `<path d="M${num(cx - r)} 0V${num(-h * 0.42)}A${num(r)} ${num(r * 0.9)} 0 0 1 ${num(cx + r)} ${num(-h * 0.42)}V0Z" fill="${accent}" opacity=".75"/>`,
      );
    }
    case 'tile':
      return on(
        rect(0, -h, w, h, light(palette.wall, 0.5)) +
          times(Math.floor(h / 15), (i) =>
            rect(0, -i * 15, w, 0.9, dark(palette.wall, 0.22), 0, opacity(0.55)),
          ) +
          times(Math.floor(w / 30), (i) =>
            rect(i * 30, -h, 0.9, h, dark(palette.wall, 0.22), 0, opacity(0.4)),
          ),
      );
    default:
      return '';
  }
};

const sides = (scene: Scene, from: number, to: number, color: string): string => {
  const { w, d } = scene.view;
  const wall = (x: number, tone: string) =>
    scene.quad(
      [
        [x, from, NEAR],
        [x, from, d],
        [x, to, d],
        [x, to, NEAR],
      ],
      tone,
    );
  return (
    wall(0, scene.lightFrom < 0 ? dark(color, 0.06) : dark(color, 0.2)) +
    wall(w, scene.lightFrom > 0 ? dark(color, 0.06) : dark(color, 0.2))
  );
};
