import { cx } from 'class-variance-authority';
import { scaleLinear } from 'd3-scale';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { DisclosureSummary } from '../disclosure-summary.tsx';

/** A place on the horizontal axis. */
export interface ChartPoint {
  /** Below the axis: "Dec". */
  label: string;
  /** In values and in the table: "December 2026". */
  name: string;
  /** It is not over yet, so that its values still change. */
  isRunning?: boolean;
}

/** What is drawn: a value for each point, null where it is unknown. */
export interface Series {
  name: string;
  values: readonly (number | null)[];
}

/** What all charts have in common. */
export interface ChartProps {
  title: string;
  /** What the points are: "Month". */
  pointsName: string;
  points: readonly ChartPoint[];
  /** A value in full, and a short one for the axis. */
  format: (value: number) => string;
  formatTick?: (value: number) => string;
  /** Above the chart; without it, the title is for screen readers only. */
  showTitle?: boolean;
}

/** The height of the drawing in pixels. Its width is that of the page. */
export const HEIGHT = 160;
const TICKS = 3;
/** How many labels fit below the axis: on phones and on wide screens. */
const LABELS = { phone: 6, wide: 14 };
const PERCENT = 100;

/** Where values stand, from the top. Zero is always part of the axis. */
export function verticalScale(series: readonly Series[], max?: number) {
  const values = series.flatMap((item) => item.values.filter((value) => value !== null));
  const highest = max ?? Math.max(0, ...values);
  return scaleLinear([Math.min(0, ...values), highest || 1], [HEIGHT, 0]).nice(TICKS);
}

/** The middle of a point, in percent of the width. */
export const middleOf = (index: number, count: number) => ((index + 0.5) / count) * PERCENT;

export type Swatch = 'filled' | 'outlined' | 'line' | 'hatched' | 'dashed';

const SWATCHES: Readonly<Record<Swatch, string>> = {
  filled: 'h-3 bg-button',
  outlined: 'h-3 border-2 border-line-strong',
  line: 'h-0 border-t-2 border-link',
  hatched: 'h-3 border border-button',
  dashed: 'h-0 border-t-2 border-dashed border-link',
};

const HATCH = {
  backgroundImage: 'repeating-linear-gradient(135deg, var(--button) 0 2px, transparent 2px 5px)',
};

const swatch = (kind: Swatch) => (
  <span
    aria-hidden
    style={kind === 'hatched' ? HATCH : undefined}
    className={cx('inline-block w-4 flex-none print:[print-color-adjust:exact]', SWATCHES[kind])}
  />
);

interface FrameProps extends ChartProps {
  series: readonly (Series & { swatch: Swatch })[];
  scale: ReturnType<typeof verticalScale>;
  /** The shapes, inside of an `svg` that is 160 pixels high. */
  children: ReactNode;
}

