import { cloud } from '../drawing/landscape.ts';
import { circle, ellipse, line, num, opacity, path, rect, stroke, times } from '../drawing/svg.ts';
import { cactus } from '../drawing/trees.ts';
import { gulls, list, ridge, scene, spruces, stars, sun, W } from './parts.ts';

/** Table mountains and cactuses at sunset. */
const desert = (): string =>
  scene(
    [
      [0, '#6a4c93'],
      [0.3, '#d9647c'],
      [0.52, '#ff9d6b'],
      [0.66, '#ffd08a'],
    ],
    () =>
      sun(404, 222, 48, '#ffe9b0', '#ffe0a0', 0.3) +
      cloud(70, 118, 150, '#f7a48f', 0.45) +
      cloud(470, 96, 120, '#f0909a', 0.4) +
      path(
        'M-10 320V246L22 232H112L130 252L150 254L168 320ZM250 320L270 272L292 262H352L372 274L392 320ZM470 320L488 226L506 214H600L616 222L650 300V320Z',
        '#c96a5a',
      ) +
      path('M60 320L92 196L108 184H196L210 194L226 240L240 320Z', '#a84b47') +
      path('M196 184L210 194L226 240L240 320H200L190 236Z', '#8a3b42') +
      stroke('M88 216H214M80 246H222', '#8a3b42', 4, opacity(0.6)) +
      path('M560 214H600L616 222L650 300V320H586Z', '#a84b47') +
      ridge([304, 318, 300, 312, 326, 306, 316, 300], '#8f3f45') +
      ridge([330, 318, 338, 352, 336, 326, 342, 350], '#6d2f42') +
      cactus(508, 372, 120, '#3e5a4c') +
      cactus(150, 362, 74, '#47604f') +
      cactus(330, 348, 40, '#5b5f52') +
      ridge([376, 396, 380, 366, 388, 404, 384, 372], '#4a2139') +
      ridge([424, 410, 430, 440, 420, 412, 430, 424], '#34182f'),
  );

/** A barn and a wind pump in ripe fields. */
const prairie = (): string => {
  const furrows = times(13, (i) => {
    const spread = i - 6;
    return path(
      `M${num(330 + spread * 13)} 306L${num(330 + spread * 112)} 480H${num(330 + spread * 112 + 44)}L${num(330 + spread * 13 + 5)} 306Z`,
      '#a8641f',
      opacity(0.4),
    );
  });
  return scene(
    [
      [0, '#4f9ac4'],
      [0.36, '#a8d0c6'],
      [0.58, '#ffe0a0'],
    ],
    (canvas) =>
      sun(470, 250, 40, '#fff3c4', '#ffe9a8', 0.34) +
      cloud(56, 110, 150, '#fffaf0', 0.85) +
      cloud(372, 84, 190, '#fffaf0', 0.8) +
      cloud(240, 170, 90, '#fffaf0', 0.6) +
      ridge([296, 286, 294, 300, 288, 282, 292, 296], '#9bb27a') +
      rect(
        0,
        302,
        W,
        178,
        canvas.linear([
          [0, '#f0bd55'],
          [0.4, '#c98632'],
          [1, '#4a2b22'],
        ]),
      ) +
      furrows +
      // The barn and its silo.
      rect(266, 206, 26, 104, '#c9cdd0') +
      rect(282, 206, 10, 104, '#a7adb5') +
      path('M266 206C266 190 292 190 292 206Z', '#e2e5e6') +
      path('M172 312V252L186 226L218 208L250 226L264 252V312Z', '#b8402f') +
      path(
        'M166 256L182 222L218 200L254 222L270 256L262 256L248 228L218 212L188 228L174 256Z',
        '#7a2a2a',
      ) +
      rect(202, 268, 32, 44, '#f6e7d2') +
      stroke('M202 268L234 312M234 268L202 312', '#b8402f', 3.4) +
      rect(209, 232, 18, 16, '#f6e7d2', 2) +
      // The wind pump.
      stroke('M408 312L424 176L440 312M412 280H436M416 246H432M419 214H429', '#5a4638', 3) +
      times(10, (i) => {
        const a = (i * Math.PI) / 5;
        return path(
          `M424 172L${num(424 + Math.cos(a) * 30)} ${num(172 + Math.sin(a) * 30)}L${num(424 + Math.cos(a + 0.36) * 30)} ${num(172 + Math.sin(a + 0.36) * 30)}Z`,
          '#fff6e4',
        );
      }) +
      circle(424, 172, 5, '#b8402f') +
      path('M424 170L468 160V184Z', '#b8402f') +
      circle(96, 290, 22, '#5f8a4f') +
      circle(118, 296, 17, '#527a48') +
      rect(100, 298, 5, 16, '#5a4638'),
  );
};

