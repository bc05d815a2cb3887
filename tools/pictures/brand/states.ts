import { cloud, plane } from '../drawing/landscape.ts';
import { pot } from '../drawing/plant.ts';
import { suitcase } from '../drawing/props.ts';
import { at, circle, line, opacity, path, poly, rect, stroke, times } from '../drawing/svg.ts';
import { MEMBER_STATES } from './member-states.ts';
import { stateDrawing } from './state-parts.ts';
import { WORK_STATES } from './work-states.ts';

const house = (x: number, base: number, w: number, h: number, wall: string, roof: string): string =>
  rect(x, base - h, w, h, wall) +
  rect(x + w * 0.74, base - h, w * 0.26, h, '#33507c', 0, opacity(0.16)) +
  poly(
    [
      [x - 12, base - h + 2],
      [x + w / 2, base - h - w * 0.42],
      [x + w + 12, base - h + 2],
    ],
    roof,
  );

/** The drawings of empty and failed pages by the name of their file. */
export const STATES: Readonly<Record<string, string>> = {
  ...MEMBER_STATES,
  ...WORK_STATES,
  'empty-search': stateDrawing(
    (canvas) =>
      house(88, 276, 96, 84, '#e6ecf8', '#5f7cba') +
      rect(108, 214, 22, 26, '#aebfe2', 2) +
      rect(144, 232, 24, 44, '#5f7cba', 2) +
      house(300, 276, 104, 100, '#eef2fa', '#7890c6') +
      rect(318, 200, 24, 28, '#aebfe2', 2) +
      rect(358, 200, 24, 28, '#aebfe2', 2) +
      rect(340, 236, 26, 40, '#7890c6', 2) +
      cloud(70, 112, 78, '#ffffff', 0.85) +
      cloud(350, 104, 70, '#ffffff', 0.8) +
      line(276, 206, 318, 256, '#24407c', 19) +
      line(276, 206, 318, 256, '#ff7a59', 11) +
      circle(232, 156, 68, '#24407c') +
      circle(
        232,
        156,
        56,
        canvas.linear(
          [
            [0, '#fff4da'],
            [1, '#dbe8fa'],
          ],
          'd',
        ),
      ) +
      path(
        'M232 118C212 118 199 132 199 150C199 174 232 200 232 200S265 174 265 150C265 132 252 118 232 118Z',
        canvas.linear([
          [0, '#ffb547'],
          [1, '#ff7a59'],
        ]),
      ) +
      path('M218 158V142L232 131L246 142V158Z', '#ffffff') +
      stroke('M192 134C198 118 208 108 222 104', '#ffffff', 6, opacity(0.9)),
  ),
  'not-found': stateDrawing(
    () =>
      stroke(
        'M54 236C110 120 172 262 216 176S250 74 320 108',
        '#7f95c9',
        4,
        'stroke-dasharray="2 13"',
      ) +
      circle(54, 238, 9, '#ff7a59') +
      circle(54, 238, 18, '#ff7a59', opacity(0.25)) +
      cloud(60, 126, 96, '#ffffff', 0.9) +
      cloud(330, 210, 110, '#ffffff', 0.9) +
      plane(352, 98, 130, '#cdd9f0', '#ff7a59', -14) +
      rect(222, 196, 12, 82, '#5f6f9a', 3) +
      path('M150 188H282L302 207L282 226H150Z', '#f5a524') +
      path('M302 236H186L168 252L186 268H302Z', '#5f7cba') +
      rect(168, 202, 74, 9, '#ffffff', 4.5, opacity(0.85)) +
      rect(206, 248, 70, 8, '#ffffff', 4, opacity(0.8)) +
      path('M200 278Q228 262 258 278Z', '#6aa07a'),
  ),
  error: stateDrawing(
    (canvas) =>
      rect(120, 84, 240, 168, '#24407c', 14) +
      rect(
        130,
        94,
        220,
        148,
        canvas.linear([
          [0, '#e9f0fb'],
          [1, '#c9d8f2'],
        ]),
        8,
      ) +
      rect(130, 94, 220, 22, '#a9bce2', 6) +
      circle(145, 105, 4, '#ff7a59') +
      circle(158, 105, 4, '#f5a524') +
      circle(171, 105, 4, '#6aa07a') +
      poly(
        [
          [206, 252],
          [274, 252],
          [284, 278],
          [196, 278],
        ],
        '#5f7cba',
      ) +
      cloud(178, 202, 126, '#ffffff', 1) +
      path(
        'M248 176L216 214H238L226 246L264 206H241L256 176Z',
        canvas.linear([
          [0, '#ffc24d'],
          [1, '#ff7a59'],
        ]),
      ) +
      stroke(
        'M92 150C70 150 66 176 84 182S92 220 66 214M388 150C410 150 414 176 396 182S388 220 414 214',
        '#7f95c9',
        6,
      ) +
      at(
        404,
        280,
        pot(40, 34, '#e8835f') +
          path(
            'M0 -34C-26 -44 -30 -74 -22 -90C-6 -78 0 -60 0 -34C0 -64 10 -84 26 -92C32 -70 24 -44 0 -34Z',
            '#6aa07a',
          ),
      ),
  ),
  'coming-soon': stateDrawing(
    (canvas) =>
      circle(
        240,
        158,
        84,
        canvas.linear([
          [0, '#ffd27a'],
          [1, '#ff8a62'],
        ]),
      ) +
      times(9, (i) => {
        const a = Math.PI + (i * Math.PI) / 8;
        return line(
          240 + Math.cos(a) * 100,
          158 + Math.sin(a) * 100,
          240 + Math.cos(a) * 116,
          158 + Math.sin(a) * 116,
          '#f5a524',
          6,
        );
      }) +
      rect(40, 206, 400, 74, '#6f8ac4', 0, opacity(0)) +
      path(
        'M84 278C100 208 160 202 192 236C214 190 290 196 302 240C330 208 392 222 398 278Z',
        '#5f7cba',
      ) +
      path(
        'M84 278C104 236 150 232 176 256C210 224 262 232 286 262C322 238 372 244 398 278Z',
        '#8ea6d8',
      ) +
      cloud(66, 142, 90, '#ffffff', 0.92) +
      cloud(338, 168, 92, '#ffffff', 0.92) +
      stroke('M96 232Q170 196 222 148', '#ffffff', 4, 'stroke-dasharray="2 12" opacity=".9"') +
      plane(268, 116, 138, '#e9effa', '#24407c', -24) +
      at(122, 280, suitcase('#ff7a59', 62)) +
      at(366, 280, suitcase('#24407c', 50)),
  ),
  placeholder: stateDrawing(
    (canvas) =>
      rect(176, 40, 10, 0.1, '#ffffff', 0, opacity(0)) +
      house(150, 278, 180, 124, '#e9effa', '#5f7cba') +
      rect(292, 78, 22, 56, '#4f6aa8') +
      rect(
        218,
        206,
        46,
        72,
        canvas.linear([
          [0, '#ffb547'],
          [1, '#ff7a59'],
        ]),
        4,
      ) +
      circle(254, 244, 3.4, '#fff4da') +
      rect(168, 182, 34, 38, '#a9bce2', 3) +
      rect(279, 182, 34, 38, '#a9bce2', 3) +
      circle(240, 132, 15, '#f4e8d2') +
      stroke('M240 117V147M225 132H255', '#5f7cba', 3) +
      path(
        'M168 201H202M185 182V220M279 201H313M296 182V220',
        'none',
        'stroke="#e9effa" stroke-width="3"',
      ) +
      circle(118, 232, 32, '#6aa07a') +
      circle(100, 250, 24, '#5a9070') +
      rect(114, 244, 7, 34, '#7d5a42') +
      circle(372, 244, 26, '#7db08a') +
      rect(369, 252, 6, 26, '#7d5a42') +
      cloud(66, 118, 84, '#ffffff', 0.85) +
      cloud(340, 98, 78, '#ffffff', 0.85),
  ),
};