/** A drawing with its axes and legend, the values of each point, and all of them as a table. */
export function ChartFrame(props: FrameProps) {
  const { title, pointsName, points, series, scale, format, formatTick = format } = props;
  const { t } = useTranslation('ui');
  const nameOf = ({ name, isRunning }: ChartPoint) =>
    isRunning ? t('chart_running', { name }) : name;
  const textOf = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : format(value);
  const ticks = scale.ticks(TICKS);
  const hasRunning = points.some(({ isRunning }) => isRunning);
  return (
    <figure aria-label={title} className="m-0 grid min-w-0 gap-2 break-inside-avoid text-xs">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {props.showTitle && <strong className="text-sm">{title}</strong>}
        {series.map((item) => (
          <span key={item.name} className="inline-flex items-center gap-2 text-ink-soft">
            {swatch(item.swatch)}
            {item.name}
          </span>
        ))}
        {hasRunning && (
          <span className="inline-flex items-center gap-2 text-ink-soft">
            {swatch(series.some((item) => item.swatch === 'line') ? 'dashed' : 'hatched')}
            {t('chart_not_finished')}
          </span>
        )}
      </figcaption>
      <div className="grid grid-cols-auto-rest gap-x-2 pt-2">
        <div
          aria-hidden
          className="flex min-w-14 flex-col-reverse items-end justify-between text-muted tabular *:h-0 *:leading-0"
          style={{ height: HEIGHT }}
        >
          {ticks.map((tick) => (
            <span key={tick}>{formatTick(tick)}</span>
          ))}
        </div>
        <div className="relative">
          <svg aria-hidden width="100%" height={HEIGHT} className="block overflow-visible">
            {ticks.map((tick) => (
              <line
                key={tick}
                {...{ x1: 0, x2: '100%', y1: scale(tick), y2: scale(tick) }}
                className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
              />
            ))}
            {props.children}
          </svg>
          <Values
            title={title}
            points={points.map((point, index) => ({
              name: nameOf(point),
              values: series.map(({ name, swatch: kind, values }) => ({
                ...{ name, kind, text: textOf(values[index]) },
              })),
            }))}
          />
        </div>
        <div aria-hidden className="col-start-2 flex pt-1 text-muted">
          {points.map(({ label }, index) => (
            <span
              key={label + String(index)}
              className={cx(
                'flex min-w-0 flex-1 justify-center whitespace-nowrap',
                visibilityOf(points.length - 1 - index, points.length),
              )}
            >
              <span className="min-w-max">{label}</span>
            </span>
          ))}
        </div>
      </div>
      <details className="print:hidden">
        <DisclosureSummary className="w-fit gap-3 text-link">{t('chart_table')}</DisclosureSummary>
        <div className="max-h-96 overflow-auto" data-scrolls-x>
          <table className="w-full border-collapse [&_:is(td,th)]:border-b [&_:is(td,th)]:border-b-line [&_:is(td,th)]:p-2 [&_:is(td,th)]:text-start [&_tbody_th]:font-medium [&_td]:tabular max-sm:text-xs">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{pointsName}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point, index) => (
                <tr key={point.name}>
                  <th scope="row">{nameOf(point)}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{textOf(values[index])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** Labels are left out evenly where they do not fit, but never the last one. */
function visibilityOf(fromEnd: number, count: number): string {
  if (fromEnd % Math.ceil(count / LABELS.wide) !== 0) return 'invisible';
  return fromEnd % Math.ceil(count / LABELS.phone) === 0 ? '' : 'max-sm:invisible';
}

interface ValuesProps {
  title: string;
  points: readonly {
    name: string;
    values: readonly { name: string; kind: Swatch; text: string }[];
  }[];
}

/**
 * What a point stands for, while it is hovered, pressed or focused, also without script. Tab reaches
 * one point of the chart, arrow keys the others.
 */
function Values({ title, points }: ValuesProps) {
  const [reached, setReached] = useState(points.length - 1);
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: points.length - 1 }[
      event.key
    ];
    const target = to === undefined ? undefined : event.currentTarget.parentElement?.children[to];
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field is in it.
    <div role="group" aria-label={title} className="absolute inset-0 flex print:hidden">
      {points.map(({ name, values }, index) => (
        <div
          key={name}
          role="img"
          aria-label={`${name}: ${values.map((item) => `${item.name} ${item.text}`).join(', ')}`}
          tabIndex={index === Math.min(reached, points.length - 1) ? 0 : -1}
          onFocus={() => setReached(index)}
          onKeyDown={(event) => move(event, index)}
          // On narrow screens the values stand in the middle of the chart, not of the point.
          className="group/point min-w-0 flex-1 rounded-sm sm:relative hover:bg-ink/5 focus:bg-ink/5"
        >
          <div
            aria-hidden
            className={cx(
              'pointer-events-none invisible absolute bottom-full z-10 mb-1 grid w-max max-w-full sm:max-w-64 gap-1 rounded-sm border border-line bg-surface p-2 text-ink shadow group-hover/point:visible group-focus/point:visible',
              sideOf(index, points.length),
            )}
          >
            <strong>{name}</strong>
            {values.map((item) => (
              <span key={item.name} className="flex items-center gap-2 whitespace-nowrap">
                {swatch(item.kind)}
                {item.name}
                <span className="ms-auto ps-2 font-medium tabular">{item.text}</span>
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Values stay inside of the chart at both of its ends. */
function sideOf(index: number, count: number): string {
  const place = middleOf(index, count);
  if (place < PERCENT / 3) return 'left-0';
  return place > (2 * PERCENT) / 3 ? 'right-0' : 'left-1/2 -translate-x-1/2';
}
