import { cloud } from '../drawing/landscape.ts';
import { at, circle, ellipse, line, opacity, path, rect, stroke, times } from '../drawing/svg.ts';
import {
  AMBER,
  BLUE,
  CORAL,
  GREEN,
  leaves,
  NAVY,
  PALE,
  PAPER,
  SHADE,
  sparkle,
  stateDrawing,
} from './state-parts.ts';

/** What working pages show while they hold nothing. */

/** A card, its receipt and coins. */
const payments = stateDrawing(
  (canvas) =>
    cloud(62, 116, 74, '#ffffff', 0.85) +
    path(
      'M212 58H338V214L322 204L306 214L290 204L275 214L259 204L244 214L228 204L212 214Z',
      NAVY,
      `transform="translate(5 6)" ${opacity(0.13)}`,
    ) +
    path(
      'M212 58H338V214L322 204L306 214L290 204L275 214L259 204L244 214L228 204L212 214Z',
      PAPER,
    ) +
    rect(230, 78, 54, 10, CORAL, 5) +
    times(
      3,
      (i) =>
        rect(230, 102 + i * 17, 52 - i * 8, 7, PALE, 3.5) +
        rect(300, 102 + i * 17, 22, 7, PALE, 3.5),
    ) +
    at(
      198,
      206,
      rect(
        -98,
        -60,
        196,
        122,
        canvas.linear(
          [
            [0, '#5573c0'],
            [1, NAVY],
          ],
          'd',
        ),
        15,
        'transform="rotate(-6)"',
      ) +
        `<g transform="rotate(-6)">${rect(-98, -36, 196, 24, '#152a59')}${rect(-80, 4, 34, 25, '#ffcf7d', 5)}${line(-80, 17, -46, 17, '#d99a35', 2)}${line(-63, 4, -63, 29, '#d99a35', 2)}${rect(-80, 40, 84, 8, '#ffffff', 4, opacity(0.7))}${circle(58, 38, 13, CORAL)}${circle(74, 38, 13, AMBER, opacity(0.9))}</g>`,
    ) +
    times(
      4,
      (i) =>
        ellipse(366, 268 - i * 12, 34, 10, '#d98a1f') +
        rect(332, 262 - i * 12, 68, 6, '#d98a1f') +
        ellipse(366, 262 - i * 12, 34, 10, i === 3 ? '#ffcf7d' : AMBER),
    ) +
    ellipse(366, 226, 22, 6, AMBER),
);

/** The outline of a house that is still to be built. */
const crashPads = stateDrawing(
  (canvas) =>
    cloud(66, 110, 80, '#ffffff', 0.85) +
    cloud(350, 132, 78, '#ffffff', 0.8) +
    path('M168 278V166H312V278Z', '#aebfe2', opacity(0.38)) +
    stroke('M168 276V168M312 168V276M146 178L240 96L334 178', BLUE, 7, 'stroke-dasharray="16 13"') +
    rect(222, 214, 36, 64, '#8ea6d8', 4) +
    circle(249, 248, 3.4, PAPER) +
    circle(240, 158, 40, '#ffffff') +
    circle(
      240,
      158,
      33,
      canvas.linear([
        [0, '#ffb547'],
        [1, '#ff7a59'],
      ]),
    ) +
    stroke('M240 142V174M224 158H256', '#ffffff', 7) +
    circle(118, 236, 30, GREEN) +
    circle(98, 252, 20, '#5a9070') +
    rect(114, 244, 7, 34, '#7d5a42') +
    // A key.
    circle(366, 224, 15, 'none', 'stroke="#f5a524" stroke-width="6"') +
    stroke('M366 240V276M366 262H380M366 274H378', AMBER, 6),
);

