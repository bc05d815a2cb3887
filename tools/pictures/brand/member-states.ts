import { cloud } from '../drawing/landscape.ts';
import { suitcase } from '../drawing/props.ts';
import { at, circle, ellipse, opacity, path, rect, stroke, times } from '../drawing/svg.ts';
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

/** What the pages of every member show while they hold nothing. */

/** Between navy and blue, so that it is seen on a dark ground. */
const BAND = '#3f5c9f';

/** Two speech bubbles, and a note on its way. */
const messages = stateDrawing(
  (canvas) =>
    cloud(60, 112, 70, '#ffffff', 0.85) +
    stroke('M330 236Q392 214 398 168T360 70', '#7f95c9', 4, 'stroke-dasharray="2 12"') +
    path('M344 70L420 34L398 104L374 86Z', '#ffffff') +
    path('M420 34L374 86L370 108L386 95Z', PALE) +
    path('M420 34L374 86L344 70Z', '#e9effa') +
    rect(
      196,
      92,
      166,
      92,
      canvas.linear([
        [0, '#7590cf'],
        [1, BLUE],
      ]),
      26,
    ) +
    path('M318 176H350L356 214Z', BLUE) +
    circle(246, 138, 9, '#ffffff') +
    circle(279, 138, 9, '#ffffff', opacity(0.8)) +
    circle(312, 138, 9, '#ffffff', opacity(0.6)) +
    rect(98, 150, 176, 98, '#3c5692', 26, opacity(0.14)) +
    rect(92, 144, 176, 98, PAPER, 26) +
    path('M114 236H150L110 266Z', PAPER) +
    rect(118, 170, 40, 10, CORAL, 5) +
    rect(118, 190, 122, 9, PALE, 4.5) +
    rect(118, 208, 86, 9, PALE, 4.5) +
    leaves(386, 280, 78),
);

/** A bell at rest under the moon. */
const notifications = stateDrawing(
  (canvas) =>
    cloud(76, 126, 84, '#ffffff', 0.9) +
    cloud(346, 204, 76, '#ffffff', 0.85) +
    path('M366 62A34 34 0 1 0 396 112A28 28 0 0 1 366 62Z', '#ffd27a') +
    sparkle(322, 78, 9, AMBER) +
    sparkle(120, 170, 7, AMBER) +
    sparkle(402, 148, 7, AMBER) +
    rect(234, 58, 12, 26, BAND, 6) +
    path('M210 238A30 30 0 0 0 270 238Z', BAND) +
    path(
      'M240 76C194 76 178 110 178 150C178 198 158 208 148 230H332C322 208 302 198 302 150C302 110 286 76 240 76Z',
      canvas.linear([
        [0, '#ffc35c'],
        [1, '#ff8a5e'],
      ]),
    ) +
    path(
      'M240 76C286 76 302 110 302 150C302 198 322 208 332 230H276C268 196 276 110 240 76Z',
      '#d9553d',
      opacity(0.22),
    ) +
    stroke('M204 128C206 112 214 102 226 97', '#ffffff', 7, opacity(0.75)) +
    rect(138, 224, 204, 19, BAND, 9.5) +
    ellipse(240, 278, 74, 6, NAVY, opacity(0.2)),
);

/** A crash pad's card with a heart. */
const saved = stateDrawing(
  (canvas) =>
    cloud(58, 130, 76, '#ffffff', 0.85) +
    at(246, 172, rect(-92, -92, 168, 184, '#8ea6d8', 16, 'transform="rotate(-9)"')) +
    rect(162, 84, 176, 190, NAVY, 16, opacity(0.14)) +
    rect(158, 78, 176, 190, PAPER, 16) +
    path(
      'M158 94A16 16 0 0 1 174 78H318A16 16 0 0 1 334 94V188H158Z',
      canvas.linear([
        [0, '#7fb0e4'],
        [1, '#ffe0b8'],
      ]),
    ) +
    circle(300, 146, 15, '#fff3c4') +
    path('M158 172Q204 148 250 168T334 160V188H158Z', GREEN) +
    path('M204 186V148L234 124L264 148V186Z', '#ffffff') +
    path('M194 150L234 116L274 150L268 156L234 128L200 156Z', BLUE) +
    rect(226, 160, 16, 26, CORAL, 2) +
    rect(178, 206, 108, 11, PALE, 5.5) +
    rect(178, 228, 76, 9, SHADE, 4.5) +
    rect(178, 245, 54, 9, SHADE, 4.5) +
    path(
      'M342 244C300 214 288 190 296 170C304 152 328 150 342 170C356 150 380 152 388 170C396 190 384 214 342 244Z',
      '#ffffff',
      'stroke="#fff" stroke-width="12" stroke-linejoin="round"',
    ) +
    path(
      'M342 244C300 214 288 190 296 170C304 152 328 150 342 170C356 150 380 152 388 170C396 190 384 214 342 244Z',
      canvas.linear([
        [0, '#ff8f6b'],
        [1, '#f2603f'],
      ]),
    ) +
    stroke('M308 182C308 174 313 168 320 166', '#ffffff', 6, opacity(0.8)) +
    path(
      'M398 112C386 103 383 96 385 90C388 85 395 85 398 91C401 85 408 85 411 90C413 96 410 103 398 112Z',
      CORAL,
      opacity(0.75),
    ),
);

