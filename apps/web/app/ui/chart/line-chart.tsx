import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import {
  ChartFrame,
  type ChartProps,
  HEIGHT,
  middleOf,
  type Series,
  verticalScale,
} from './chart.tsx';

interface LineChartProps extends ChartProps {
  line: Series;
  /** The end of the axis, for shares: 100. */
  max?: number;
}

const WIDTH = 100;

/** A line over all points, with gaps where values are unknown. What is not finished is dashed. */
export function LineChart({ line: series, max, ...chart }: LineChartProps) {
  const { points } = chart;
  const scale = verticalScale([series], max);
  const marks = points.map(({ isRunning = false }, index) => ({
    isRunning,
    x: middleOf(index, points.length),
    value: series.values[index] ?? null,
  }));
  const lastFinished = marks.findLastIndex(({ isRunning }) => !isRunning);
  const draw = line<(typeof marks)[number]>(
    ({ x }) => x,
    ({ value }) => scale(value ?? 0),
  ).defined(({ value }) => value !== null);
  return (
    <ChartFrame {...chart} scale={scale} series={[{ ...series, swatch: 'line' }]}>
      {/* Stretched over the width; strokes and points keep their size. */}
      <svg
        aria-hidden
        {...{ width: '100%', height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` }}
        preserveAspectRatio="none"
        className="overflow-visible fill-none stroke-link [stroke-width:2px] *:[vector-effect:non-scaling-stroke]"
      >
        <path d={draw(marks.slice(0, lastFinished + 1)) ?? ''} />
        <path d={draw(marks.slice(Math.max(0, lastFinished))) ?? ''} strokeDasharray="4 4" />
      </svg>
      {marks.map(
        ({ x, value, isRunning }) =>
          value !== null && (
            <circle
              key={x}
              {...{ cx: `${x}%`, cy: scale(value), r: 3 }}
              className={isRunning ? 'fill-surface stroke-link [stroke-width:2px]' : 'fill-link'}
            />
          ),
      )}
    </ChartFrame>
  );
}

interface SparkLineProps {
  /** What it shows, and its last value. */
  label: string;
  values: readonly number[];
}

const SPARK = { width: 96, height: 24, edge: 3 };

/** A small line without axes beside a number. */
export function SparkLine({ label, values }: SparkLineProps) {
  const { width, height, edge } = SPARK;
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [edge, width - edge]);
  const y = scaleLinear([low, high === low ? low + 1 : high], [height - edge, edge]);
  const last = values.length - 1;
  return (
    <svg
      role="img"
      aria-label={label}
      {...{ width, height }}
      className="flex-none overflow-visible"
    >
      <path
        d={
          line<number>(
            (_value, index) => x(index),
            (value) => y(value),
          )(values) ?? ''
        }
        className="fill-none stroke-link [stroke-width:2px]"
      />
      {last >= 0 && (
        <circle cx={x(last)} cy={y(values[last] ?? 0)} r={edge} className="fill-link" />
      )}
    </svg>
  );
}