/** Flat-topped trees before a huge sun. */
const savanna = (): string => {
  const acacia = (x: number, base: number, h: number, tone: string) =>
    stroke(
      `M${x} ${base}C${num(x - h * 0.04)} ${num(base - h * 0.3)} ${num(x + h * 0.04)} ${num(base - h * 0.4)} ${x} ${num(base - h * 0.55)}L${num(x - h * 0.34)} ${num(base - h * 0.84)}M${x} ${num(base - h * 0.55)}L${num(x + h * 0.36)} ${num(base - h * 0.84)}M${x} ${num(base - h * 0.55)}L${num(x + h * 0.04)} ${num(base - h * 0.86)}`,
      tone,
      h * 0.05,
    ) +
    ellipse(x, base - h * 0.88, h * 0.62, h * 0.1, tone) +
    ellipse(x - h * 0.24, base - h * 0.95, h * 0.3, h * 0.08, tone) +
    ellipse(x + h * 0.2, base - h * 0.98, h * 0.34, h * 0.08, tone);
  return scene(
    [
      [0, '#c9492f'],
      [0.3, '#f0813f'],
      [0.56, '#ffc15e'],
      [0.68, '#ffe09a'],
    ],
    () =>
      sun(250, 226, 88, '#fff0b8', '#ffe08a', 0.26) +
      rect(60, 150, 130, 5, '#ffd58a', 3, opacity(0.6)) +
      rect(330, 176, 180, 5, '#ffd58a', 3, opacity(0.5)) +
      rect(420, 120, 120, 4, '#ffb86a', 3, opacity(0.5)) +
      ridge([300, 292, 296, 288, 264, 250, 272, 296], '#d9803f') +
      ridge([312, 304, 314, 308, 298, 306, 312, 306], '#b5622f') +
      acacia(548, 318, 62, '#8a4526') +
      acacia(70, 316, 54, '#8a4526') +
      ridge([324, 330, 318, 326, 334, 322, 328, 332], '#8a4526') +
      acacia(404, 372, 200, '#47241c') +
      acacia(128, 362, 122, '#56291d') +
      gulls(
        [
          [300, 128, 8],
          [322, 138, 6],
          [282, 142, 6],
        ],
        '#7a3322',
      ) +
      ridge([364, 354, 368, 376, 360, 366, 358, 368], '#56291d') +
      ridge([404, 396, 410, 402, 394, 408, 400, 406], '#3d1d19') +
      times(40, (i) =>
        line(
          i * 16.6,
          410 - ((i * 13) % 9),
          i * 16.6 + ((i % 3) - 1) * 5,
          388 - ((i * 7) % 12),
          '#3d1d19',
          2.4,
        ),
      ),
  );
};

/** A town of warm walls on a hill, cypresses around it. */
const hilltop = (): string => {
  const home = (x: number, y: number, w: number, h: number, wall: string) =>
    rect(x, y, w, h, wall) +
    rect(x + w * 0.7, y, w * 0.3, h, '#7a4a3a', 0, opacity(0.18)) +
    path(
      `M${x - 4} ${y + 1}L${num(x + w * 0.5)} ${num(y - w * 0.24)}L${x + w + 4} ${y + 1}Z`,
      '#c8603f',
    ) +
    rect(x + w * 0.2, y + 12, 7, 11, '#7d5a4c') +
    rect(x + w * 0.56, y + 12, 7, 11, '#7d5a4c') +
    (h > 40 ? rect(x + w * 0.2, y + 34, 7, 11, '#7d5a4c') : '');
  const cypress = (x: number, base: number, h: number, tone: string) =>
    path(
      `M${x} ${base}C${num(x - h * 0.2)} ${num(base - h * 0.2)} ${num(x - h * 0.12)} ${num(base - h * 0.7)} ${x} ${base - h}C${num(x + h * 0.12)} ${num(base - h * 0.7)} ${num(x + h * 0.2)} ${num(base - h * 0.2)} ${x} ${base}Z`,
      tone,
    );
  return scene(
    [
      [0, '#46a6c9'],
      [0.46, '#a9dcd9'],
      [0.66, '#f8f0cf'],
    ],
    () =>
      sun(120, 118, 28, '#fff8d8', '#fff8d8', 0.32) +
      cloud(430, 112, 140, '#ffffff', 0.8) +
      ridge([286, 262, 274, 292, 280, 256, 262, 280], '#a9c9a0') +
      ridge([316, 300, 270, 246, 262, 292, 306, 300], '#86ad76') +
      home(176, 262, 46, 54, '#f2d8ac') +
      home(452, 272, 48, 46, '#f6e3c4') +
      home(222, 236, 50, 76, '#f7e6c8') +
      home(404, 240, 50, 74, '#eecb9c') +
      rect(318, 116, 34, 180, '#e9c793') +
      rect(341, 116, 11, 180, '#c99f70') +
      path('M312 118L335 84L358 118Z', '#b5523a') +
      rect(326, 132, 16, 26, '#6d4a45', 8) +
      rect(314, 170, 42, 6, '#c99f70') +
      home(272, 206, 48, 106, '#f3d4a4') +
      home(352, 216, 54, 98, '#fbeccf') +
      home(298, 252, 60, 60, '#e8b987') +
      home(242, 270, 54, 50, '#fbeccf') +
      home(368, 276, 50, 46, '#f3d4a4') +
      ridge([330, 318, 306, 304, 310, 314, 308, 322], '#6a9a63') +
      cypress(150, 332, 92, '#2f6a52') +
      cypress(178, 336, 66, '#377558') +
      cypress(516, 336, 104, '#2f6a52') +
      cypress(546, 338, 70, '#377558') +
      ridge([356, 344, 352, 366, 356, 346, 358, 350], '#43794f') +
      times(12, (i) =>
        circle(20 + i * 56, 376 + (i % 3) * 7, 17, i % 2 === 0 ? '#557f5a' : '#4b7351'),
      ) +
      ridge([398, 386, 396, 402, 392, 386, 398, 392], '#2c5740') +
      ridge([436, 428, 440, 432, 428, 440, 432, 436], '#1c3d33'),
  );
};

