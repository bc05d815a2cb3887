import type { Canvas } from '../drawing/canvas.ts';
import { dark, light, luminance, mix } from '../drawing/color.ts';
import { at, circle, ellipse, group, num, opacity, path, stroke } from '../drawing/svg.ts';
import { beard, type Face, glasses, shadowOf } from './person-beard.ts';

const outline = (male: boolean): string =>
  male
    ? 'M243 246C243 182 276 160 320 160C364 160 397 182 397 246C397 296 392 326 374 350C358 370 340 380 320 380C300 380 282 370 266 350C248 326 243 296 243 246Z'
    : 'M245 248C245 182 278 160 320 160C362 160 395 182 395 248C395 298 382 330 358 354C344 368 333 376 320 376C307 376 296 368 282 354C258 330 245 298 245 248Z';

const eye = (face: Face, x: number): string => {
  const isLeft = x < 320;
  const male = face.gender === 'male';
  const lid = mix(dark(face.skin, 0.75), '#20121a', 0.6);
  const lash = male ? '' : stroke('M15 1C18 -1 21 -4 23 -7', lid, 2.6);
  const white = path('M-17 2C-11 -9 8 -11 17 1C9 8 -10 9 -17 2Z', '#fdf9f4');
  const inner = `${circle(0, -1.2, 8, face.iris)}${circle(0, -1.2, 4.2, '#1a1220')}${circle(2.6, -4, 2.2, '#ffffff')}`;
  const brow =
    face.hair === 'none'
      ? dark(face.skin, 0.6)
      : luminance(face.hair) > 0.72
        ? dark(face.hair, 0.35)
        : dark(face.hair, 0.15);
  return at(
    x,
    264,
    path(
      'M-18 -1C-12 -14 10 -16 19 -2L17 1C8 -11 -11 -9 -17 2Z',
      shadowOf(face.skin),
      opacity(0.5),
    ) +
      white +
      inner +
      path('M-17 2C-11 -9 8 -11 17 1C9 -4 -10 -3 -17 2Z', lid, opacity(0.22)) +
      stroke('M-17 2C-11 -9.5 8 -11.5 17 1', lid, male ? 3.2 : 4) +
      lash +
      stroke('M-10 11C-4 14 5 13 10 10', shadowOf(face.skin), 1.6, opacity(0.5)) +
      (male
        ? path('M-21 -24C-10 -31 10 -31 23 -18C10 -24.5 -8 -24.5 -20 -17Z', brow)
        : path('M-21 -24C-10 -32 10 -32 24 -19C10 -26.5 -8 -26.5 -20 -19Z', brow)) +
      (face.older === true
        ? stroke('M22 8L30 4M22 12L30 13', shadowOf(face.skin), 1.6, opacity(0.6))
        : ''),
    1,
    isLeft,
  );
};

const mouth = (face: Face): string => {
  const male = face.gender === 'male';
  const lip =
    face.lips ?? (male ? mix(face.skin, '#a24a48', 0.42) : mix(face.skin, '#c23f4e', 0.52));
  const deep = mix('#6b1f2b', face.skin, 0.1);
  switch (face.mouth) {
    case 'open':
      return (
        path(
          'M287 325C300 324 311 321 320 324C329 321 340 324 353 325C349 350 335 361 320 361C305 361 291 350 287 325Z',
          lip,
        ) +
        path(
          'M293 328C304 329 336 329 347 328C342 346 332 353 320 353C308 353 298 346 293 328Z',
          deep,
        ) +
        path(
          'M295 328C306 329.5 334 329.5 345 328C343 335 340 339 338 340C330 342 310 342 302 340C300 339 297 335 295 328Z',
          '#fffdf8',
        ) +
        stroke(
          'M282 322C284 325 286 327 288 327M358 322C356 325 354 327 352 327',
          shadowOf(face.skin),
          2.4,
          opacity(0.7),
        )
      );
    case 'smile':
      return (
        path(
          'M290 328C302 327 312 323 320 326C328 323 338 327 350 328C341 347 331 352 320 352C309 352 299 347 290 328Z',
          lip,
        ) +
        path(
          'M295 330C306 331 334 331 345 330C337 340 329 343 320 343C311 343 303 340 295 330Z',
          '#fffdf8',
        ) +
        stroke(
          'M284 324C286 328 289 329 291 329M356 324C354 328 351 329 349 329',
          shadowOf(face.skin),
          2.4,
          opacity(0.7),
        )
      );
    case 'smirk':
      return (
        path(
          'M294 336C306 333 314 330 320 332C327 329 338 331 351 328C342 344 332 348 320 348C309 348 300 344 294 336Z',
          lip,
        ) + stroke('M291 336C306 341 334 341 354 326', dark(lip, 0.4), 2.4)
      );
    case 'soft':
      return (
        path(
          'M293 332C304 330 313 326 320 329C327 326 336 330 347 332C338 346 330 350 320 350C310 350 302 346 293 332Z',
          lip,
        ) +
        stroke('M288 330C302 340 338 340 352 330', dark(lip, 0.42), 2.4) +
        path(
          'M308 344C316 347 324 347 332 344',
          'none',
          `stroke="${light(lip, 0.4)}" stroke-width="2.4" stroke-linecap="round" opacity=".6"`,
        )
      );
  }
};

