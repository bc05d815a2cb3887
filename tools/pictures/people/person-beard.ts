import { light, mix } from '../drawing/color.ts';
import { at, line, opacity, path, stroke } from '../drawing/svg.ts';

type Beard = 'full' | 'stubble' | 'goatee' | 'moustache' | 'short';

export type Glasses = 'round' | 'square' | 'cat' | 'aviator';

type Mouth = 'smile' | 'open' | 'soft' | 'smirk';

export interface Face {
  gender: 'male' | 'female';
  skin: string;
  hair: string;
  iris: string;
  mouth: Mouth;
  older?: boolean;
  freckles?: boolean;
  beard?: Beard;
  glasses?: Glasses;
  lips?: string;
}

export const shadowOf = (skin: string): string => mix(mix(skin, '#a8452f', 0.28), '#2c1630', 0.14);

const beardShape =
  'M244 268C248 292 254 304 266 310C284 318 296 312 320 312C344 312 356 318 374 310C386 304 392 292 396 268C399 322 388 362 364 382C350 393 336 398 320 398C304 398 290 393 276 382C252 362 241 322 244 268Z';

export const beard = (face: Face): string => {
  const c = face.hair === 'none' ? '#3a2a24' : face.hair;
  const moustache = path(
    'M320 313C308 307 292 312 280 330C296 328 310 325 320 322C330 325 344 328 360 330C348 312 332 307 320 313Z',
    c,
  );
  switch (face.beard) {
    case 'full':
      return (
        path(beardShape, c) +
        path(
          'M276 382C290 393 304 398 320 398C336 398 350 393 364 382C356 372 344 366 320 366C296 366 284 372 276 382Z',
          light(c, 0.16),
          opacity(0.5),
        ) +
        path(
          'M288 330C300 322 340 322 352 330C350 354 336 362 320 362C304 362 290 354 288 330Z',
          mix(face.skin, c, 0.25),
        ) +
        moustache
      );
    case 'short':
      return (
        path(
          'M245 262C249 294 256 310 270 318C284 324 298 314 320 314C342 314 356 324 370 318C384 310 391 294 395 262C398 318 390 344 372 364C356 380 338 386 320 386C302 386 284 380 268 364C250 344 242 318 245 262Z',
          c,
          opacity(0.86),
        ) +
        path(
          'M287 328C300 321 340 321 353 328C350 352 336 359 320 359C304 359 290 352 287 328Z',
          mix(face.skin, c, 0.2),
        )
      );
    case 'stubble':
      return path(
        'M245 270C250 298 258 310 272 318C288 324 300 316 320 316C340 316 352 324 368 318C382 310 390 298 395 270C397 320 390 342 372 362C356 378 338 384 320 384C302 384 284 378 268 362C250 342 243 320 245 270Z',
        c,
        opacity(0.26),
      );
    case 'goatee':
      return (
        moustache +
        path(
          'M290 350C298 362 306 364 320 364C334 364 342 362 350 350C350 376 338 390 320 390C302 390 290 376 290 350Z',
          c,
        )
      );
    case 'moustache':
      return moustache;
    default:
      return '';
  }
};

export const glasses = (kind: Glasses): string => {
  const frame = kind === 'aviator' ? '#b98a3a' : kind === 'cat' ? '#7a2f4a' : '#2a2433';
  const width = kind === 'aviator' ? 3 : 4.5;
  const lens = (x: number, flip: boolean) => {
    const shape =
      kind === 'round'
        ? 'M-27 0A27 26 0 1 1 27 0A27 26 0 1 1 -27 0Z'
        : kind === 'square'
          ? 'M-27 -17Q-27 -21 -22 -21H23Q29 -21 28 -15L26 12Q25 20 17 20H-15Q-24 20 -25 12Z'
          : kind === 'cat'
            ? 'M-26 -10C-18 -20 10 -20 32 -24C32 0 26 20 4 21C-18 21 -26 8 -26 -10Z'
            : 'M-26 -16C-10 -21 14 -20 28 -14C30 8 18 25 2 25C-18 24 -27 6 -26 -16Z';
    return at(
      x,
      266,
      path(shape, '#dff0ff', `fill-opacity=".18" stroke="${frame}" stroke-width="${width}"`) +
        path('M-12 14L6 -16H14L-4 16Z', '#ffffff', opacity(0.2)),
      1,
      flip,
    );
  };
  return (
    lens(287, true) +
    lens(353, false) +
    stroke('M313 262C317 257 323 257 327 262', frame, width) +
    line(258, 258, 243, 254, frame, width) +
    line(382, 258, 397, 254, frame, width)
  );
};
