import { dark, light } from '../drawing/color.ts';
import type { Scene } from '../drawing/scene.ts';
import { circle, ellipse, line, opacity, path, rect, stroke, times } from '../drawing/svg.ts';
import { panel } from './rooms.ts';

export interface KitchenLook {
  color: string;
  upper: string;
  top: string;
  knob: string;
}

/** Base cupboards along the back wall. */
export const counter = (scene: Scene, x: number, w: number, look: KitchenLook): void => {
  const z = scene.view.d - 60;
  const doors = Math.max(1, Math.round(w / 48));
  const dw = w / doors;
  const fronts = times(
    doors,
    (i) =>
      `<g transform="translate(${(i * dw).toFixed(1)} 0)">${i % 3 === 1 ? times(3, (k) => `<g transform="translate(0 ${-10 - k * 25})">${panel(dw, 24, look.color)}${rect(dw / 2 - 8, -16, 16, 2, look.knob, 1)}</g>`) : `<g transform="translate(0 -10)">${panel(dw, 74, look.color)}</g>${rect(i % 2 === 0 ? dw - 8 : 6, -66, 2, 14, look.knob, 1)}`}</g>`,
  );
  scene.shadow(x, z, w, 50, 0.5);
  scene.add(
    z,
    scene.box(x, 0, z + 6, w, 10, 50, dark(look.color, 0.5)) +
      scene.box(x, 9, z, w, 77, 58, look.color) +
      scene.front(x, 0, z, fronts) +
      scene.box(x - 2, 86, z - 3, w + 4, 4, 62, look.top),
  );
};

/** Wall cupboards; with `open`, one shelf with dishes instead. */
export const upper = (scene: Scene, x: number, w: number, y: number, look: KitchenLook): void => {
  const z = scene.view.d - 36;
  const doors = Math.max(1, Math.round(w / 46));
  const dw = w / doors;
  scene.wallShadow(x, y - 16, w, 20, 0.3);
  scene.add(
    z,
    scene.box(x, y, z, w, 66, 34, look.upper) +
      scene.front(
        x,
        y,
        z,
        times(
          doors,
          (i) =>
            `<g transform="translate(${(i * dw).toFixed(1)} 0)">${panel(dw, 66, look.upper)}${rect(i % 2 === 0 ? dw - 8 : 6, -16, 2, 10, look.knob, 1)}</g>`,
        ),
      ),
  );
  if (scene.mood.lamps > 0.5) scene.glow(x + w / 2, y - 6, z + 10, Math.min(90, w * 0.6), 0.8);
};

export const fridge = (scene: Scene, x: number, color: string): void => {
  const z = scene.view.d - 66;
  scene.shadow(x, z, 70, 60, 0.5);
  const { palette } = scene;
  scene.add(
    z,
    scene.box(x, 4, z, 70, 182, 64, color, { soft: 5 }) +
      scene.front(
        x,
        0,
        z,
        rect(0, -124, 70, 1.8, dark(color, 0.3)) +
          rect(6, -116, 3, 40, '#c9c7cf', 1.5) +
          rect(6, -160, 3, 28, '#c9c7cf', 1.5) +
          rect(26, -158, 14, 11, palette.pop, 1) +
          rect(44, -164, 12, 16, '#fffaf0', 1) +
          rect(30, -142, 12, 10, palette.accent, 1) +
          circle(33, -159, 1.4, '#ff7a59') +
          circle(50, -165, 1.4, '#2f7a76') +
          path('M58 -184H66V-8H58Z', light(color, 0.6), opacity(0.25)),
      ),
  );
};

export const stove = (scene: Scene, x: number, color: string): void => {
  const z = scene.view.d - 61;
  scene.add(
    z - 0.5,
    scene.box(x, 0, z, 60, 88, 58, color) +
      scene.front(
        x,
        0,
        z,
        rect(4, -84, 52, 9, dark(color, 0.25), 1) +
          times(5, (i) => circle(11 + i * 9.5, -79.5, 2.5, '#fffaf0')) +
          rect(7, -68, 46, 40, '#1f2233', 3) +
          rect(11, -64, 38, 30, '#3a3347', 2) +
          path('M14 -36L30 -62H38L22 -36Z', '#ffffff', opacity(0.12)) +
          rect(9, -73, 42, 2.4, '#d8d6dc', 1) +
          rect(6, -20, 48, 14, dark(color, 0.15), 1),
      ) +
      scene.box(x, 88, z - 2, 60, 2.4, 60, '#2a2d40'),
  );
  scene.add(
    z - 1,
    scene.front(
      x + 18,
      91,
      z + 20,
      rect(-13, -15, 26, 15, '#d9593d', 3) +
        ellipse(0, -15, 13, 2.4, '#b8462f') +
        rect(-18, -12, 5, 3, '#7a2f22', 1) +
        rect(13, -12, 5, 3, '#7a2f22', 1) +
        circle(0, -18, 2, '#2a2d40'),
    ) +
      scene.front(
        x + 45,
        91,
        z + 26,
        path('M-10 0C-14 -12 -7 -17 0 -17C7 -17 14 -12 10 0Z', '#7fa9b5') +
          stroke('M-9 -12C-8 -26 8 -26 9 -12', '#3a3f55', 2) +
          path('M9 -10L18 -14L16 -9L11 -5Z', '#7fa9b5'),
      ),
  );
};

