import { dark, light } from '../drawing/color.ts';
import { circle, ellipse, opacity, path, stroke } from '../drawing/svg.ts';
import { centre, dots, type Hair, pulled, shine } from './hair-parts.ts';

export type TiedHair =
  | 'topbun'
  | 'chignon'
  | 'ponytail'
  | 'braids'
  | 'pixie'
  | 'puffs'
  | 'hijab'
  | 'wrap';

export const tiedHair = (style: TiedHair, c: string, cloth: string): Hair => {
  const d = dark(c, 0.18);
  switch (style) {
    case 'topbun':
      return {
        back:
          circle(320, 112, 44, d) +
          circle(314, 106, 40, c) +
          stroke(
            'M290 96C306 82 334 84 346 104M296 124C310 134 334 132 346 118',
            dark(c, 0.35),
            2.4,
            opacity(0.5),
          ),
        front: pulled(c),
      };
    case 'chignon':
      return {
        back:
          ellipse(398, 330, 34, 36, d) +
          ellipse(402, 326, 26, 28, c) +
          stroke('M388 318C396 308 412 310 416 324', dark(c, 0.35), 2.2, opacity(0.6)),
        front: pulled(c),
      };
    case 'ponytail':
      return {
        back:
          path(
            'M380 170C440 170 462 240 448 320C444 370 462 410 440 450C420 440 408 400 412 350C414 300 404 250 380 220Z',
            d,
          ) + shine(c, 'M432 220C444 260 438 310 434 350', 6),
        front: pulled(c) + path('M384 176C396 180 404 190 402 202C392 204 384 196 380 188Z', cloth),
      };
    case 'braids':
      return {
        back: path(
          'M320 134C240 130 214 196 220 290L230 400H410L420 290C426 196 400 130 320 134Z',
          d,
        ),
        front:
          centre(c) +
          [0, 1, 2, 3, 4, 5, 6, 7]
            .map(
              (i) =>
                ellipse(
                  226 - (i % 2) * 4 - i * 1.4,
                  290 + i * 25,
                  16,
                  17,
                  i % 2 === 0 ? c : light(c, 0.12),
                ) +
                ellipse(
                  414 + (i % 2) * 4 + i * 1.4,
                  290 + i * 25,
                  16,
                  17,
                  i % 2 === 0 ? c : light(c, 0.12),
                ),
            )
            .join('') +
          circle(214, 484, 9, cloth) +
          circle(426, 484, 9, cloth),
      };
    case 'pixie':
      return {
        back: path('M236 280C222 180 262 132 322 132C386 132 418 182 404 280Z', d),
        front:
          path(
            'M242 276C226 200 240 136 320 132C400 130 416 204 398 276C396 250 390 236 382 226C356 222 324 206 310 186C296 210 268 222 256 232C248 244 244 258 242 276Z',
            c,
          ) +
          stroke(
            'M310 186C318 168 334 156 356 154M282 214C282 190 292 168 308 156',
            dark(c, 0.3),
            2.2,
            opacity(0.5),
          ) +
          shine(c, 'M258 198C266 174 284 160 302 154'),
      };
    case 'puffs':
      return {
        back: dots(
          [
            [220, 160, 56],
            [420, 160, 56],
            [196, 140, 30],
            [444, 140, 30],
            [206, 188, 30],
            [434, 188, 30],
            [240, 128, 30],
            [400, 128, 30],
          ],
          c,
        ),
        front:
          centre(c) +
          ellipse(262, 176, 10, 16, cloth, 'transform="rotate(40 262 176)"') +
          ellipse(378, 176, 10, 16, cloth, 'transform="rotate(-40 378 176)"'),
      };
    case 'hijab':
      return {
        back: path(
          'M320 122C212 120 190 214 204 320C208 400 170 440 150 500L490 500C470 440 432 400 436 320C450 214 428 120 320 122Z',
          dark(cloth, 0.2),
        ),
        front: `<path d="M320 120C212 118 190 214 206 316C212 384 228 420 214 470C260 520 380 520 430 460C408 420 428 384 434 316C450 214 428 118 320 120ZM320 168C364 168 392 196 391 254C390 300 380 332 358 354C344 368 333 376 320 376C307 376 296 368 282 354C260 332 250 300 249 254C248 196 276 168 320 168Z" fill="${cloth}" fill-rule="evenodd"/>${stroke('M228 260C224 330 262 400 330 420C372 430 404 410 420 384M216 440C260 470 350 470 410 420', dark(cloth, 0.3), 3, opacity(0.5))}${stroke('M238 214C252 164 288 142 330 140', light(cloth, 0.4), 6, opacity(0.4))}`,
      };
    case 'wrap':
      return {
        back: '',
        front:
          path(
            'M236 248C214 170 244 92 320 88C396 92 426 170 404 248C396 214 372 194 320 192C268 194 244 214 236 248Z',
            cloth,
          ) +
          path('M300 96C276 60 320 36 340 60C372 40 396 78 356 100Z', light(cloth, 0.14)) +
          stroke(
            'M244 218C262 168 316 144 384 148M240 190C264 130 330 116 396 180M270 124C310 108 356 116 386 144',
            dark(cloth, 0.3),
            3.5,
            opacity(0.5),
          ),
      };
  }
};
