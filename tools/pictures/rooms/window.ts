import { dark, light } from '../drawing/color.ts';
import type { Scene } from '../drawing/scene.ts';
import { group, num, opacity, path, rect, times } from '../drawing/svg.ts';
import { floorLight } from './floors.ts';
import { type Outlook, outlook } from './outlook.ts';

export type WindowStyle =
  | 'grid'
  | 'sash'
  | 'wide'
  | 'arch'
  | 'round'
  | 'french'
  | 'corner'
  | 'slim';
export type Drape = 'curtains' | 'sheer' | 'blind' | 'roman' | 'none';

export interface WindowLook {
  x: number;
  y: number;
  w: number;
  h: number;
  style: WindowStyle;
  drape: Drape;
  outlook: Outlook;
  frame?: string;
}

const folds = (x: number, y: number, w: number, h: number, color: string, count: number): string =>
  path(
    `M${num(x)} ${num(y)}H${num(x + w)}L${num(x + w)} ${num(y + h)}Q${num(x + w / 2)} ${num(y + h + 3)} ${num(x)} ${num(y + h)}Z`,
    color,
  ) +
  times(count, (i) =>
    rect(
      x + (i + 0.15) * (w / count),
      y,
      w / count / 2.6,
      h,
      i % 2 === 0 ? dark(color, 0.22) : light(color, 0.3),
      1,
      opacity(0.42),
    ),
  );

/** A window in the back wall; `x` and `y` are its lower left corner in centimeters. */
export const backWindow = (scene: Scene, look: WindowLook): void => {
  const { canvas, palette, mood } = scene;
  const { w, h } = look;
  const frame =
    look.frame ??
    (look.style === 'corner' || look.style === 'wide' ? dark(palette.deep, 0.2) : '#fbf6ec');
  const outline =
    look.style === 'arch'
      ? `<path d="M0 ${h}V${num(w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${w} ${num(w / 2)}V${h}Z"/>`
      : look.style === 'round'
        ? `<circle cx="${num(w / 2)}" cy="${num(h / 2)}" r="${num(Math.min(w, h) / 2)}"/>`
        : `<rect width="${num(w)}" height="${num(h)}"/>`;
  const clip = canvas.clip(outline);
  const shaped = (extra: string) => outline.replace('/>', ` ${extra}/>`);
  const bar = (x: number, y: number, bw: number, bh: number) => rect(x, y, bw, bh, frame);
  let bars = '';
  if (look.style === 'grid') bars = bar(w / 2 - 1.6, 0, 3.2, h) + bar(0, h * 0.5 - 1.4, w, 2.8);
  if (look.style === 'sash')
    bars =
      times(3, (i) => bar((w / 3) * i - 1.4, 0, 2.8, h)) +
      times(3, (i) => bar((w / 3) * (i + 0.5) - 0.6, 0, 1.2, h)) +
      bar(0, h * 0.48, w, 3.4);
  if (look.style === 'wide') bars = bar(w * 0.68, 0, 2.6, h);
  if (look.style === 'corner')
    bars =
      times(4, (i) => bar((w / 4) * i - 1, 0, 2, h)) + times(3, (i) => bar(0, (h / 3) * i, w, 1.6));
  if (look.style === 'arch')
    bars =
      bar(w / 2 - 1.4, 0, 2.8, h) + bar(0, w / 2, w, 2.6) + bar(0, w / 2 + (h - w / 2) / 2, w, 2);
  if (look.style === 'round') bars = bar(w / 2 - 1.2, 0, 2.4, h) + bar(0, h / 2 - 1.2, w, 2.4);
  if (look.style === 'french')
    bars =
      bar(w / 2 - 3.5, 0, 7, h) +
      bar(0, h - 22, w, 22) +
      bar(0, h * 0.35, w, 2.4) +
      bar(0, h * 0.62, w, 2.4) +
      rect(w / 2 - 1, h * 0.52, 2, 11, palette.pop, 1);
  if (look.style === 'slim') bars = bar(0, h * 0.3, w, 2.4);
  const shine = `<path d="M${num(w * 0.1)} ${h}L${num(w * 0.42)} 0H${num(w * 0.56)}L${num(w * 0.24)} ${h}ZM${num(w * 0.62)} ${h}L${num(w * 0.94)} 0H${num(w)}L${num(w * 0.7)} ${h}Z" fill="#fff" opacity=".13"/>`;
  const glass = group(
    outlook({ canvas, mood, rng: scene.rng }, w, h, look.outlook) + shine + bars,
    clip,
  );
  const inner = group(
    rect(0, 0, w, 5, '#1a1838', 0, opacity(0.3)) + rect(0, 0, 4, h, '#1a1838', 0, opacity(0.25)),
    clip,
  );
  let out = group(
    glass +
      inner +
      shaped(`fill="none" stroke="${frame}" stroke-width="6"`) +
      shaped(`fill="none" stroke="${dark(frame, 0.25)}" stroke-width="1" stroke-opacity=".6"`),
  );
  if (look.style !== 'french' && look.style !== 'round')
    out +=
      rect(-8, h + 2, w + 16, 5, light(frame, 0.2), 1) +
      rect(-8, h + 7, w + 16, 2.5, dark(frame, 0.3), 0, opacity(0.6));
  const cloth =
    look.drape === 'sheer'
      ? '#fffaf0'
      : scene.rng.pick([palette.textile, palette.textile2, palette.accent]);
  if (look.drape === 'curtains' || look.drape === 'sheer') {
    const cw = Math.min(34, w * 0.26);
    const drop = look.style === 'french' ? h : Math.min(look.y + h - 6, h + 34);
    const veil = look.drape === 'sheer' ? opacity(0.82) : '';
    out +=
      group(
        folds(-18, -12, cw, drop + 12, cloth, 6) + folds(w + 18 - cw, -12, cw, drop + 12, cloth, 6),
        veil,
      ) + rect(-28, -16, w + 56, 3, dark(palette.wood, 0.3), 1.5);
  }
  if (look.drape === 'blind') {
    const drop = h * scene.rng.range(0.25, 0.45);
    out +=
      times(Math.floor(drop / 5), (i) => rect(1, i * 5, w - 2, 3.6, '#fffaf0', 0, opacity(0.92))) +
      rect(-2, -5, w + 4, 6, '#f3ead9', 1);
  }
  if (look.drape === 'roman') {
    const drop = h * 0.3;
    out +=
      rect(-3, -6, w + 6, drop, cloth, 1) +
      times(3, (i) =>
        rect(-3, -6 + (i + 1) * (drop / 3) - 3, w + 6, 3, dark(cloth, 0.25), 0, opacity(0.5)),
      );
  }
  scene.base(scene.front(look.x, look.y + h, scene.view.d, out));
  floorLight(
    scene,
    look.x + 4,
    w - 8,
    scene.view.d - 60,
    Math.min(190, scene.view.d - 50),
    look.style === 'wide' ? 1 : 2,
  );
  if (mood.lamps < 0.7) scene.beam(glowRect(scene, look));
};

