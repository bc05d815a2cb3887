import { scaleBand } from 'd3-scale';
import { useId } from 'react';
import { ChartFrame, type ChartProps, type Series, verticalScale } from './chart.tsx';

interface BarChartProps extends ChartProps {
  bars: Series;
  /** Around the bars, for what they are compared with. */
  outline?: Series;
  /** Bars and outlines stand side by side, because neither is a part of the other. */
  beside?: boolean;
  /** A histogram: the points are ranges without a space between them. */
  joined?: boolean;
}

const GAP = 0.3;
const RADIUS = 2;
/** How much narrower bars are than the outlines around them. */
const INSET = 0.18;

/** A bar for each point, with zero on the axis. What is not finished is hatched. */
export function BarChart({ bars, outline, beside, joined, ...chart }: BarChartProps) {
  const hatch = useId();
  const { points } = chart;
  const series = outline === undefined ? [bars] : [bars, outline];
  const scale = verticalScale(series);
  const across = scaleBand([...points.keys()], [0, 100]).padding(joined ? 0.02 : GAP);
  const width = across.bandwidth();
  const shape = (value: number | null | undefined, from: number, size: number) => {
    if (value === null || value === undefined) return;
    const [top, bottom] = [scale(Math.max(0, value)), scale(Math.min(0, value))];
    return {
      ...{ x: `${from}%`, width: `${size}%`, y: top, height: bottom - top },
      rx: joined ? 0 : RADIUS,
    };
  };
  const inset = beside || outline === undefined ? 0 : width * INSET;
  const part = beside && outline !== undefined ? width / 2 : width;
  return (
    <ChartFrame
      {...chart}
      scale={scale}
      series={series.map((item) => ({
        ...item,
        swatch: item === bars ? ('filled' as const) : ('outlined' as const),
      }))}
    >
      <defs>
        <pattern
          id={hatch}
          {...{ width: 5, height: 5, patternUnits: 'userSpaceOnUse' }}
          patternTransform="rotate(45)"
        >
          <rect width={2} height={5} className="fill-button" />
        </pattern>
      </defs>
      {points.map(({ name, isRunning }, index) => {
        const from = across(index) ?? 0;
        const filled = shape(bars.values[index], from + inset, part - 2 * inset);
        const outlined = shape(outline?.values[index], beside ? from + part : from, part);
        return (
          <g key={name}>
            {outlined && (
              <rect {...outlined} className="fill-none stroke-line-strong [stroke-width:2px]" />
            )}
            {filled && (
              <rect
                {...filled}
                className="stroke-button"
                fill={isRunning ? `url(#${hatch})` : 'var(--button)'}
              />
            )}
          </g>
        );
      })}
    </ChartFrame>
  );
}