/** An open envelope whose letter no longer counts. */
const invitation = stateDrawing(
  (canvas) =>
    cloud(60, 118, 72, '#ffffff', 0.85) +
    cloud(360, 98, 66, '#ffffff', 0.8) +
    path('M120 164L240 84L360 164V270H120Z', '#4c68a6') +
    rect(152, 74, 176, 150, PAPER, 10) +
    // A bed.
    rect(192, 104, 8, 50, PALE, 4) +
    rect(280, 118, 8, 36, PALE, 4) +
    rect(192, 130, 96, 14, PALE, 3) +
    rect(204, 118, 26, 13, '#cbd7ef', 5) +
    rect(178, 168, 124, 8, SHADE, 4) +
    rect(196, 184, 88, 8, SHADE, 4) +
    path(
      'M120 164L232 234Q240 239 248 234L360 164V262A14 14 0 0 1 346 276H134A14 14 0 0 1 120 262Z',
      '#7f97d0',
    ) +
    path(
      'M124 270L216 222Q240 240 264 222L356 270A14 14 0 0 1 346 276H134A14 14 0 0 1 124 270Z',
      '#94a9dc',
    ) +
    circle(350, 226, 40, '#ffffff') +
    circle(
      350,
      226,
      33,
      canvas.linear([
        [0, '#ff8f6b'],
        [1, '#f2603f'],
      ]),
    ) +
    stroke('M338 214L362 238M362 214L338 238', '#ffffff', 8),
);

/** A made bunk bed and a packed suitcase. */
const rentals = stateDrawing(
  () =>
    cloud(64, 104, 72, '#ffffff', 0.8) +
    rect(120, 72, 12, 206, NAVY, 5) +
    rect(316, 72, 12, 206, NAVY, 5) +
    [0, 1]
      .map(
        (i) =>
          rect(128, 136 + i * 92, 194, 20, PAPER, 4) +
          rect(128, 154 + i * 92, 194, 12, BLUE) +
          path(
            `M186 ${118 + i * 92}H308Q320 ${118 + i * 92} 320 ${130 + i * 92}V${156 + i * 92}H186Z`,
            i === 0 ? CORAL : AMBER,
          ) +
          path(`M186 ${118 + i * 92}H208V${156 + i * 92}H186Z`, '#fff1dd') +
          rect(138, 116 + i * 92, 46, 22, '#ffffff', 10),
      )
      .join('') +
    rect(270, 112, 8, 166, BLUE, 4) +
    rect(304, 112, 8, 166, BLUE, 4) +
    times(5, (i) => rect(272, 168 + i * 24, 38, 6, BLUE, 3)) +
    at(376, 279, suitcase(NAVY, 84)) +
    // A reading lamp.
    path('M140 92H166L172 106H134Z', '#ffd27a') +
    rect(126, 88, 20, 6, NAVY, 3),
);

/** A cloud out of reach, its plug pulled. */
const offline = stateDrawing(
  () =>
    cloud(128, 172, 216, '#ffffff', 0.95) +
    stroke('M196 136Q236 100 276 136', PALE, 10) +
    stroke('M211 152Q236 130 261 152', PALE, 10) +
    circle(236, 164, 7, PALE) +
    stroke('M188 176L284 92', '#ffffff', 18) +
    stroke('M188 176L284 92', CORAL, 9) +
    stroke('M40 252C84 206 98 276 146 240', BAND, 7) +
    rect(144, 222, 46, 36, BAND, 9) +
    rect(188, 229, 18, 6, '#8a96b4', 2) +
    rect(188, 245, 18, 6, '#8a96b4', 2) +
    stroke('M440 248C398 286 376 206 332 240', BLUE, 7) +
    path('M286 220H312A22 20 0 0 1 312 260H286Z', BLUE) +
    rect(280, 214, 10, 52, '#4c68a6', 4) +
    stroke('M232 218L226 206M246 214V200M260 218L266 206', AMBER, 5) +
    stroke('M232 262L226 273M260 262L266 273', AMBER, 5),
);

export const MEMBER_STATES = {
  messages,
  notifications,
  saved,
  invitation,
  rentals,
  offline,
};
