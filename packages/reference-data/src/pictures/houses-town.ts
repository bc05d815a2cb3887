import { dark, light, mix } from './color.ts';
import { antenna, bicycle, bricks, chimney, entrance, isDark, pane, type Site, siding } from './facade.ts';
import { bush, tree } from './landscape.ts';
import { circle, line, num, opacity, path, poly, rect, stroke, times } from './svg.ts';

/** Houses of the town; each is drawn around x = 640 on its ground line. */
export type House = (site: Site, base: number) => string;

export const rowhouse: House = (site, base) => {
  const tones = [site.wall, mix(site.wall, '#8d5a4a', 0.5), light(site.wall, 0.2), mix(site.wall, '#d9b08a', 0.5)];
  return times(4, (i) => {
    const x = 150 + i * 245;
    const h = 440 + ((i * 37 + site.turn * 23) % 60);
    const y = base - h;
    const c = tones[(i + site.turn) % 4] ?? site.wall;
    const door = { ...site, door: [site.door, '#2f5d66', '#7a2f3a', '#24345f'][(i + site.turn) % 4] ?? site.door };
    return bricks(site, x, y, 245, h, c) + rect(x - 4, y - 8, 253, 34, site.trim) + times(9, (k) => rect(x + 6 + k * 27, y + 26, 12, 14, site.trim)) + rect(x - 4, y - 16, 253, 10, dark(site.trim, 0.25)) + rect(x, y + 40, 245, 10, '#171c3a', 0, opacity(0.2)) + times(3, (r) => times(2, (k) => (r === 2 && k === 1 ? '' : pane(site, x + 42 + k * 98, y + 74 + r * 122, 58, 84, i % 2 === 0 ? 'sash' : 'arch', { box: r === 2 || (i + r) % 3 === 0 })))) + entrance(door, x + 142, base, 62, 116, 'panel', 4) + rect(x + 126, base - 172, 94, 12, site.trim) + rect(x + 243, y, 3, h, '#171c3a', 0, opacity(0.3)) + bush(x + 66, base, 44, '#5c8f5c') + stroke(`M${x + 116} ${base}V${base - 54}L${x + 138} ${base - 86}M${x + 230} ${base}V${base - 54}L${x + 208} ${base - 86}`, '#2a2d40', 4);
  });
};

export const walkup: House = (site, base) => {
  const x = 300;
  const w = 680;
  const h = 600;
  const y = base - h;
  let out = bricks(site, x, y, w, h, site.wall) + rect(x - 14, y - 20, w + 28, 30, site.trim) + times(20, (k) => rect(x + 4 + k * 34.5, y + 10, 14, 14, dark(site.trim, 0.12)));
  out += times(4, (r) => times(5, (k) => (r === 3 && k === 2 ? '' : pane(site, x + 46 + k * 126, y + 62 + r * 136, 64, 90, r % 2 === 0 ? 'sash' : 'tall', { box: (r + k + site.turn) % 4 === 0 })) + (r < 3 ? rect(x + 32 + k * 126, y + 44 + r * 136, 92, 9, site.trim) : '')));
  const fx = x + (site.turn % 2 === 0 ? 150 : 402);
  out += times(3, (r) => { const fy = y + 170 + r * 136; return rect(fx, fy, 230, 6, '#2a2d40') + rect(fx, fy - 44, 230, 4, '#2a2d40') + times(16, (k) => rect(fx + k * 15.2, fy - 44, 2, 44, '#2a2d40')) + (r < 2 ? line(fx + 30, fy + 136, fx + 200, fy + 6, '#2a2d40', 5) + line(fx + 48, fy + 136, fx + 214, fy + 10, '#2a2d40', 5) : '') + rect(fx + 6, fy + 6, 220, 10, '#171c3a', 0, opacity(0.18)); });
  out += entrance({ ...site, turn: 1 }, 604, base, 74, 120, 'glass', 3) + path(`M570 ${base - 158}H712L726 ${base - 134}H556Z`, site.door) + times(5, (k) => poly([[574 + k * 30, base - 158], [588 + k * 30, base - 158], [586 + k * 34, base - 134], [570 + k * 34, base - 134]], '#fffaf0', opacity(0.8)));
  return out + antenna(x + 90, y - 20) + path(`M${x + 520} ${y - 20}V${y - 90}H${x + 600}V${y - 20}Z`, '#8d5a3a') + poly([[x + 510, y - 90], [x + 560, y - 126], [x + 610, y - 90]], '#6b4332') + times(3, (k) => rect(x + 518, y - 80 + k * 20, 84, 3, '#5b3a2a'));
};

