import { dark, light, mix } from './color.ts';
import type { Scene } from './scene.ts';
import { num, opacity, poly, rect, stroke, times } from './svg.ts';

export type FloorStyle = 'planks' | 'wide' | 'tiles' | 'checker' | 'carpet' | 'concrete';
export type WallStyle = 'plain' | 'half' | 'wainscot' | 'shiplap' | 'brick' | 'slats' | 'stripes' | 'arch' | 'accent' | 'tile';

const NEAR = -90;

const floor = (scene: Scene, style: FloorStyle): string => {
  const { w, d } = scene.view;
  const { palette, canvas, rng } = scene;
  const [, horizon] = scene.p(0, 0, d);
  const color = style === 'concrete' ? mix(palette.floor, '#b9b7b2', 0.75) : style === 'tiles' ? mix(palette.wall, '#d9cdbd', 0.5) : style === 'carpet' ? mix(palette.accent, palette.textile2, 0.6) : palette.floor;
  const fill = canvas.between([0, horizon], [0, 853], [[0, light(color, 0.12)], [1, dark(color, 0.14)]]);
  let out = scene.flat([[0, NEAR], [w, NEAR], [w, d], [0, d]], fill);
  if (style === 'planks' || style === 'wide') {
    const step = style === 'planks' ? 22 : 40;
    for (let x = 0, i = 0; x < w; x += step, i += 1) {
      const cut = rng.range(NEAR + 60, d - 40);
      const right = Math.min(w, x + step);
      const tone = rng.chance(0.5) ? light(color, 0.3) : dark(color, 0.3);
      out += scene.flat([[x, NEAR], [right, NEAR], [right, cut], [x, cut]], tone, opacity(rng.range(0.05, 0.22)));
      out += scene.flat([[x, NEAR], [x + 1, NEAR], [x + 1, d], [x, d]], dark(color, 0.4), opacity(0.35));
      out += scene.flat([[x, cut], [right, cut], [right, cut + 2], [x, cut + 2]], dark(color, 0.4), opacity(0.3));
    }
  }
  if (style === 'tiles' || style === 'checker') {
    const size = style === 'tiles' ? 60 : 45;
    for (let zi = 0, z = d; z > NEAR; z -= size, zi += 1) {
      for (let xi = 0, x = 0; x < w; x += size, xi += 1) {
        const right = Math.min(w, x + size);
        if (style === 'checker' && (xi + zi) % 2 === 0) out += scene.flat([[x, z], [right, z], [right, z - size], [x, z - size]], palette.deep, opacity(0.75));
        if (style === 'tiles' && rng.chance(0.3)) out += scene.flat([[x, z], [right, z], [right, z - size], [x, z - size]], '#ffffff', opacity(0.16));
        if (style === 'tiles' && zi === 0) out += scene.flat([[x, NEAR], [x + 1, NEAR], [x + 1, d], [x, d]], dark(color, 0.3), opacity(0.3));
      }
      if (style === 'tiles') out += scene.flat([[0, z], [w, z], [w, z - 1.4], [0, z - 1.4]], dark(color, 0.3), opacity(0.3));
    }
  }
  return out;
};

const wallDecor = (scene: Scene, style: WallStyle): string => {
  const { w, h, d } = scene.view;
  const { palette, rng } = scene;
  const on = (content: string) => scene.front(0, 0, d, content);
  const accent = palette.accent;
  switch (style) {
    case 'half':
      return on(rect(0, -115, w, 115, accent) + rect(0, -118, w, 3, light(accent, 0.5))) + sides(scene, 0, 115, accent);
    case 'accent':
      return on(rect(0, -h, w, h, scene.canvas.linear([[0, accent], [1, dark(accent, 0.12)]])));
    case 'wainscot':
      return on(
        rect(0, -100, w, 100, light(palette.wall, 0.45)) +
          rect(0, -103, w, 4, light(palette.wall, 0.8)) +
          times(Math.floor(w / 58), (i) => rect(10 + i * 58, -88, 44, 70, 'none', 1, `stroke="${dark(palette.wall, 0.2)}" stroke-width="1.2"`)),
      ) + sides(scene, 0, 100, light(palette.wall, 0.3));
    case 'shiplap':
      return on(times(Math.floor(h / 18), (i) => rect(0, -(i + 1) * 18, w, 1.2, dark(palette.wall, 0.25), 0, opacity(0.5))));
    case 'brick': {
      const tone = mix(palette.accent, '#b5694f', 0.6);
      let out = rect(0, -h, w, h, tone);
      for (let y = 0, r = 0; y < h; y += 11, r += 1) {
        out += rect(0, -y - 1, w, 1, light(tone, 0.45), 0, opacity(0.4));
        for (let k = 0; k < 6; k += 1) {
          const x = Math.floor(rng.range(0, w / 26)) * 26 + (r % 2) * 13;
          if (x < w - 25) out += rect(x, -y - 11, 25, 10, rng.chance(0.5) ? dark(tone, 0.25) : light(tone, 0.3), 0.6, opacity(0.5));
        }
      }
      return on(out);
    }
    case 'slats':
      return on(rect(0, -h, w, h, dark(palette.wood, 0.25)) + times(Math.floor(w / 9), (i) => rect(i * 9, -h, 5.6, h, i % 3 === 0 ? light(palette.wood, 0.1) : palette.wood)));
    case 'stripes':
      return on(times(Math.floor(w / 40), (i) => rect(i * 40, -h, 20, h, accent, 0, opacity(0.22))));
    case 'arch': {
      const cx = w * rng.range(0.42, 0.58);
      const r = w * 0.27;
      return on(stroke('', 'none', 0) + `<path d="M${num(cx - r)} 0V${num(-h * 0.42)}A${num(r)} ${num(r * 0.9)} 0 0 1 ${num(cx + r)} ${num(-h * 0.42)}V0Z" fill="${accent}" opacity=".75"/>`);
    }
    case 'tile':
      return on(
        rect(0, -h, w, h, light(palette.wall, 0.5)) +
          times(Math.floor(h / 15), (i) => rect(0, -i * 15, w, 0.9, dark(palette.wall, 0.22), 0, opacity(0.55))) +
          times(Math.floor(w / 30), (i) => rect(i * 30, -h, 0.9, h, dark(palette.wall, 0.22), 0, opacity(0.4))),
      );
    default:
      return '';
  }
};