/** Northern lights over snow and a lit cabin. */
const aurora = (): string =>
  scene(
    [
      [0, '#071533'],
      [0.4, '#0d3550'],
      [0.66, '#2b6f7f'],
    ],
    (canvas) => {
      const veil = (color: string) =>
        canvas.linear([
          [0, color, 0],
          [0.7, color, 0.6],
          [1, color, 0.05],
        ]);
      return (
        stars('aurora', 60, 250) +
        path(
          'M-20 10C60 -20 140 40 240 10S420 -30 500 20S620 10 660 0V150C600 190 540 120 460 140S330 220 240 180S80 120 -20 176Z',
          veil('#8f86f0'),
        ) +
        path(
          'M-20 60C80 30 160 110 270 70S440 10 530 66S620 60 660 50V214C590 238 530 160 430 196S270 262 180 206S50 196 -20 236Z',
          veil('#4be3a4'),
        ) +
        path(
          'M-20 150C60 130 170 190 280 150S460 100 540 150S620 140 660 134V232C600 250 540 206 440 232S270 286 180 244S50 236 -20 258Z',
          veil('#7df0d8'),
        ) +
        path(
          'M-10 330L70 244L120 282L200 206L282 286L340 250L430 330ZM360 330L470 226L540 288L590 258L660 330Z',
          '#5d87a8',
        ) +
        path(
          'M200 206L282 286L262 300L214 262L196 276L150 254ZM470 226L540 288L500 280L478 292L440 254ZM70 244L120 282L84 286L52 266Z',
          '#dcecf5',
        ) +
        ridge([322, 312, 326, 334, 318, 310, 322, 328], '#9fc3d6') +
        spruces(
          list(24, (i) => [i * 28 - 6, 344 + ((i * 11) % 10), 44 + ((i * 29) % 34)]),
          '#153f52',
        ) +
        ridge([346, 338, 350, 356, 344, 338, 348, 344], '#6f9cb8') +
        rect(296, 322, 74, 44, '#5a3b36') +
        stroke('M296 334H370M296 346H370M296 357H370', '#46302f', 2) +
        path('M284 326L333 288L382 326L374 330L333 300L292 330Z', '#eef6fa') +
        rect(308, 334, 18, 16, '#ffd27a', 2) +
        rect(340, 334, 16, 32, '#ffb55c', 2) +
        circle(
          326,
          346,
          62,
          canvas.radial([
            [0, '#ffd27a', 0.5],
            [1, '#ffd27a', 0],
          ]),
        ) +
        spruces(
          [
            [120, 392, 128],
            [76, 398, 96],
            [530, 390, 138],
            [576, 396, 104],
            [488, 394, 84],
          ],
          '#0c2b40',
        ) +
        ridge([374, 364, 376, 380, 368, 372, 362, 374], '#47708f') +
        ridge([412, 404, 418, 408, 402, 414, 406, 412], '#264a6b') +
        ridge([446, 438, 450, 442, 438, 448, 440, 446], '#15304f')
      );
    },
  );