export const highrise: House = (site, base) => {
  const x = 420 - (site.turn % 2) * 60;
  const w = 330;
  const y = 40;
  const h = base - y;
  let out = rect(x, y, w, h, site.canvas.linear([[0, light(site.wall, 0.25)], [1, dark(site.wall, 0.15)]], 'h')) + rect(x + w, y + 60, 120, h - 60, dark(site.wall, 0.3)) + rect(x - 8, y - 10, w + 16, 16, dark(site.wall, 0.3));
  const rows = 11;
  const step = (h - 150) / rows;
  out += times(rows, (r) => {
    const ry = y + 26 + r * step;
    return times(3, (k) => { const lit = isDark(site) && site.rng.chance(0.55); return rect(x + 16 + k * 104, ry, 90, step - 18, lit ? '#ffd48a' : isDark(site) ? '#33457a' : '#9cc4d8') + poly([[x + 16 + k * 104, ry + step - 18], [x + 56 + k * 104, ry], [x + 80 + k * 104, ry], [x + 40 + k * 104, ry + step - 18]], '#ffffff', opacity(0.18)) + rect(x + 60 + k * 104, ry, 3, step - 18, site.trim); }) +
      rect(x + 116, ry + step - 30, 100, 20, light(site.trim, 0.1), 0, opacity(0.9)) + rect(x + 116, ry + step - 10, 100, 6, '#171c3a', 0, opacity(0.3)) + (r % 2 === site.turn % 2 ? circle(x + 130, ry + step - 34, 9, '#5c9a5c') + circle(x + 142, ry + step - 33, 7, '#4f8a5b') : '') + times(2, (k) => rect(x + w + 18 + k * 46, ry + 6, 34, step - 28, isDark(site) && site.rng.chance(0.5) ? '#e8b264' : dark('#7fa9bd', isDark(site) ? 0.5 : 0.15)));
  });
  out += rect(x - 30, base - 118, w + 190, 118, dark(site.wall, 0.45)) + rect(x - 40, base - 126, w + 210, 14, site.door) + times(5, (k) => rect(x - 12 + k * 98, base - 100, 84, 92, isDark(site) ? '#ffdf9a' : '#b5d5de') + rect(x + 28 + k * 98, base - 100, 3, 92, '#2a2d40')) + rect(x + 96, base - 104, 140, 104, '#2a2d40') + rect(x + 102, base - 98, 62, 98, '#ffe6b0') + rect(x + 168, base - 98, 62, 98, '#ffe6b0');
  return out + tree(x - 120, base, 210, '#5c8f5c') + tree(x + w + 230, base, 250, '#6a9a5a') + rect(x + 60, y - 50, 120, 42, dark(site.wall, 0.25)) + line(x + 120, y - 50, x + 120, y - 110, '#3a3f55', 4);
};

export const victorian: House = (site, base) =>
  times(3, (i) => {
    const w = 300;
    const x = 190 + i * w;
    const y = base - 400;
    const c = [site.wall, light(site.wall, 0.35), mix(site.wall, '#e8d5b8', 0.6)][(i + site.turn) % 3] ?? site.wall;
    const bay = (by: number, bh: number) => poly([[x + 26, by], [x + 52, by - 10], [x + 158, by - 10], [x + 184, by], [x + 184, by + bh], [x + 26, by + bh]], light(c, 0.25)) + pane(site, x + 66, by + 14, 78, bh - 46, 'sash') + pane(site, x + 34, by + 18, 18, bh - 52, 'plain') + pane(site, x + 160, by + 18, 18, bh - 52, 'plain') + rect(x + 20, by - 16, 170, 12, site.trim) + rect(x + 20, by + bh - 8, 170, 10, site.trim);
    const g = y - 120;
    return bricks(site, x, y, w, 400, c) + poly([[x, y], [x + 105, g], [x + 210, y]], light(c, 0.1)) + poly([[x + 205, y], [x + 150, y - 90], [x + w, y - 90], [x + w, y]], site.roof) + poly([[x, y], [x, y - 80], [x + 40, y - 40]], site.roof) + stroke(`M${x - 6} ${y}L${x + 105} ${g}L${x + 216} ${y}`, site.trim, 13) + stroke(`M${x + 40} ${y - 24}Q${x + 105} ${y - 90} ${x + 170} ${y - 24}`, site.trim, 5) + circle(x + 105, y - 50, 18, isDark(site) ? '#ffdf9a' : '#9cc4d8', `stroke="${site.trim}" stroke-width="6"`) + bay(y + 34, 160) + bay(y + 212, 170) + pane(site, x + 216, y + 50, 52, 92, 'sash', { box: i === 1 }) + entrance({ ...site, door: [site.door, '#2f6f6a', '#7a2f4a'][(i + site.turn) % 3] ?? site.door, turn: i }, x + 212, base, 60, 128, 'panel', 2) + path(`M${x + 194} ${base - 154}H${x + 290}L${x + 282} ${base - 174}H${x + 202}Z`, site.trim) + chimney(x + 250, y - 150, 44, 64, c) + times(2, (k) => rect(x + 256 + k * 18, y - 172, 11, 18, '#c9785a')) + rect(x + w - 2, y, 3, 400, '#171c3a', 0, opacity(0.28)) + bush(x + 100, base, 70, '#4f8a5b');
  });

