import { dark, light } from './color.ts';
import type { Scene } from './scene.ts';
import { circle, ellipse, line, num, opacity, path, rect, stroke } from './svg.ts';

export type PendantStyle = 'dome' | 'globe' | 'rattan' | 'cone' | 'drum';

const shadeFill = (scene: Scene, color: string): string =>
  scene.canvas.linear([
    [0, light(color, 0.25)],
    [1, scene.mood.lamps > 0.5 ? '#ffd48a' : light(color, 0.5)],
  ]);

/** Hangs from the ceiling down to height `y`. */
export const pendant = (
  scene: Scene,
  x: number,
  y: number,
  z: number,
  style: PendantStyle,
  color: string,
  size = 1,
): void => {
  const rope = scene.view.h - y;
  let out = line(0, -rope, 0, -20 * size, '#3b3a4e', 1);
  const w = 22 * size;
  if (style === 'dome')
    out +=
      path(`M${num(-w)} 0A${num(w)} ${num(w * 0.95)} 0 0 1 ${num(w)} 0Z`, color) +
      path(
        `M${num(w * 0.2)} ${num(-w * 0.93)}A${num(w)} ${num(w * 0.95)} 0 0 1 ${num(w)} 0H${num(w * 0.55)}Z`,
        dark(color, 0.3),
        opacity(0.4),
      ) +
      ellipse(0, 0, w, 2.6 * size, '#ffe3a6');
  if (style === 'globe')
    out +=
      circle(0, -w * 0.5, w * 0.7, scene.mood.lamps > 0.5 ? '#ffe6b0' : '#fff8ea') +
      circle(-w * 0.2, -w * 0.7, w * 0.2, '#ffffff', opacity(0.7)) +
      rect(-3, -w * 1.3, 6, 5, '#c79a4b', 1);
  if (style === 'rattan') {
    out += path(
      `M${num(-w * 0.4)} ${num(-w * 1.1)}H${num(w * 0.4)}C${num(w * 1.4)} ${num(-w * 0.5)} ${num(w * 1.2)} 0 ${num(w * 0.7)} ${num(w * 0.25)}H${num(-w * 0.7)}C${num(-w * 1.2)} 0 ${num(-w * 1.4)} ${num(-w * 0.5)} ${num(-w * 0.4)} ${num(-w * 1.1)}Z`,
      '#d9b075',
    );
    for (let i = -3; i <= 3; i += 1)
      out += stroke(
        `M${num(i * w * 0.12)} ${num(-w * 1.08)}Q${num(i * w * 0.4)} ${num(-w * 0.4)} ${num(i * w * 0.22)} ${num(w * 0.22)}`,
        '#a87a45',
        0.9,
      );
    out += ellipse(0, w * 0.24, w * 0.68, 2, '#ffe3a6');
  }
  if (style === 'cone')
    out +=
      path(`M${num(-w * 0.25)} ${num(-w)}H${num(w * 0.25)}L${num(w)} 0H${num(-w)}Z`, color) +
      path(
        `M${num(w * 0.05)} ${num(-w)}H${num(w * 0.25)}L${num(w)} 0H${num(w * 0.4)}Z`,
        dark(color, 0.3),
        opacity(0.4),
      ) +
      ellipse(0, 0, w, 2.4 * size, '#ffe3a6');
  if (style === 'drum')
    out +=
      rect(-w, -w, w * 2, w, shadeFill(scene, color), 2) + ellipse(0, 0, w, 2.2 * size, '#ffe9be');
  scene.add(z, scene.front(x, y, z, out));
  scene.glow(x, y + (style === 'globe' ? 10 : -2), z, 90 * size);
};

export const floorLamp = (scene: Scene, x: number, z: number, color: string, arc = false): void => {
  const h = 150;
  let out: string;
  if (arc) {
    out =
      ellipse(0, 0, 15, 3.5, '#3b3a4e') +
      stroke('M0 0V-120C0 -185 70 -185 78 -135', '#c79a4b', 2.4) +
      path('M56 -118A22 21 0 0 1 100 -118Z', color) +
      ellipse(78, -118, 22, 2.6, '#ffe3a6');
    scene.glow(x + 78, 112, z, 95);
  } else {
    out =
      ellipse(0, 0, 13, 3, '#3b3a4e') +
      line(0, 0, 0, -h + 26, '#4b4a5e', 2.2) +
      path(`M-12 ${-h}H12L20 ${-h + 32}H-20Z`, shadeFill(scene, color)) +
      ellipse(0, -h + 32, 20, 2.4, '#ffe9be');
    scene.glow(x, h - 20, z, 100);
  }
  scene.shadow(x - 12, z - 8, 24, 14, 0.4);
  scene.add(z, scene.front(x, 0, z, out));
};

export const tableLamp = (
  scene: Scene,
  x: number,
  y: number,
  z: number,
  color: string,
  base: string,
  size = 1,
): string => {
  scene.glow(x, y + 30 * size, z - 1, 75 * size);
  return scene.front(
    x,
    y,
    z,
    `<g transform="scale(${num(size)})">${ellipse(0, 0, 7, 1.6, dark(base, 0.3))}${path('M-4 0C-9 -6 -8 -14 -2 -20H2C8 -14 9 -6 4 0Z', base)}${path('M1 0C6 -6 6 -14 1 -20H2C8 -14 9 -6 4 0Z', dark(base, 0.3), opacity(0.5))}${path('M-9 -40H9L15 -19H-15Z', shadeFill(scene, color))}${ellipse(0, -19, 15, 1.8, '#ffe9be')}</g>`,
  );
};

/** A reading light on a wall or post. */
export const spot = (scene: Scene, x: number, y: number, z: number, size = 1): string => {
  scene.glow(x, y - 8, z, 48 * size, 0.9);
  return scene.front(
    x,
    y,
    z,
    circle(0, 0, 2.4, '#c79a4b') +
      line(0, 0, 4, 4, '#c79a4b', 1.4) +
      path('M0 3L8 3L11 11H-3Z', '#f4ead8') +
      ellipse(4, 11, 7, 1.4, '#ffe3a6'),
  );
};

export const stringLights = (
  scene: Scene,
  x0: number,
  x1: number,
  y: number,
  z: number,
  sag = 18,
): void => {
  const w = x1 - x0;
  let out = stroke(`M0 0Q${num(w / 2)} ${num(sag * 2)} ${num(w)} 0`, '#4b4a5e', 0.8);
  const count = Math.max(5, Math.round(w / 26));
  for (let i = 1; i < count; i += 1) {
    const t = i / count;
    const by = 4 * sag * t * (1 - t) + 3;
    out += circle(w * t, by, 2.4, '#ffe3a6') + circle(w * t, by, 6, '#ffcf7a', opacity(0.25));
  }
  scene.add(z, scene.front(x0, y, z, out));
};
