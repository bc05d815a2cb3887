import type { Canvas } from '../drawing/canvas.ts';
import { dark, light } from '../drawing/color.ts';
import { hills, plane, skyline, tail, tower } from '../drawing/landscape.ts';
import type { Mood } from '../drawing/palette.ts';
import { leaf } from '../drawing/plant.ts';
import type { Random } from '../drawing/random.ts';
import { circle, group, line, opacity, path, rect, times } from '../drawing/svg.ts';

export type Backdrop =
  | 'sun'
  | 'cabin'
  | 'terminal'
  | 'leaves'
  | 'city'
  | 'hills'
  | 'bokeh'
  | 'room'
  | 'brick'
  | 'rings'
  | 'tower'
  | 'clouds';

/** The background of a person, slightly out of focus. */
export const backdrop = (
  canvas: Canvas,
  kind: Backdrop,
  color: string,
  mood: Mood,
  rng: Random,
): string => {
  const all = (fill: string) => rect(-20, -20, 680, 680, fill);
  const wash = canvas.linear(
    [
      [0, light(color, 0.25)],
      [1, dark(color, 0.12)],
    ],
    'd',
  );
  const air = canvas.linear([
    [0, mood.sky[0]],
    [0.6, mood.sky[1]],
    [1, mood.sky[2]],
  ]);
  const soft = (content: string) =>
    all(
      kind === 'bokeh'
        ? dark(color, 0.4)
        : kind === 'leaves'
          ? wash
          : kind === 'brick'
            ? '#b8735a'
            : kind === 'room'
              ? light(color, 0.35)
              : kind === 'cabin'
                ? '#e1dcda'
                : air,
    ) + group(content, canvas.blur(4));
  const paper = { canvas, mood, rng };
  switch (kind) {
    case 'sun':
      return (
        all(wash) +
        circle(320, 330, 250, light(color, 0.3), opacity(0.6)) +
        circle(320, 330, 190, light(color, 0.5), opacity(0.5))
      );
    case 'cabin':
      return soft(
        all(
          canvas.linear([
            [0, '#f3efe8'],
            [1, '#cfcbd0'],
          ]),
        ) +
          times(
            3,
            (i) =>
              rect(20 + i * 230, 130, 130, 190, '#ddd8d4', 60) +
              rect(36 + i * 230, 146, 98, 158, air, 48) +
              circle(60 + i * 230, 280, 40, '#ffffff', opacity(0.5)),
          ) +
          rect(-20, 20, 680, 60, '#e3ded8') +
          rect(-20, 78, 680, 8, color),
      );
    case 'terminal':
      return soft(
        all(air) +
          tail(330, 520, 330, color, '#fbfaf6') +
          rect(-20, 500, 680, 160, dark(mood.near, 0.2)) +
          times(4, (i) => rect(-10 + i * 200, -20, 14, 680, '#3c4462')) +
          rect(-20, 180, 680, 10, '#3c4462'),
      );
    case 'leaves':
      return soft(
        all(wash) +
          times(12, (i) =>
            leaf(
              i % 2 === 0 ? -10 : 650,
              40 + i * 52,
              rng.range(180, 270),
              46,
              i % 2 === 0 ? rng.range(-50, 10) : rng.range(170, 230),
              rng.pick(['#4f8a5b', '#3f7a56', '#6a9a5a', '#2f6b52']),
            ),
          ),
      );
    case 'city':
      return soft(
        all(air) +
          skyline(paper, 660, 640, 420, mood.far) +
          skyline(paper, 660, 640, 250, mood.near),
      );
    case 'hills':
      return soft(
        all(air) +
          circle(480, 220, 60, '#fff0c4', opacity(0.9)) +
          hills(rng, 660, 660, 380, mood.far) +
          hills(rng, 660, 660, 220, mood.near),
      );
    case 'bokeh':
      return soft(
        all(
          canvas.linear([
            [0, dark(color, 0.55)],
            [1, dark(color, 0.25)],
          ]),
        ) +
          times(22, () =>
            circle(
              rng.range(0, 640),
              rng.range(0, 520),
              rng.range(14, 46),
              rng.pick(['#ffd27d', '#ff9f7a', '#fff3d0', light(color, 0.4)]),
              opacity(rng.range(0.2, 0.5)),
            ),
          ),
      );
    case 'room':
      return soft(
        all(
          canvas.linear(
            [
              [0, light(color, 0.5)],
              [1, light(color, 0.2)],
            ],
            'h',
          ),
        ) +
          rect(30, 60, 190, 260, '#fbf6ec') +
          rect(44, 74, 162, 232, air) +
          rect(120, 74, 8, 232, '#fbf6ec') +
          rect(44, 184, 162, 8, '#fbf6ec') +
          rect(440, 110, 150, 10, dark(color, 0.4)) +
          times(7, (i) =>
            rect(
              448 + i * 17,
              60 + (i % 3) * 8,
              13,
              50 - (i % 3) * 8,
              rng.pick(['#d9735a', '#f5a524', '#33507c', '#5b93a6', '#f4e8d2']),
            ),
          ) +
          rect(440, 240, 150, 10, dark(color, 0.4)) +
          circle(510, 206, 34, '#4f8a5b') +
          circle(485, 190, 24, '#6a9a5a') +
          rect(492, 214, 36, 28, '#f3e7d3', 4),
      );
    case 'brick':
      return (
        soft(
          all('#b8735a') +
            times(
              16,
              (r) =>
                line(-10, r * 42, 660, r * 42, '#d9a78f', 4, opacity(0.6)) +
                times(8, (k) =>
                  rect(
                    k * 90 + (r % 2) * 45,
                    r * 42 + 3,
                    84,
                    36,
                    rng.chance(0.5) ? '#a9654d' : '#c4836a',
                    3,
                    opacity(0.7),
                  ),
                ),
            ),
        ) +
        rect(
          -20,
          -20,
          680,
          680,
          canvas.radial([
            [0, '#fff0d8', 0.25],
            [1, '#1b1a3c', 0.35],
          ]),
        )
      );
    case 'rings':
      return (
        all(wash) +
        times(5, (i) =>
          circle(
            500,
            150,
            90 + i * 80,
            'none',
            `stroke="${light(color, 0.55)}" stroke-width="14" opacity="${0.5 - i * 0.08}"`,
          ),
        )
      );
    case 'tower':
      return soft(
        all(air) +
          skyline(paper, 660, 560, 120, mood.far, false) +
          tower(520, 580, 420, light(mood.near, 0.35), '#ffd88a') +
          plane(150, 170, 170, '#ffffff', color, -16) +
          rect(-20, 560, 680, 100, mood.near),
      );
    case 'clouds':
      return soft(
        all(air) +
          [
            [80, 200],
            [520, 120],
            [560, 420],
            [60, 470],
            [320, 60],
          ]
            .map(([x, y]) =>
              path(
                `M${(x ?? 0) - 120} ${y}a50 50 0 0 1 60 -50a70 70 0 0 1 120 0a50 50 0 0 1 60 50z`,
                '#ffffff',
                opacity(0.75),
              ),
            )
            .join(''),
      );
  }
};
