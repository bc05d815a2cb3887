import { dark, light } from '../drawing/color.ts';
import { wings } from '../drawing/props.ts';
import { circle, line, opacity, path, poly, rect, stroke, times } from '../drawing/svg.ts';

export type Outfit =
  | 'pilotShirt'
  | 'pilotJacket'
  | 'dress'
  | 'vest'
  | 'blazer'
  | 'hoodie'
  | 'tee'
  | 'turtleneck'
  | 'denim'
  | 'polo'
  | 'blouse'
  | 'puffer'
  | 'stripes'
  | 'shirt';

const body = (male: boolean): string =>
  male
    ? 'M88 640C90 546 116 496 186 470C226 456 262 450 274 430C296 462 344 462 366 430C378 450 414 456 454 470C524 496 550 546 552 640Z'
    : 'M112 640C114 556 138 506 200 480C240 464 276 456 286 432C302 458 338 458 354 432C364 456 400 464 440 480C502 506 526 556 528 640Z';

const shading = (male: boolean, c: string): string =>
  path(
    male
      ? 'M454 470C524 496 550 546 552 640H440C452 590 458 520 454 470Z'
      : 'M440 480C502 506 526 556 528 640H424C436 590 442 530 440 480Z',
    dark(c, 0.3),
    opacity(0.35),
  ) +
  stroke(
    male
      ? 'M170 640C172 600 166 570 158 552M470 640C468 600 474 570 482 552'
      : 'M186 640C188 604 182 578 174 560M454 640C452 604 458 578 466 560',
    dark(c, 0.4),
    3,
    opacity(0.45),
  );

const collar = (c: string): string =>
  path('M276 428L320 486L284 520L254 452ZM364 428L320 486L356 520L386 452Z', c) +
  path('M364 428L320 486L356 520L386 452Z', dark(c, 0.2), opacity(0.3));

const tie = (c: string): string =>
  path('M306 484H334L342 506L334 516L352 640H288L306 516L298 506Z', c) +
  path('M306 484H334L342 506L334 516H306L298 506Z', dark(c, 0.25)) +
  stroke('M300 560L344 590M296 600L350 630', light(c, 0.3), 3, opacity(0.35));

const lapels = (c: string): string =>
  path(
    'M262 446L320 610L214 540L230 506L206 496ZM378 446L320 610L426 540L410 506L434 496Z',
    light(c, 0.08),
  ) + stroke('M262 446L320 610L378 446', dark(c, 0.4), 2.4, opacity(0.6));

const epaulette = (x: number, angle: number): string =>
  `<g transform="translate(${x} 496) rotate(${angle})">${rect(-34, -12, 68, 24, '#1a2342', 5)}${times(4, (i) => rect(-24 + i * 12, -12, 6, 24, '#e8b84a'))}</g>`;

