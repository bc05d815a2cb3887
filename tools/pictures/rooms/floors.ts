import { dark, light, mix } from '../drawing/color.ts';
import type { Scene } from '../drawing/scene.ts';
import { opacity, poly } from '../drawing/svg.ts';

export type FloorStyle = 'planks' | 'wide' | 'tiles' | 'checker' | 'carpet' | 'concrete';

export const NEAR = -90;

export const floor = (scene: Scene, style: FloorStyle): string => {
  const { w, d } = scene.view;
  const { palette, canvas, rng } = scene;
  const [, horizon] = scene.p(0, 0, d);
  const color =
    style === 'concrete'
      ? mix(palette.floor, '#b9b7b2', 0.75)
      : style === 'tiles'
        ? mix(palette.wall, '#d9cdbd', 0.5)
        : style === 'carpet'
          ? mix(palette.accent, palette.textile2, 0.6)
          : palette.floor;
  const fill = canvas.between(
    [0, horizon],
    [0, 853],
    [
      [0, light(color, 0.12)],
      [1, dark(color, 0.14)],
    ],
  );
  let grooves = '';
  let cuts = '';
  let shine = '';
  let out = scene.flat(
    [
      [0, NEAR],
      [w, NEAR],
      [w, d],
      [0, d],
    ],
    fill,
  );
  if (style === 'planks' || style === 'wide') {
    const step = style === 'planks' ? 22 : 40;
    for (let x = 0; x < w; x += step) {
      const cut = rng.range(NEAR + 60, d - 40);
      const right = Math.min(w, x + step);
      const tone = rng.chance(0.5) ? light(color, 0.3) : dark(color, 0.3);
      out += scene.flat(
        [
          [x, NEAR],
          [right, NEAR],
          [right, cut],
          [x, cut],
        ],
        tone,
        opacity(rng.range(0.05, 0.22)),
      );
      grooves += scene.flat(
        [
          [x, NEAR],
          [x + 1, NEAR],
          [x + 1, d],
          [x, d],
        ],
        dark(color, 0.4),
        opacity(0.35),
      );
      cuts += scene.flat(
        [
          [x, cut],
          [right, cut],
          [right, cut + 2],
          [x, cut + 2],
        ],
        dark(color, 0.4),
        opacity(0.3),
      );
    }
  }
  if (style === 'tiles' || style === 'checker') {
    const size = style === 'tiles' ? 60 : 45;
    for (let zi = 0, z = d; z > NEAR; z -= size, zi += 1) {
      for (let xi = 0, x = 0; x < w; x += size, xi += 1) {
        const right = Math.min(w, x + size);
        if (style === 'checker' && (xi + zi) % 2 === 0)
          out += scene.flat(
            [
              [x, z],
              [right, z],
              [right, z - size],
              [x, z - size],
            ],
            palette.deep,
            opacity(0.75),
          );
        if (style === 'tiles' && rng.chance(0.3))
          shine += scene.flat(
            [
              [x, z],
              [right, z],
              [right, z - size],
              [x, z - size],
            ],
            '#ffffff',
            opacity(0.16),
          );
        if (style === 'tiles' && zi === 0)
          grooves += scene.flat(
            [
              [x, NEAR],
              [x + 1, NEAR],
              [x + 1, d],
              [x, d],
            ],
            dark(color, 0.3),
            opacity(0.3),
          );
      }
      if (style === 'tiles')
        grooves += scene.flat(
          [
            [0, z],
            [w, z],
            [w, z - 1.4],
            [0, z - 1.4],
          ],
          dark(color, 0.3),
          opacity(0.3),
        );
    }
  }
  return out + shine + grooves + cuts;
};

/** Light from outside lying on the floor in panes. */
export const floorLight = (
  scene: Scene,
  x: number,
  w: number,
  z: number,
  depth: number,
  panes = 2,
): void => {
  const { mood, lightFrom } = scene;
  const slant = -lightFrom * depth * 0.55;
  const each = w / panes;
  for (let i = 0; i < panes; i += 1) {
    const a = x + i * each + 3;
    const b = x + (i + 1) * each - 3;
    scene.beam(
      poly(
        [
          scene.p(a, 0, z),
          scene.p(b, 0, z),
          scene.p(b + slant, 0, z - depth),
          scene.p(a + slant, 0, z - depth),
        ],
        mood.beam,
        opacity(mood.beamOpacity),
      ),
    );
  }
};