/** Ears, neck and face, without hair. */
export const neck = (face: Face): string => {
  const male = face.gender === 'male';
  const half = male ? 46 : 35;
  const shade = shadowOf(face.skin);
  return (
    path(
      `M${320 - half} 330V410C${320 - half} 440 ${320 - half - 12} 452 ${320 - half - 26} 466L320 530L${320 + half + 26} 466C${320 + half + 12} 452 ${320 + half} 440 ${320 + half} 410V330Z`,
      mix(face.skin, shade, 0.18),
    ) +
    path(
      `M${320 - half} 352C${num(320 - half * 0.5)} 396 ${num(320 + half * 0.6)} 398 ${320 + half} 350V${male ? 396 : 388}C${num(320 + half * 0.4)} 424 ${num(320 - half * 0.7)} 420 ${320 - half} 380Z`,
      shade,
      opacity(0.55),
    )
  );
};

export const head = (canvas: Canvas, face: Face): string => {
  const male = face.gender === 'male';
  const shade = shadowOf(face.skin);
  const d = outline(male);
  const clip = canvas.clip(`<path d="${d}"/>`);
  const cheek = mix(face.skin, '#e2554d', luminance(face.skin) > 0.5 ? 0.42 : 0.34);
  const blush = canvas.radial([
    [0, cheek, 0.55],
    [0.5, cheek, 0.28],
    [1, cheek, 0],
  ]);
  const ear = (x: number, flip: boolean) =>
    at(
      x,
      276,
      ellipse(0, 0, 15, 24, face.skin) +
        path(
          'M-5 -13C4 -14 7 -4 3 4C0 9 -2 12 -3 15',
          'none',
          `stroke="${shade}" stroke-width="3" stroke-linecap="round" opacity=".7"`,
        ),
      1,
      flip,
    );
  const freckles =
    face.freckles === true
      ? [
          [268, 300],
          [276, 308],
          [284, 299],
          [292, 308],
          [348, 308],
          [356, 299],
          [364, 308],
          [372, 300],
        ]
          .map(([x, y]) => circle(x ?? 0, y ?? 0, 1.7, shade, opacity(0.5)))
          .join('')
      : '';
  const lines =
    face.older === true
      ? stroke(
          'M284 318C278 326 276 334 278 342M356 318C362 326 364 334 362 342',
          shade,
          2.2,
          opacity(0.55),
        ) +
        stroke(
          'M290 214C308 209 332 209 350 214M298 201C312 198 328 198 342 201',
          shade,
          2,
          opacity(0.35),
        )
      : '';
  return (
    ear(244, true) +
    ear(396, false) +
    path(d, face.skin) +
    group(
      path(
        'M320 150H420V400H300C350 380 376 330 374 270C372 220 360 180 320 150Z',
        shade,
        opacity(0.2),
      ) +
        ellipse(292, 200, 40, 22, light(face.skin, 0.5), opacity(0.28)) +
        ellipse(274, 306, 36, 27, blush) +
        ellipse(366, 306, 36, 27, blush),
      clip,
    ) +
    freckles +
    (face.beard === undefined || face.beard === 'goatee' || face.beard === 'moustache'
      ? ''
      : beard(face)) +
    lines +
    path(
      'M322 262C324 280 336 296 337 306C335 314 318 317 308 311C318 313 324 308 322 296Z',
      shade,
      opacity(0.42),
    ) +
    stroke(
      'M305 308C307 313 313 313 316 311M336 308C334 313 328 314 325 312',
      shade,
      2.6,
      opacity(0.85),
    ) +
    ellipse(315, 298, 5, 7, light(face.skin, 0.6), opacity(0.35)) +
    mouth(face) +
    (face.beard === 'goatee' || face.beard === 'moustache' ? beard(face) : '') +
    eye(face, 288) +
    eye(face, 352) +
    (face.glasses === undefined ? '' : glasses(face.glasses))
  );
};