const glowRect = (scene: Scene, look: WindowLook): string => {
  const [px, py] = scene.p(look.x + look.w / 2, look.y + look.h / 2, scene.view.d);
  const r = Math.max(look.w, look.h) * 1.05 * scene.s(scene.view.d);
  const fill = scene.canvas.radial([
    [0, scene.mood.beam, 0.45],
    [1, scene.mood.beam, 0],
  ]);
  return `<circle cx="${num(px)}" cy="${num(py)}" r="${num(r)}" fill="${fill}" ${opacity(scene.mood.beamOpacity)}/>`;
};

/** A window in a side wall, seen at an angle. */
export const sideWindow = (
  scene: Scene,
  isLeft: boolean,
  z: number,
  y: number,
  d: number,
  h: number,
): void => {
  const x = isLeft ? 0 : scene.view.w;
  const frame = '#fbf6ec';
  const { mood, canvas } = scene;
  const pane = (z0: number, y0: number, dz: number, hh: number, fill: string) =>
    scene.quad(
      [
        [x, y0, z0],
        [x, y0, z0 + dz],
        [x, y0 + hh, z0 + dz],
        [x, y0 + hh, z0],
      ],
      fill,
    );
  const glass = canvas.linear([
    [0, mood.sky[0]],
    [0.6, mood.sky[1]],
    [1, mood.sky[2]],
  ]);
  let out = pane(z - 5, y - 5, d + 10, h + 10, frame);
  const half = d / 2;
  for (const k of [0, 1]) {
    out += pane(z + k * half + 2, y, half - 4, h, glass);
    out += pane(z + k * half + 2, y, half - 4, h * 0.3, mood.far);
    out += pane(z + k * half + 2, y, half - 4, h * 0.16, mood.near);
  }
  out += pane(z, y + h * 0.5, d, 2.5, frame);
  scene.base(out);
  const reach = isLeft ? 1 : -1;
  for (const k of [0, 1]) {
    const a = z + k * half + 4;
    const b = a + half - 8;
    scene.beam(
      scene.flat(
        [
          [x + reach * 60, a - 10],
          [x + reach * 60, b - 10],
          [x + reach * 215, b - 70],
          [x + reach * 215, a - 70],
        ],
        mood.beam,
        opacity(mood.beamOpacity),
      ),
    );
  }
};