export const hood = (scene: Scene, x: number, color: string): void => {
  const z = scene.view.d - 44;
  scene.add(
    z,
    scene.box(x + 20, 168, z + 18, 24, scene.view.h - 168, 24, color) +
      scene.front(
        x,
        150,
        z,
        path('M0 0H64V-6L46 -26H18L0 -6Z', color) +
          rect(0, -6, 64, 6, dark(color, 0.2)) +
          path('M40 -26H46L64 -6H52Z', dark(color, 0.2), opacity(0.5)),
      ),
  );
};

/** A sink in the counter with a swan-neck tap. */
export const sink = (scene: Scene, x: number, metal: string): void => {
  const z = scene.view.d - 60;
  scene.add(
    z - 1.5,
    scene.flat(
      [
        [x - 22, z + 10],
        [x + 22, z + 10],
        [x + 22, z + 44],
        [x - 22, z + 44],
      ],
      '#b9bcc6',
      '',
      90,
    ) +
      scene.flat(
        [
          [x - 20, z + 12],
          [x + 20, z + 12],
          [x + 20, z + 42],
          [x - 20, z + 42],
        ],
        '#8f93a3',
        '',
        90,
      ) +
      scene.front(
        x,
        90,
        z + 46,
        stroke('M0 0V-26C0 -38 16 -38 16 -26V-20', metal, 3) + line(-6, -3, -12, -8, metal, 2.4),
      ),
  );
};

/** An island or bar in front of the kitchen, with stools. */
export const island = (
  scene: Scene,
  x: number,
  z: number,
  w: number,
  look: KitchenLook,
  stools: number,
  content: string,
): void => {
  const seat = scene.palette.textile;
  let out =
    scene.box(x + 6, 0, z + 14, w - 12, 86, 46, look.color) +
    scene.front(
      x + 6,
      0,
      z + 14,
      times(Math.floor((w - 12) / 16), (i) =>
        rect(4 + i * 16, -82, 1.2, 76, dark(look.color, 0.25), 0, opacity(0.6)),
      ),
    ) +
    scene.box(x, 86, z, w, 5, 66, look.top);
  out += scene.front(x + w / 2, 91, z + 34, content);
  for (let k = 0; k < stools; k += 1) {
    const sx = x + ((k + 0.5) * w) / stools - 16;
    const leg = (dx: number, dz: number) =>
      scene.box(sx + dx, 0, z - 24 + dz, 2.6, 62, 2.6, dark(scene.palette.wood, 0.25));
    out +=
      leg(2, 24) +
      leg(28, 24) +
      leg(0, 0) +
      leg(30, 0) +
      scene.box(sx + 1, 22, z - 24, 31, 2.4, 2, scene.palette.wood) +
      scene.box(sx - 1, 62, z - 26, 35, 5, 30, seat, { soft: 6 });
    scene.shadow(sx, z - 26, 32, 26, 0.35);
  }
  scene.shadow(x, z, w, 60, 0.5);
  scene.add(z - 26, out);
};

export const crockery = (pop: string, second: string): string =>
  times(4, (i) => rect(2, -3 - i * 2.6, 22, 2.2, i % 2 === 0 ? '#fffaf0' : second, 1)) +
  times(3, (i) => rect(32 + i * 11, -10, 9, 10, i === 1 ? pop : '#fffaf0', 1.5)) +
  rect(70, -18, 10, 18, '#e9dcc0', 2) +
  rect(70, -21, 10, 4, '#a9764a', 1) +
  rect(84, -14, 10, 14, '#d9c4a0', 2) +
  rect(84, -17, 10, 4, '#a9764a', 1);

export const counterThings = (pop: string, wood: string): string =>
  rect(0, -30, 22, 30, light(wood, 0.25), 3) +
  circle(11, -25, 1.8, dark(wood, 0.4)) +
  path('M32 0V-18H44V0Z', '#fffaf0') +
  line(35, -18, 32, -36, wood, 1.6) +
  line(38, -18, 39, -40, '#c9c7cf', 1.6) +
  line(41, -18, 46, -35, wood, 1.6) +
  path('M58 0V-22Q58 -26 62 -26H74Q78 -26 78 -22V0Z', '#2a2d40') +
  rect(62, -20, 12, 12, '#5b6079', 1) +
  rect(64, -7, 8, 7, pop, 1);