export const midrise: House = (site, base) => {
  const x = 250;
  const w = 600;
  const h = 620;
  const y = base - h;
  let out = rect(x, y, w, h, site.canvas.linear([[0, light(site.wall, 0.2)], [1, dark(site.wall, 0.08)]])) + rect(x + w, y + 90, 190, h - 90, dark(site.wall, 0.22)) + rect(x - 6, y - 12, w + 12, 18, site.trim);
  out += times(5, (r) => times(3, (k) => {
    const bx = x + 26 + k * 192;
    const by = y + 34 + r * 104;
    const rail = (r + k + site.turn) % 2 === 0;
    return pane(site, bx + 14, by, 62, 74, 'plain', { sill: false }) + pane(site, bx + 90, by + 4, 50, 44, 'plain', { sill: false }) + rect(bx - 4, by + 46, 156, 36, rail ? light(site.trim, 0.1) : 'none', 2) + (rail ? rect(bx - 4, by + 46, 156, 5, dark(site.trim, 0.25)) : times(14, (q) => rect(bx - 2 + q * 11.4, by + 46, 3, 36, '#3a3f55')) + rect(bx - 4, by + 44, 156, 4, '#3a3f55')) + rect(bx - 6, by + 82, 160, 7, dark(site.wall, 0.25)) + rect(bx - 4, by + 89, 156, 6, '#171c3a', 0, opacity(0.22)) + (r % 2 === k % 2 ? rect(bx + 112, by + 56, 34, 22, '#e6e4e0', 2) + circle(bx + 129, by + 67, 8, '#9a9aa8') : circle(bx + 10, by + 42, 10, '#5c9a5c') + circle(bx + 22, by + 40, 8, '#4f8a5b')) + ((r * 3 + k) % 4 === 1 ? rect(bx + 40, by + 46, 16, 24, '#ff8a70') + rect(bx + 60, by + 46, 14, 20, '#fffaf0') + rect(bx + 78, by + 46, 16, 26, '#5b93a6') : '');
  }));
  out += times(5, (r) => times(2, (k) => rect(x + w + 26 + k * 82, y + 130 + r * 94, 56, 50, isDark(site) && (r + k) % 2 === 0 ? '#ffcf85' : dark('#8fb5c4', isDark(site) ? 0.55 : 0.1))));
  const shop = (sx: number, c: string) => rect(sx, base - 92, 176, 92, '#2a2d40') + rect(sx + 8, base - 70, 104, 70, isDark(site) ? '#ffe0a0' : '#bfdce2') + rect(sx + 120, base - 70, 48, 70, c) + times(6, (k) => path(`M${num(sx - 4 + k * 30.6)} ${base - 100}h30.6v22a15.3 12 0 0 1 -30.6 0z`, k % 2 === 0 ? c : '#fffaf0')) + circle(sx + 40, base - 20, 14, '#5c9a5c') + rect(sx + 32, base - 10, 16, 10, '#c98f6a');
  out += shop(x + 20, site.door) + shop(x + 404, '#2f7a76') + entrance({ ...site, turn: 1 }, x + 268, base, 66, 100, 'glass', 1);
  const lantern = (lx: number) => line(lx, base - 112, lx, base - 98, '#3a3f55', 2) + `<ellipse cx="${lx}" cy="${base - 84}" rx="13" ry="16" fill="#e8503a"/>` + circle(lx, base - 84, 26, '#ff9a5a', opacity(isDark(site) ? 0.35 : 0.12));
  return out + lantern(x + 246) + lantern(x + 354) + path(`M${x + 120} ${y - 12}v-50h54v50z`, '#c9ced6') + circle(x + 147, y - 62, 27, '#dfe3ea') + antenna(x + 420, y - 12) + bicycle(x + 380, base + 6, '#2f7a76', 0.9);
};