/** Crew side by side, one place open. */
const crew = stateDrawing((canvas) => {
  const person = (x: number, skin: string, hair: string, coat: string): string =>
    path(`M${x - 48} 278C${x - 48} 224 ${x - 26} 204 ${x} 204S${x + 48} 224 ${x + 48} 278Z`, coat) +
    path(`M${x - 14} 206L${x} 232L${x + 14} 206L${x + 10} 190H${x - 10}Z`, '#ffffff') +
    path(`M${x - 4} 214H${x + 4}L${x + 7} 248L${x} 256L${x - 7} 248Z`, CORAL) +
    rect(x - 9, 180, 18, 26, skin, 8) +
    circle(x, 162, 29, skin) +
    path(
      `M${x - 30} 164C${x - 32} 140 ${x - 18} 128 ${x} 128S${x + 32} 140 ${x + 30} 164Q${x + 24} 148 ${x} 148T${x - 30} 164Z`,
      hair,
    );
  const cap = (x: number): string =>
    path(`M${x - 34} 134C${x - 40} 108 ${x - 20} 104 ${x} 104S${x + 40} 108 ${x + 34} 134Z`, NAVY) +
    rect(x - 31, 130, 62, 11, '#152a59', 4) +
    path(`M${x - 27} 140Q${x} 156 ${x + 27} 140Z`, '#0f2148') +
    path(`M${x - 13} 124Q${x} 116 ${x + 13} 124Q${x} 128 ${x - 13} 124Z`, '#ffcf7d');
  return (
    cloud(56, 108, 70, '#ffffff', 0.85) +
    cloud(366, 104, 66, '#ffffff', 0.8) +
    person(
      128,
      '#e8b58f',
      '#5b3a2e',
      canvas.linear([
        [0, '#3f5c9f'],
        [1, NAVY],
      ]),
    ) +
    cap(128) +
    person(
      352,
      '#a8714f',
      '#2b2230',
      canvas.linear([
        [0, '#3f5c9f'],
        [1, NAVY],
      ]),
    ) +
    circle(352, 126, 15, '#2b2230') +
    path('M186 276C186 224 212 204 240 204S294 224 294 276Z', '#aebfe2', opacity(0.38)) +
    circle(240, 156, 32, '#aebfe2', opacity(0.38)) +
    stroke(
      'M186 276C186 224 212 204 240 204S294 224 294 276',
      BLUE,
      5,
      'stroke-dasharray="11 10"',
    ) +
    circle(
      240,
      156,
      32,
      'none',
      'stroke="#5f7cba" stroke-width="5" stroke-dasharray="11 10" stroke-linecap="round"',
    ) +
    stroke('M240 226V254M226 240H254', AMBER, 7)
  );
});

/** A clipboard with everything done. */
const records = stateDrawing(
  () =>
    cloud(60, 124, 76, '#ffffff', 0.85) +
    cloud(352, 106, 74, '#ffffff', 0.8) +
    rect(164, 72, 164, 210, NAVY, 14, opacity(0.14)) +
    rect(158, 66, 164, 210, BLUE, 14) +
    rect(172, 82, 136, 180, PAPER, 6) +
    rect(206, 56, 68, 26, NAVY, 8) +
    circle(240, 60, 10, NAVY) +
    circle(240, 60, 4, PALE) +
    times(
      4,
      (i) =>
        circle(196, 116 + i * 36, 10, i === 3 ? SHADE : GREEN) +
        (i === 3
          ? ''
          : stroke(`M191 ${116 + i * 36}L195 ${120 + i * 36}L202 ${112 + i * 36}`, '#ffffff', 3)) +
        rect(216, 110 + i * 36, 74 - ((i * 23) % 36), 7, PALE, 3.5) +
        rect(216, 121 + i * 36, 44, 5, SHADE, 2.5),
    ) +
    `<g transform="translate(352 200) rotate(28)">${rect(-9, -62, 18, 98, AMBER)}${rect(-9, -74, 18, 16, CORAL, 5)}${rect(-9, -60, 18, 7, '#d3dbea')}${path('M-9 36H9L0 62Z', '#ffe6c4')}${path('M-3.6 51.6H3.6L0 62Z', NAVY)}${rect(2, -53, 7, 89, '#d98a1f', 0, opacity(0.5))}</g>` +
    leaves(108, 280, 82),
);

/** A house on a pedestal, with a star. */
const featured = stateDrawing(
  (canvas) =>
    path(
      'M240 96L132 264H348Z',
      canvas.linear([
        [0, '#ffe3a3', 0.85],
        [1, '#ffe3a3', 0],
      ]),
    ) +
    cloud(58, 130, 72, '#ffffff', 0.85) +
    cloud(364, 120, 70, '#ffffff', 0.8) +
    rect(150, 242, 180, 36, BLUE, 5) +
    rect(174, 226, 132, 20, '#8ea6d8', 4) +
    path('M194 228V170L240 134L286 170V228Z', PAPER) +
    rect(262, 172, 24, 56, '#33507c', 0, opacity(0.14)) +
    path('M180 174L240 124L300 174L292 182L240 140L188 182Z', NAVY) +
    rect(229, 194, 22, 34, CORAL, 3) +
    rect(204, 188, 16, 18, PALE, 2) +
    rect(261, 188, 16, 18, PALE, 2) +
    path(
      'M240 44L250.5 67L275 69.8L256.8 86.5L261.8 111L240 98.5L218.2 111L223.2 86.5L205 69.8L229.5 67Z',
      canvas.linear([
        [0, '#ffc24d'],
        [1, '#f5962b'],
      ]),
    ) +
    sparkle(170, 104, 10, AMBER) +
    sparkle(316, 96, 12, AMBER) +
    sparkle(336, 160, 8, AMBER) +
    sparkle(146, 168, 7, AMBER),
);

export const WORK_STATES = {
  payments,
  'crash-pads': crashPads,
  crew,
  records,
  featured,
};