/** Snow on high peaks, spruces below. */
const peaks = (): string => {
  const peak = (
    x: number,
    top: number,
    base: number,
    half: number,
    rock: string,
    shade: string,
  ) => {
    const h = base - top;
    const at = (share: number, side: number) =>
      `${num(x + side * half * share)} ${num(top + h * share)}`;
    return (
      path(`M${x} ${top}L${num(x + half)} ${base}H${num(x - half)}Z`, rock) +
      path(
        `M${x} ${top}L${num(x + half)} ${base}H${num(x + half * 0.1)}L${num(x - half * 0.08)} ${num(top + h * 0.5)}Z`,
        shade,
      ) +
      path(
        `M${x} ${top}L${at(0.36, 1)}L${num(x + half * 0.16)} ${num(top + h * 0.27)}L${num(x + half * 0.08)} ${num(top + h * 0.42)}L${num(x - half * 0.06)} ${num(top + h * 0.28)}L${num(x - half * 0.2)} ${num(top + h * 0.4)}L${at(0.32, -1)}Z`,
        '#ffffff',
      ) +
      path(
        `M${x} ${top}L${at(0.36, 1)}L${num(x + half * 0.16)} ${num(top + h * 0.27)}L${num(x + half * 0.08)} ${num(top + h * 0.42)}L${num(x + half * 0.01)} ${num(top + h * 0.3)}Z`,
        '#d3e2f2',
      )
    );
  };
  return scene(
    [
      [0, '#3f8fd6'],
      [0.5, '#a9d6f2'],
      [0.7, '#eef8fa'],
    ],
    () =>
      cloud(60, 106, 120, '#ffffff', 0.8) +
      cloud(500, 76, 130, '#ffffff', 0.8) +
      peak(90, 172, 340, 170, '#9db8d6', '#88a5c8') +
      peak(566, 160, 340, 180, '#9db8d6', '#88a5c8') +
      peak(436, 128, 348, 170, '#7f9cc2', '#6684ae') +
      peak(256, 72, 352, 200, '#6d8bb5', '#54729f') +
      ellipse(440, 312, 190, 13, '#ffffff', opacity(0.45)) +
      ellipse(90, 316, 150, 10, '#ffffff', opacity(0.45)) +
      ridge([312, 290, 316, 330, 304, 292, 314, 296], '#5c9a86') +
      spruces(
        list(22, (i) => [8 + i * 30, 336 + ((i * 17) % 14), 44 + ((i * 29) % 26)]),
        '#37776a',
      ) +
      ridge([338, 352, 342, 334, 350, 356, 340, 346], '#37776a') +
      spruces(
        list(15, (i) => [-6 + i * 47, 388 + ((i * 13) % 16), 74 + ((i * 37) % 42)]),
        '#1f564f',
      ) +
      ridge([384, 372, 388, 394, 380, 374, 388, 380], '#1f564f') +
      ridge([430, 420, 436, 426, 420, 432, 424, 430], '#133c3b'),
  );
};

/** A lone volcano over forest mist at daybreak. */
const volcano = (): string =>
  scene(
    [
      [0, '#2c6a8f'],
      [0.3, '#7fb3ba'],
      [0.5, '#f5c4ae'],
      [0.68, '#ffe7cf'],
    ],
    () =>
      sun(474, 200, 32, '#fff0d0', '#ffe2bd', 0.32) +
      cloud(40, 124, 120, '#fff1ea', 0.55) +
      path('M40 340C170 318 236 196 292 108Q316 96 344 108C400 196 474 318 620 340Z', '#6c6f9f') +
      path(
        'M318 100Q332 100 344 108C400 196 474 318 620 340H380C396 270 350 180 318 100Z',
        '#575a8c',
      ) +
      path(
        'M252 172C268 146 282 124 292 108Q316 96 344 108C356 128 370 152 386 176L364 168L350 194L330 166L310 200L292 170L272 190Z',
        '#fff8f2',
      ) +
      path('M318 100Q332 100 344 108C356 128 370 152 386 176L364 168L350 194L332 166Z', '#dfd6e6') +
      ellipse(180, 312, 210, 16, '#fff3ea', opacity(0.6)) +
      ridge([310, 296, 318, 330, 312, 296, 306, 320], '#5c8f96') +
      ellipse(470, 338, 240, 13, '#fff3ea', opacity(0.45)) +
      spruces(
        list(26, (i) => [i * 26 - 4, 356 + ((i * 11) % 12), 38 + ((i * 23) % 22)]),
        '#356f78',
      ) +
      ridge([350, 356, 346, 360, 352, 344, 356, 350], '#356f78') +
      spruces(
        list(18, (i) => [i * 38 + 4, 400 + ((i * 7) % 12), 58 + ((i * 31) % 30)]),
        '#1c4a57',
      ) +
      ridge([398, 392, 404, 396, 402, 390, 398, 402], '#1c4a57') +
      ridge([440, 432, 444, 436, 430, 442, 436, 440], '#113441'),
  );

export const LAND_SCENES = {
  desert,
  prairie,
  savanna,
  hilltop,
  aurora,
  peaks,
  volcano,
};
