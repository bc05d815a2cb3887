import { Canvas } from '../drawing/canvas.ts';
import { MOODS } from '../drawing/palette.ts';
import { wings } from '../drawing/props.ts';
import { random } from '../drawing/random.ts';
import { circle, group, path, rect } from '../drawing/svg.ts';
import type { Picture } from '../types.ts';
import { backdrop } from './person-backdrop.ts';
import type { Face } from './person-beard.ts';
import { CAST_A } from './person-cast-a.ts';
import { CAST_B } from './person-cast-b.ts';
import { CAST_C } from './person-cast-c.ts';
import type { Character } from './person-character.ts';
import { clothes } from './person-clothes.ts';
import { head, neck } from './person-face.ts';
import { hair, officerCap } from './person-hair.ts';

const CAST: readonly Character[] = [...CAST_A, ...CAST_B, ...CAST_C];

const draw = (key: string, who: Character, gender: 'male' | 'female'): string => {
  const canvas = new Canvas();
  const rng = random(key);
  const face: Face = { ...who, gender };
  const [main, second, back] = who.colors;
  const locks = hair(who.style, who.hair === 'none' ? '#3a2a24' : who.hair, second);
  const covered = who.style === 'hijab';
  const rings =
    who.earrings === true && !covered
      ? circle(241, 306, 6, '#e8b84a') + circle(399, 306, 6, '#e8b84a')
      : '';
  const lowered = `transform="translate(0 22) rotate(${who.tilt ?? 0} 320 420)"`;
  const top = group(
    head(canvas, face) +
      locks.front +
      rings +
      (who.cap === true ? officerCap('#1d2748') + wings(320, 168, 0.62) : ''),
    lowered,
  );
  const behind = group(locks.back, lowered);
  const figure = `<g transform="translate(-58 -40) scale(1.18)">${behind}${neck(face)}${covered ? clothes(who.outfit, false, main, second) : clothes(who.outfit, gender === 'male', main, second)}${top}</g>`;
  const light = canvas.linear(
    [
      [0, '#fff0d0', 0.16],
      [0.5, '#ffffff', 0],
      [1, '#1b1a3c', 0.16],
    ],
    'd',
  );
  return canvas.document(
    640,
    640,
    backdrop(canvas, who.backdrop, back, MOODS[who.mood], rng) +
      path(
        'M60 640C80 500 160 440 320 440S560 500 580 640Z',
        '#1b1a3c',
        `opacity=".18" ${canvas.blur(16)}`,
      ) +
      figure +
      rect(0, 0, 640, 640, light),
  );
};

export const people: readonly Picture[] = CAST.map((who, i): Picture => {
  const key = `person-${String(i + 1).padStart(2, '0')}`;
  const gender = i % 2 === 0 ? 'female' : 'male';
  return { key, kind: 'person', gender, svg: () => draw(key, who, gender) };
});