export const canal: House = (site, base) => {
  const tones = [site.wall, '#7d4a3a', '#39506b', '#c7a173', mix(site.wall, '#2a2d40', 0.35)];
  return times(5, (i) => {
    const w = 190 + ((i * 31 + site.turn * 17) % 30);
    const x = 120 + i * 212;
    const h = 380 + ((i * 67 + site.turn * 41) % 90);
    const y = base - h;
    const c = tones[(i + site.turn) % 5] ?? site.wall;
    const kind = (i + site.turn) % 3;
    const top = kind === 0 ? `M${x} ${y}V${y - 24}H${x + 26}V${y - 56}H${x + 52}V${y - 90}H${x + w - 52}V${y - 56}H${x + w - 26}V${y - 24}H${x + w}V${y}Z` : kind === 1 ? `M${x} ${y}C${x + 14} ${y - 60} ${x + 56} ${y - 30} ${x + 60} ${y - 96}H${x + w - 60}C${x + w - 56} ${y - 30} ${x + w - 14} ${y - 60} ${x + w} ${y}Z` : `M${x} ${y}L${x + w * 0.34} ${y - 90}H${x + w * 0.66}L${x + w} ${y}Z`;
    return path(top, c, `stroke="${site.trim}" stroke-width="7" stroke-linejoin="round"`) + bricks(site, x, y, w, h, c) + circle(x + w / 2, y - 40, 15, isDark(site) ? '#ffdf9a' : '#9cc4d8', `stroke="${site.trim}" stroke-width="5"`) + rect(x + w / 2 - 2, y - 112, 4, 30, '#2a2d40') + times(3, (r) => times(2, (k) => (r === 2 && k === 1 ? '' : pane(site, x + 26 + k * (w - 110), y + 28 + r * 116, 54, 82, 'grid')))) + entrance({ ...site, door: ['#2f6f4a', site.door, '#24345f'][i % 3] ?? site.door, turn: i + 1 }, x + w - 82, base, 56, 104, 'panel', 2) + rect(x + w, y, 212 - w, h, '#171c3a', 0, opacity(0.35));
  }) + bicycle(420, base + 12, '#d9593d', 1) + bicycle(860, base + 12, '#2f6f9a', 1);
};

export const brownstone: House = (site, base) => {
  const x = 330;
  const w = 620;
  const h = 560;
  const y = base - h;
  const c = mix(site.wall, '#8a5a48', 0.6);
  let out = rect(x, y, w, h, site.canvas.linear([[0, light(c, 0.12)], [1, dark(c, 0.08)]])) + times(8, (i) => rect(x, base - 30 - i * 22, w, 2, dark(c, 0.3), 0, opacity(0.4))) + rect(x - 12, y - 26, w + 24, 40, dark(c, 0.25)) + times(12, (k) => rect(x + 10 + k * 52, y + 14, 16, 22, dark(c, 0.3)));
  for (const half of [0, 1]) {
    const hx = x + half * 310;
    out += times(3, (r) => times(3, (k) => (r === 2 && k === 2 ? '' : rect(hx + 24 + k * 94, y + 54 + r * 142, 74, 10, dark(c, 0.25)) + pane({ ...site, trim: dark(c, 0.35) }, hx + 32 + k * 94, y + 74 + r * 142, 56, 92, 'sash', { box: (r + k + half) % 3 === 1 }))));
    out += entrance({ ...site, trim: dark(c, 0.3), turn: half, door: half === 0 ? site.door : '#24345f' }, hx + 222, base - 60, 62, 124, 'arch', 0) + times(7, (k) => rect(hx + 206 - k * 3, base - 60 + k * 9, 94 + k * 6, 9, k % 2 === 0 ? light(c, 0.12) : dark(c, 0.08))) + stroke(`M${hx + 198} ${base}L${hx + 204} ${base - 96}M${hx + 308} ${base}L${hx + 302} ${base - 96}`, '#2a2d40', 6) + rect(hx + 34, base - 64, 50, 52, isDark(site) ? '#f0b866' : '#5f7f92', 2) + rect(hx + 128, base - 64, 50, 52, isDark(site) ? '#f0b866' : '#5f7f92', 2) + times(10, (k) => rect(hx + 16 + k * 18, base - 44, 3, 44, '#2a2d40'));
  }
  return out + rect(x + w / 2 - 2, y, 4, h, '#171c3a', 0, opacity(0.3)) + siding(site, x - 190, y + 80, 180, h - 80, dark(c, 0.3), 40) + siding(site, x + w + 10, y + 40, 180, h - 40, dark(c, 0.34), 40) + times(3, (r) => pane(site, x - 132, y + 130 + r * 140, 56, 88) + pane(site, x + w + 70, y + 100 + r * 140, 56, 88)) + tree(x - 60, base, 300, '#6a9a5a') + tree(x + w + 50, base, 250, '#5c8f5c');
};