/** Everything below the neck. */
export const clothes = (outfit: Outfit, male: boolean, c: string, second: string): string => {
  const torso = (fill: string) => path(body(male), fill) + shading(male, fill);
  switch (outfit) {
    case 'pilotShirt':
      return (
        torso('#f7f6f2') +
        collar('#ffffff') +
        tie('#1d2440') +
        epaulette(male ? 166 : 186, -24) +
        epaulette(male ? 474 : 454, 24) +
        wings(male ? 424 : 412, 552, 0.8) +
        rect(196, 570, 60, 5, '#d5d3cc', 2)
      );
    case 'pilotJacket':
      return (
        torso(c) +
        path('M262 438L276 428C296 462 344 462 364 428L378 438L320 620Z', '#fbfaf6') +
        collar('#ffffff') +
        tie(dark(second, 0.1)) +
        lapels(c) +
        wings(424, 556, 0.85) +
        circle(296, 626, 6, '#e8b84a') +
        circle(346, 626, 6, '#e8b84a') +
        (male ? epaulette(164, -24) + epaulette(476, 24) : '')
      );
    case 'dress':
      return (
        torso(c) +
        path('M286 432L320 500L354 432L372 452L320 540L268 452Z', dark(c, 0.2)) +
        path(
          'M272 430C296 462 344 462 368 430C380 446 376 466 356 474C334 482 306 482 284 474C264 466 260 446 272 430Z',
          second,
        ) +
        path('M344 470C372 476 392 506 398 550C372 546 350 520 338 484Z', second) +
        path('M338 474C346 506 340 540 322 572C308 546 312 506 326 478Z', light(second, 0.15)) +
        circle(340, 474, 13, dark(second, 0.15)) +
        stroke('M280 452C304 470 336 470 360 452', light(second, 0.5), 3, opacity(0.6)) +
        wings(226, 552, 0.7)
      );
    case 'vest':
      return (
        torso('#fbfaf6') +
        path('M200 640C206 580 216 520 244 460L320 590L396 460C424 520 434 580 440 640Z', c) +
        collar('#ffffff') +
        (male
          ? tie(second)
          : path(
              'M290 470C310 482 330 482 350 470L344 500C352 530 340 560 322 574C304 560 292 530 298 500Z',
              second,
            )) +
        wings(390, 556, 0.62) +
        circle(320, 616, 6, '#e8b84a')
      );
    case 'blazer':
      return (
        torso(c) +
        path('M262 438L274 430C296 464 344 464 366 430L378 438L320 620Z', second) +
        stroke('M280 442C300 466 340 466 360 442', dark(second, 0.2), 4) +
        lapels(c)
      );
    case 'hoodie':
      return (
        torso(c) +
        path(
          'M226 470C236 430 270 414 286 420C300 450 340 450 354 420C370 414 404 430 414 470C380 512 344 520 320 520C296 520 260 512 226 470Z',
          light(c, 0.12),
        ) +
        path(
          'M276 432C298 478 342 478 364 432C356 492 340 506 320 506C300 506 284 492 276 432Z',
          dark(c, 0.35),
        ) +
        line(296, 506, 290, 580, '#fffaf0', 5) +
        line(344, 506, 350, 580, '#fffaf0', 5)
      );
    case 'tee':
      return (
        torso(c) +
        path('M272 434C292 482 348 482 368 434L380 442C356 504 284 504 260 442Z', dark(c, 0.18)) +
        stroke('M222 640C226 600 222 580 216 560', dark(c, 0.3), 2, opacity(0.3))
      );
    case 'turtleneck':
      return (
        torso(c) +
        path('M274 392C300 410 340 410 366 392L376 456C344 482 296 482 264 456Z', light(c, 0.08)) +
        stroke(
          'M272 418C300 436 340 436 368 418M268 440C300 460 340 460 372 440',
          dark(c, 0.3),
          2.5,
          opacity(0.5),
        ) +
        times(9, (i) => line(180 + i * 35, 520, 176 + i * 36, 640, dark(c, 0.25), 2, opacity(0.25)))
      );
    case 'denim':
      return (
        torso('#4a6b94') +
        path('M268 436L274 430C296 464 344 464 366 430L372 436L320 640Z', second) +
        path('M270 434L246 450L232 530L300 560ZM370 434L394 450L408 530L340 560Z', '#5b7ca4') +
        stroke(
          'M300 560L304 640M340 560L336 640M170 540H250M390 540H470',
          '#d9b277',
          2.4,
          'stroke-dasharray="7 5"',
        ) +
        circle(308, 600, 5, '#d9b277')
      );
    case 'polo':
      return (
        torso(c) +
        collar(light(c, 0.2)) +
        rect(308, 486, 24, 90, light(c, 0.1), 3) +
        circle(320, 510, 4, '#fffaf0') +
        circle(320, 540, 4, '#fffaf0')
      );
    case 'blouse':
      return (
        torso(c) +
        path('M280 436L320 560L360 436L374 446L322 590H318L266 446Z', light(c, 0.22)) +
        stroke(
          'M250 500C262 530 262 580 256 640M390 500C378 530 378 580 384 640',
          dark(c, 0.3),
          2.4,
          opacity(0.4),
        ) +
        circle(320, 468, 6, '#e8b84a') +
        stroke('M282 440C296 466 312 468 320 468C328 468 344 466 358 440', '#e8b84a', 2)
      );
    case 'puffer':
      return (
        torso(c) +
        path('M258 424C288 470 352 470 382 424L402 468C372 506 268 506 238 468Z', light(c, 0.16)) +
        times(4, (i) =>
          stroke(
            `M${120 + i * 4} ${540 + i * 34}C200 ${528 + i * 34} 270 ${552 + i * 34} 320 ${540 + i * 34}S460 ${528 + i * 34} ${520 - i * 4} ${540 + i * 34}`,
            dark(c, 0.35),
            4,
            opacity(0.5),
          ),
        ) +
        line(320, 490, 320, 640, dark(c, 0.5), 5)
      );
    case 'stripes':
      return (
        torso(second) +
        times(5, (i) =>
          stroke(
            `M${140 - i * 6} ${530 + i * 26}C230 ${514 + i * 26} 410 ${514 + i * 26} ${500 + i * 6} ${530 + i * 26}`,
            c,
            11,
          ),
        ) +
        path('M268 438C292 476 348 476 372 438L380 446C356 496 284 496 260 446Z', c)
      );
    case 'shirt':
      return (
        torso(c) +
        collar(light(c, 0.25)) +
        poly(
          [
            [320, 486],
            [326, 640],
            [314, 640],
          ],
          dark(c, 0.25),
        ) +
        circle(320, 540, 4, light(c, 0.7)) +
        circle(320, 590, 4, light(c, 0.7)) +
        rect(382, 550, 62, 56, dark(c, 0.12), 5)
      );
  }
};
