import { dark, light } from '../drawing/color.ts';
import { plant } from '../drawing/plant.ts';
import { books, mug, pilotCap, vase } from '../drawing/props.ts';
import { cycle } from '../drawing/random.ts';
import type { Scene } from '../drawing/scene.ts';
import type { SofaLook } from '../drawing/sofa.ts';
import { at, path, rect, times } from '../drawing/svg.ts';

const SOFAS = ['track', 'round', 'wood'] as const;

export const sofaLook = (scene: Scene, i: number, seats: number): SofaLook => {
  const { palette } = scene;
  const colors = [palette.textile, palette.accent, palette.deep, '#cdbfae', palette.textile];
  return {
    color: cycle(colors, i),
    seats,
    cushions: [palette.pop, palette.textile2, light(palette.accent, 0.3)].slice(0, 2 + (i % 2)),
    style: cycle(SOFAS, i),
    ...(i % 2 === 0 ? { throwColor: palette.textile2 } : {}),
  };
};

export const tableThings = (scene: Scene, i: number): string =>
  at(
    -14,
    0,
    i % 2 === 0
      ? vase(scene.palette.textile2, scene.rng, scene.palette.pop)
      : mug(scene.palette.pop),
  ) +
  at(
    12,
    0,
    rect(-12, -3, 26, 3, scene.palette.deep, 0.6) +
      rect(-10, -5.6, 22, 2.6, scene.palette.pop, 0.6) +
      (i % 3 === 0 ? at(1, -5, pilotCap(), 0.7) : ''),
  );

export const bookcase = (scene: Scene, x: number, w: number, h: number): void => {
  const { palette, rng } = scene;
  const z = scene.view.d - 34;
  const c = palette.wood;
  let inside = rect(4, -h + 4, w - 8, h - 10, dark(c, 0.42));
  const rows = Math.floor(h / 42);
  for (let r = 0; r < rows; r += 1) {
    const y = -6 - r * ((h - 10) / rows);
    inside += rect(4, y, w - 8, 3, c);
    inside += at(
      8,
      y,
      books(rng, Math.floor(w / 5) - (r % 2) * 6, [
        palette.textile,
        palette.pop,
        palette.accent,
        palette.textile2,
        palette.deep,
      ]),
    );
    if (r % 2 === 1)
      inside += at(w - 20, y, plant(r === 1 ? 'fern' : 'trailing', 26, palette.textile2, rng));
  }
  scene.shadow(x, z, w, 30, 0.45);
  scene.add(z, scene.box(x, 0, z, w, h, 32, c) + scene.front(x, 0, z, inside));
};

export const tv = (scene: Scene, x: number, w: number): void => {
  const { palette, d } = { palette: scene.palette, d: scene.view.d };
  const z = d - 44;
  scene.add(
    z,
    scene.box(x, 10, z, w, 36, 40, palette.wood) +
      scene.front(
        x,
        46,
        z,
        times(3, (i) =>
          rect(4 + (i * (w - 6)) / 3, 5, (w - 6) / 3 - 3, 26, light(palette.wood, 0.16), 1),
        ),
      ) +
      scene.front(
        x + w / 2,
        46,
        z + 20,
        rect(-w * 0.36, -72, w * 0.72, 66, '#1c2033', 2) +
          rect(
            -w * 0.35,
            -70.5,
            w * 0.7,
            62,
            scene.canvas.linear([
              [0, '#2b3a78'],
              [0.6, '#a2628f'],
              [1, '#ff9a6b'],
            ]),
            1,
          ) +
          path(
            `M${-w * 0.35} -8.5L${-w * 0.1} -34L${w * 0.06} -18L${w * 0.2} -40L${w * 0.35} -20V-8.5Z`,
            '#22305a',
          ) +
          rect(-12, -6, 24, 6, '#1c2033'),
      ) +
      scene.front(x + w - 16, 46, z + 14, plant('snake', 34, palette.textile2, scene.rng)),
  );
  scene.shadow(x, z, w, 40, 0.45);
};

export const fireplace = (scene: Scene, x: number): void => {
  const { d } = scene.view;
  const z = d - 34;
  const c = light(scene.palette.wall, 0.5);
  const fire =
    rect(26, -74, 78, 74, '#241b26', 2) +
    path('M44 0C38 -22 58 -30 56 -52C72 -40 70 -28 78 -34C88 -20 86 -8 84 0Z', '#ff8a3c') +
    path('M54 0C50 -14 62 -20 62 -32C72 -22 76 -12 74 0Z', '#ffd36b') +
    rect(38, -6, 54, 6, '#5b3a2a', 3);
  scene.add(
    z,
    scene.box(x, 0, z, 130, 112, 32, c) +
      scene.box(x - 8, 112, z - 4, 146, 8, 38, scene.palette.wood) +
      scene.front(
        x,
        0,
        z,
        fire + rect(8, -104, 114, 24, 'none', 1, `stroke="${dark(c, 0.12)}" stroke-width="1.4"`),
      ) +
      scene.front(x + 22, 120, z + 10, vase(scene.palette.accent, scene.rng, scene.palette.pop)) +
      scene.front(
        x + 100,
        120,
        z + 10,
        books(scene.rng, 4, [scene.palette.textile, scene.palette.pop, scene.palette.deep]),
      ),
  );
  scene.glow(x + 65, 24, z - 2, 95, 1.1, '#ff9a4d');
};
