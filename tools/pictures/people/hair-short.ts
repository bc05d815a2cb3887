import { dark, light } from '../drawing/color.ts';
import { circle, ellipse, opacity, path, stroke } from '../drawing/svg.ts';
import { cap, dots, type Hair, ring, shine } from './hair-parts.ts';

export type ShortHair =
  | 'crop'
  | 'quiff'
  | 'curlyTop'
  | 'buzz'
  | 'bald'
  | 'balding'
  | 'wavy'
  | 'manbun'
  | 'turban'
  | 'shortAfro'
  | 'locs'
  | 'slick'
  | 'messy';

export const shortHair = (style: ShortHair, c: string, cloth: string): Hair => {
  const d = dark(c, 0.18);
  switch (style) {
    case 'crop':
      return { back: '', front: cap(c) + shine(c, 'M262 186C278 166 306 158 334 160') };
    case 'quiff':
      return {
        back: '',
        front:
          path(
            'M243 256C232 206 236 168 262 152C270 122 330 104 372 124C404 138 412 190 397 256C394 232 390 218 382 208C360 204 330 200 306 184C286 194 268 200 258 208C250 220 246 236 243 256Z',
            c,
          ) +
          stroke(
            'M270 182C284 150 322 132 364 140M306 184C318 166 344 156 372 164',
            dark(c, 0.32),
            2.4,
            opacity(0.5),
          ) +
          shine(c, 'M276 156C296 134 328 126 352 130'),
      };
    case 'curlyTop':
      return {
        back: '',
        front:
          path(
            'M243 262C238 210 246 180 270 176H372C396 180 402 210 397 262C394 236 390 222 382 210H258C250 222 246 236 243 262Z',
            d,
            opacity(0.75),
          ) +
          dots(
            [
              ...ring(10, 66, 44, 182, 22, 175, 365),
              [296, 150, 24],
              [344, 148, 24],
              [320, 136, 24],
              [276, 180, 18],
              [320, 178, 20],
              [362, 180, 18],
            ],
            c,
          ),
      };
    case 'buzz':
      return {
        back: '',
        front: path(
          'M242 252C236 190 260 150 320 148C380 150 404 190 398 252C394 226 388 212 376 202C350 190 290 190 264 202C252 212 246 226 242 252Z',
          c,
          opacity(0.72),
        ),
      };
    case 'bald':
      return { back: '', front: ellipse(296, 178, 30, 12, '#ffffff', opacity(0.2)) };
    case 'balding':
      return {
        back: '',
        front:
          path(
            'M243 270C232 236 236 200 254 188C262 204 260 226 254 240ZM397 270C408 236 404 200 386 188C378 204 380 226 386 240Z',
            c,
          ) + ellipse(300, 180, 28, 10, '#ffffff', opacity(0.2)),
      };
    case 'wavy':
      return {
        back: path('M234 330C214 250 222 140 320 132C418 140 426 250 406 330Z', d),
        front:
          path(
            'M244 300C222 270 222 180 262 152C300 120 372 126 396 164C420 200 414 270 396 300C398 262 396 240 386 224C356 222 322 206 304 188C290 210 262 218 254 236C246 250 246 276 244 300Z',
            c,
          ) +
          stroke(
            'M304 188C316 166 346 154 376 164M262 220C262 190 276 166 296 156',
            dark(c, 0.32),
            2.4,
            opacity(0.5),
          ),
        covers: true,
      };
    case 'manbun':
      return {
        back: circle(320, 124, 30, d) + circle(316, 120, 26, c),
        front:
          cap(c) +
          stroke(
            'M266 204C276 174 300 156 318 150M374 204C364 174 340 156 322 150',
            dark(c, 0.35),
            2.2,
            opacity(0.5),
          ),
      };
    case 'turban':
      return {
        back: '',
        front:
          path(
            'M232 244C206 176 236 92 320 90C404 92 434 176 408 244C398 212 366 186 330 172C300 186 248 206 232 244Z',
            cloth,
          ) +
          path(
            'M330 172C300 150 262 150 230 214C250 160 290 132 352 128C384 132 404 160 410 212C392 186 366 178 330 172Z',
            light(cloth, 0.12),
          ) +
          stroke(
            'M238 212C262 150 320 124 392 132M246 178C274 120 336 100 384 118M330 172C350 160 382 168 404 196',
            dark(cloth, 0.32),
            3.2,
            opacity(0.55),
          ),
      };
    case 'shortAfro':
      return {
        back: dots(ring(16, 86, 70, 210, 26, 170, 370), d),
        front: dots(
          [
            ...ring(13, 78, 58, 204, 17, 172, 368),
            [300, 160, 26],
            [340, 160, 26],
            [270, 178, 20],
            [370, 178, 20],
            [320, 168, 20],
          ],
          c,
        ),
      };
    case 'locs':
      return {
        back: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
          .map((i) =>
            stroke(
              `M${250 + i * 16} 170C${216 + i * 24} 240 ${206 + i * 25} 330 ${212 + i * 24} ${410 + (i % 3) * 14}`,
              i % 2 === 0 ? d : c,
              17,
            ),
          )
          .join(''),
        front:
          cap(c) +
          [0, 1, 2, 3]
            .map((i) =>
              stroke(
                `M${262 - i * 4} ${180 + i * 8}C${236 - i * 4} 250 ${238 - i * 5} 320 ${230 - i * 3} ${370 + i * 8}M${378 + i * 4} ${180 + i * 8}C${404 + i * 4} 250 ${402 + i * 5} 320 ${410 + i * 3} ${370 + i * 8}`,
                i % 2 === 0 ? c : light(c, 0.1),
                14,
              ),
            )
            .join(''),
        covers: true,
      };
    case 'slick':
      return {
        back: '',
        front:
          path(
            'M243 254C232 190 252 140 320 138C388 140 408 190 397 254C393 226 384 204 366 192C336 182 300 184 274 194C256 206 247 228 243 254Z',
            c,
          ) +
          stroke(
            'M276 194C282 172 300 156 322 150M304 186C312 168 330 158 350 156M340 186C348 176 360 172 372 174',
            light(c, 0.3),
            2.2,
            opacity(0.5),
          ),
      };
    case 'messy':
      return {
        back: '',
        front:
          path(
            'M243 258C230 214 232 176 250 160C248 146 262 134 280 136C294 116 324 118 334 128C352 112 378 122 382 140C404 148 412 196 397 258C394 236 388 222 380 212C366 216 356 208 350 200C340 212 322 212 312 202C300 214 284 212 278 204C262 214 250 232 243 258Z',
            c,
          ) +
          stroke(
            'M278 204C276 186 282 170 292 158M312 202C312 184 322 168 334 160M350 200C350 186 356 174 366 166',
            dark(c, 0.32),
            2.4,
            opacity(0.5),
          ),
      };
  }
};