const sides = (scene: Scene, from: number, to: number, color: string): string => {
  const { w, d } = scene.view;
  const wall = (x: number, tone: string) => scene.quad([[x, from, NEAR], [x, from, d], [x, to, d], [x, to, NEAR]], tone);
  return wall(0, scene.lightFrom < 0 ? dark(color, 0.06) : dark(color, 0.2)) + wall(w, scene.lightFrom > 0 ? dark(color, 0.06) : dark(color, 0.2));
};

export interface ShellLook {
  floor: FloorStyle;
  wall: WallStyle;
  ceiling?: 'plain' | 'beams' | 'wood';
}

/** Floor, three walls, ceiling and skirting. */
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
    return scene.quad([[x, 0, NEAR], [x, 0, d], [x, h, d], [x, h, NEAR]], canvas.between([edge, 0], [out, 0], [[0, dark(color, 0.1)], [0.35, color], [1, dark(color, 0.06)]]));
  };
  const ceiling = light(wall, 0.55);
  let out = rect(0, 0, 1280, 853, wall);
  out += scene.quad([[0, h, NEAR], [w, h, NEAR], [w, h, d], [0, h, d]], canvas.between([0, 0], [0, y0], [[0, dark(ceiling, 0.04)], [1, dark(ceiling, 0.13)]]));
  if (look.ceiling === 'wood') out += times(Math.floor(w / 30), (i) => scene.quad([[i * 30, h, NEAR], [i * 30 + 28, h, NEAR], [i * 30 + 28, h, d], [i * 30, h, d]], palette.wood, opacity(0.85)));
  const lit: readonly [number, string][] = lightFrom < 0 ? [[0, light(wall, 0.35)], [1, dark(wall, 0.08)]] : [[0, dark(wall, 0.08)], [1, light(wall, 0.35)]];
  out += rect(x0, y0, x1 - x0, y1 - y0, canvas.linear(lit, 'h'));
  out += side(0, lightFrom < 0) + side(w, lightFrom > 0);
  out += wallDecor(scene, look.wall);
  // Soft darkness where the planes meet.
  const ao = (fx: number, fy: number, fw: number, fh: number, dir: 'h' | 'v', flip: boolean) =>
    rect(fx, fy, fw, fh, canvas.linear(flip ? [[0, '#1b1a3c', 0], [1, '#1b1a3c', 0.2]] : [[0, '#1b1a3c', 0.2], [1, '#1b1a3c', 0]], dir));
  const bw = x1 - x0;
  const bh = y1 - y0;
  out += ao(x0, y0, bw * 0.13, bh, 'h', false) + ao(x1 - bw * 0.13, y0, bw * 0.13, bh, 'h', true) + ao(x0, y0, bw, bh * 0.14, 'v', false) + ao(x0, y1 - bh * 0.12, bw, bh * 0.12, 'v', true);
  out += floor(scene, look.floor);
  out += scene.flat([[0, d], [w, d], [w, d - 70], [0, d - 70]], canvas.between([0, y1], [0, scene.p(0, 0, d - 70)[1]], [[0, '#1b1a3c', 0.28], [1, '#1b1a3c', 0]]));
  const skirt = look.wall === 'tile' ? light(wall, 0.3) : light(wall, 0.6);
  out += rect(x0, y1 - 9 * scene.s(d), bw, 9 * scene.s(d), skirt);
  out += scene.quad([[0, 0, NEAR], [0, 0, d], [0, 9, d], [0, 9, NEAR]], dark(skirt, 0.12));
  out += scene.quad([[w, 0, NEAR], [w, 0, d], [w, 9, d], [w, 9, NEAR]], dark(skirt, 0.12));
  if (look.ceiling === 'beams') {
    for (const z of [d - 20, d - 110, d - 200]) {
      if (z > -60) out += scene.box(0, h - 14, z, w, 14, 14, dark(palette.wood, 0.15));
    }
  }
  scene.base(out);
};

/** Light from outside lying on the floor in panes. */
export const floorLight = (scene: Scene, x: number, w: number, z: number, depth: number, panes = 2): void => {
  const { mood, lightFrom } = scene;
  const slant = -lightFrom * depth * 0.55;
  const each = w / panes;
  for (let i = 0; i < panes; i += 1) {
    const a = x + i * each + 3;
    const b = x + (i + 1) * each - 3;
    scene.beam(poly([scene.p(a, 0, z), scene.p(b, 0, z), scene.p(b + slant, 0, z - depth), scene.p(a + slant, 0, z - depth)], mood.beam, opacity(mood.beamOpacity)));
  }
};
