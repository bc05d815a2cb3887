import { Canvas } from '../drawing/canvas.ts';
import { light, mix } from '../drawing/color.ts';
import { heavens, plane, sky } from '../drawing/landscape.ts';
import { MOODS, type MoodName } from '../drawing/palette.ts';
import { cycle, random } from '../drawing/random.ts';
import { bicycle, car, streetLamp } from '../drawing/street.ts';
import { circle, group, opacity, rect } from '../drawing/svg.ts';
import { tree } from '../drawing/trees.ts';
import { series } from '../rooms/rooms.ts';
import { isDark, type Site } from './facade.ts';
import { distance, ground, type Setting } from './front-ground.ts';
import { highrise, midrise, walkup } from './houses-city.ts';
import { chalet, scandi, tudor } from './houses-country.ts';
import { brownstone } from './houses-stone.ts';
import { bungalow, colonial, duplex, modern, ranch } from './houses-suburb.ts';
import { canal, type House, rowhouse, victorian } from './houses-town.ts';
import { adobe, mediterranean, tropical } from './houses-warm.ts';

const PLANS: readonly (readonly [House, Setting])[] = [
  [rowhouse, 'street'],
  [bungalow, 'lawn'],
  [walkup, 'street'],
  [duplex, 'lawn'],
  [highrise, 'street'],
  [tropical, 'sand'],
  [adobe, 'desert'],
  [chalet, 'snow'],
  [tudor, 'lawn'],
  [victorian, 'street'],
  [midrise, 'street'],
  [ranch, 'lawn'],
  [modern, 'lawn'],
  [mediterranean, 'lawn'],
  [canal, 'street'],
  [colonial, 'lawn'],
  [scandi, 'lawn'],
  [brownstone, 'street'],
];

const WALLS = [
  '#b5694f',
  '#8fa9a0',
  '#d9b58a',
  '#7d93b0',
  '#c98f6a',
  '#e0c9a0',
  '#9fb08a',
  '#c4a0a8',
  '#a87a68',
  '#dcd3c4',
  '#6f8f9a',
  '#e3b48f',
  '#b8a8c4',
] as const;

const ROOFS = ['#4a4660', '#7a4a40', '#3f5560', '#5b4f4a', '#8a5a48'] as const;

const DOORS = ['#d9593d', '#2f6f6a', '#24345f', '#e8a13a', '#7a2f4a', '#3f7a56'] as const;

const TIMES: readonly MoodName[] = [
  'day',
  'dusk',
  'golden',
  'morning',
  'night',
  'day',
  'golden',
  'overcast',
];

export const fronts = series('front', 34, (key, i) => {
  const turn = Math.floor(i / PLANS.length);
  const [house, setting] = cycle(PLANS, i);
  const rng = random(key);
  const site: Site = {
    canvas: new Canvas(),
    mood: MOODS[cycle(TIMES, i * 3 + turn * 3)],
    rng,
    wall: cycle(WALLS, i * 5 + turn * 3),
    trim: turn === 0 ? '#fbf5e8' : cycle(['#fffaf0', '#ece2d2', '#f4e4cc'], i),
    roof: cycle(ROOFS, i + turn),
    door: cycle(DOORS, i * 5 + turn),
    turn: i + turn * 2,
  };
  const base = setting === 'street' ? 690 : 660;
  const zoom = setting === 'street' ? 1 : 1.1 + (i % 3) * 0.05;
  const flip = turn === 1;
  const home = group(
    house(site, base),
    `transform="translate(640 ${base}) scale(${flip ? -zoom : zoom} ${zoom}) translate(-640 ${-base})"`,
  );
  const shadow = `<ellipse cx="640" cy="${base + 6}" rx="${setting === 'street' ? 620 : 460}" ry="20" fill="#171c3a" opacity=".3" ${site.canvas.blur(8)}/>`;
  const glow = isDark(site)
    ? circle(
        640,
        base - 160,
        520,
        site.canvas.radial([
          [0, '#ffb868', 0.26],
          [1, '#ffb868', 0],
        ]),
      )
    : '';
  const street =
    setting === 'street'
      ? car(
          i % 2 === 0 ? 230 : 1010,
          base + 104,
          cycle(['#d9593d', '#2f6f9a', '#e8b23f', '#3f7a6a', '#e9e4da'], i),
          i % 2 === 1,
          1.15,
        ) +
        streetLamp(site, i % 2 === 0 ? 1130 : 130, base + 36, 300) +
        tree(
          i % 2 === 0 ? 60 : 1220,
          base + 30,
          420,
          mix('#6a9a5a', site.mood.near, isDark(site) ? 0.4 : 0.1),
        )
      : setting === 'lawn' && i % 2 === 1
        ? car(
            i % 4 === 1 ? 1010 : 270,
            836,
            cycle(['#2f6f9a', '#d9593d', '#3f7a6a', '#e9e4da'], i + turn),
            i % 4 === 1,
            1.2,
          )
        : setting === 'lawn'
          ? bicycle(i % 4 === 0 ? 930 : 380, base + 50, '#d9593d', 1.15)
          : '';
  const night = rect(0, 0, 1280, 853, site.mood.shade, 0, opacity(site.mood.shadeOpacity * 0.8));
  const vignette = rect(
    0,
    0,
    1280,
    853,
    site.canvas.radial(
      [
        [0.6, '#171c3a', 0],
        [1, '#171c3a', 0.26],
      ],
      0.5,
      0.45,
      0.8,
    ),
  );
  const fly =
    i % 2 === 0
      ? plane(
          i % 4 === 0 ? 250 : 1010,
          130 + (i % 5) * 22,
          130,
          light(site.mood.far, 0.8),
          cycle(DOORS, i),
          -14,
        )
      : '';
  const svg =
    sky(site, 1280, base) +
    heavens(site, 1280, base) +
    fly +
    distance(site, setting, i, base) +
    ground(site, setting, base) +
    shadow +
    home +
    street +
    night +
    glow +
    vignette;
  return site.canvas.document(1280, 853, svg);
});
