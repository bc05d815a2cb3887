import { light } from '../drawing/color.ts';
import { hills, tail, tower } from '../drawing/landscape.ts';
import { leaf } from '../drawing/plant.ts';
import { pilotCap, wings } from '../drawing/props.ts';
import { backSky, shine, softShadow } from '../drawing/stage.ts';
import { car } from '../drawing/street.ts';
import { at, circle, ellipse, line, opacity, path, rect, stroke, times } from '../drawing/svg.ts';
import { croissant, cup, type Scenery, steam, table } from './offer-parts.ts';

export const SCENES_B: readonly Scenery[] = [
  // Brewery
  [
    'night',
    (s) =>
      table(s, '#4a3444', '#7d4f32', 640) +
      times(2, (k) =>
        at(
          210 + k * 200,
          640,
          path(
            'M-80 0V-330C-80 -420 80 -420 80 -330V0Z',
            s.canvas.linear(
              [
                [0, '#e8a86a'],
                [0.4, '#ffd8a0'],
                [1, '#a8643a'],
              ],
              'h',
            ),
          ) +
            rect(-80, -300, 160, 8, '#8d5230') +
            rect(-80, -120, 160, 8, '#8d5230') +
            circle(0, -210, 34, '#7d4730') +
            circle(0, -210, 24, '#ffdf9a') +
            rect(-8, -470, 16, 70, '#c9824a'),
        ),
      ) +
      times(4, (i) => {
        const x = 600 + i * 160;
        const c = ['#f2b33f', '#d9822f', '#8d4a24', '#f7d27a'][i] ?? '#f2b33f';
        return (
          softShadow(s, x, 770, 70) +
          path(
            `M${x - 58} 520H${x + 58}L${x + 44} 764Q${x} 776 ${x - 44} 764Z`,
            '#ffffff',
            opacity(0.35),
          ) +
          path(
            `M${x - 52} 566H${x + 52}L${x + 40} 756Q${x} 768 ${x - 40} 756Z`,
            s.canvas.linear([
              [0, light(c, 0.2)],
              [1, c],
            ]),
          ) +
          path(
            `M${x - 62} 566C${x - 76} 530 ${x - 40} 508 ${x - 20} 522C${x - 4} 496 ${x + 34} 504 ${x + 34} 522C${x + 70} 510 ${x + 74} 550 ${x + 60} 566Z`,
            '#fff8e8',
          ) +
          rect(x - 40, 580, 9, 160, '#ffffff', 4, opacity(0.4)) +
          times(6, (k) =>
            circle(x - 20 + ((k * 17) % 46), 610 + k * 22, 4, '#fff4d0', opacity(0.7)),
          )
        );
      }) +
      rect(540, 770, 620, 26, '#a8703f', 8) +
      times(
        4,
        (i) =>
          rect(520 + i * 190, 0, 3, 150 + (i % 2) * 50, '#1d1830') +
          path(`M${490 + i * 190} ${180 + (i % 2) * 50}a32 34 0 0 1 64 0z`, '#2f7a76') +
          shine(s, 522 + i * 190, 190 + (i % 2) * 50, 190, 0.65),
      ),
  ],
  // Car hire
  [
    'golden',
    (s) =>
      backSky(s, 560) +
      hills(s.rng, 1280, 560, 200, s.mood.far) +
      tower(180, 560, 360, light(s.mood.near, 0.3), '#ffe0a0') +
      tail(1040, 560, 190, '#2f6f9a', '#fbfaf6') +
      rect(0, 556, 1280, 60, light(s.green, 0.1)) +
      rect(
        0,
        610,
        1280,
        250,
        s.canvas.linear([
          [0, '#8b8294'],
          [1, '#5b566e'],
        ]),
      ) +
      times(8, (i) => rect(i * 190, 760, 110, 10, '#fff0c8', 3)) +
      car(640, 740, '#e8503a', false, 3.1) +
      at(
        1090,
        330,
        circle(0, 0, 66, 'none', 'stroke="#f2c14e" stroke-width="16"') +
          rect(-16, 62, 30, 120, '#f2c14e', 6) +
          rect(10, 130, 34, 18, '#f2c14e', 4) +
          rect(10, 160, 26, 18, '#f2c14e', 4) +
          circle(0, -4, 20, '#fff8e0', opacity(0.3)),
        1,
        false,
        18,
      ),
  ],
  // Dry cleaning
  [
    'day',
    (s) =>
      rect(
        0,
        0,
        1280,
        853,
        s.canvas.linear([
          [0, '#d3e5e0'],
          [1, '#b3cfcb'],
        ]),
      ) +
      circle(
        900,
        220,
        520,
        s.canvas.radial([
          [0, '#ffffff', 0.6],
          [1, '#ffffff', 0],
        ]),
      ) +
      rect(
        0,
        720,
        1280,
        140,
        s.canvas.linear([
          [0, '#d9b58a'],
          [1, '#a87a52'],
        ]),
      ) +
      rect(90, 120, 1100, 16, '#8f93a3', 8) +
      rect(110, 136, 14, 600, '#8f93a3') +
      rect(1156, 136, 14, 600, '#8f93a3') +
      [
        [270, '#fbfaf6', 0],
        [460, '#24345f', 1],
        [640, '#fbfaf6', 0],
        [830, '#24345f', 1],
        [1010, '#8a2f44', 2],
      ]
        .map(([x, c, kind]) =>
          at(
            Number(x),
            136,
            stroke('M0 0V22C22 26 20 46 0 50', '#8f93a3', 6) +
              stroke('M-84 96L0 50L84 96', '#b98a5c', 9) +
              path(
                'M-40 76L-96 110C-112 130 -116 240 -112 330H-78L-74 200V440Q0 458 74 440V200L78 330H112C116 240 112 130 96 110L40 76Q0 110 -40 76Z',
                String(c),
              ) +
              path(
                'M40 76L96 110C112 130 116 240 112 330H78L74 200V440Q40 450 20 450C30 320 30 200 20 96Z',
                '#171c3a',
                opacity(0.12),
              ) +
              (kind === 0
                ? path('M-12 100H12L20 130L26 300L0 330L-26 300L-20 130Z', '#24345f') +
                  times(3, (i) =>
                    rect(
                      -96 + i * 9,
                      104 - i * 4,
                      6,
                      22,
                      '#e8b84a',
                      0,
                      'transform="rotate(-30 -90 110)"',
                    ),
                  )
                : kind === 1
                  ? path('M-34 84L0 250L34 84L0 110Z', '#fbfaf6') +
                    path('M-8 116H8L12 210L0 230L-12 210Z', '#d9593d') +
                    wings(50, 180, 0.55) +
                    circle(0, 290, 6, '#e8b84a') +
                    circle(0, 330, 6, '#e8b84a') +
                    circle(0, 370, 6, '#e8b84a')
                  : path('M-50 84C-20 120 20 120 50 84L60 104C30 140 -30 140 -60 104Z', '#f5c25c') +
                    wings(-46, 180, 0.5)),
          ),
        )
        .join('') +
      path('M900 190H1120L1136 620Q1010 640 884 620Z', '#ffffff', opacity(0.22)) +
      at(
        180,
        726,
        rect(-70, -60, 140, 60, '#fbfaf6', 10) +
          rect(-62, -104, 124, 48, '#8fb5ae', 10) +
          rect(-56, -140, 112, 40, '#f5c25c', 10),
      ) +
      at(1070, 726, pilotCap(), 6),
  ],
  // Breakfast
  [
    'morning',
    (s) =>
      table(s, '#f0d9b8', '#d9b58a', 380) +
      softShadow(s, 560, 680, 300, 34) +
      ellipse(560, 640, 300, 118, '#fffaf2') +
      ellipse(560, 634, 236, 88, '#efe6da') +
      path(
        'M400 630C380 590 440 566 480 580C520 560 590 570 584 610C610 640 560 676 510 664C460 684 400 670 400 630Z',
        '#ffffff',
      ) +
      ellipse(480, 620, 42, 24, '#ffb52f') +
      ellipse(470, 612, 16, 7, '#ffe08a') +
      stroke('M600 590q30 -24 60 0t60 0M596 622q30 -24 60 0t60 0', '#c9563f', 20) +
      stroke('M600 586q30 -24 60 0t60 0', '#f0a08a', 6) +
      times(
        5,
        (i) =>
          circle(620 + (i % 3) * 44, 664 + Math.floor(i / 3) * 22, 18, '#e8503a') +
          circle(614 + (i % 3) * 44, 658 + Math.floor(i / 3) * 22, 6, '#ff9a8a'),
      ) +
      leaf(560, 690, 70, 20, -10, '#5c9a5c') +
      leaf(560, 690, 60, 18, 30, '#4f8a5b') +
      at(
        980,
        660,
        path('M-60 -190H60L48 -10Q0 6 -48 -10Z', '#ffffff', opacity(0.5)) +
          path('M-54 -140H54L46 -14Q0 0 -46 -14Z', '#ffab2f') +
          circle(50, -190, 36, '#ff9f2f') +
          circle(50, -190, 28, '#ffc25c') +
          line(-10, -20, 30, -260, '#d9593d', 9),
      ) +
      at(220, 640, cup('#2f7a76', 190)) +
      steam(190, 460, 2, 56) +
      at(900, 790, croissant(1.2)) +
      rect(150, 740, 26, 100, '#c9ced8', 12) +
      rect(230, 700, 12, 140, '#c9ced8', 6) +
      ellipse(236, 706, 20, 34, '#c9ced8'),
  ],
];
