import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useShownTheme } from '#admin/frame/theme.ts';

interface Props {
  label: string;
  days: readonly string[];
  /** `color`: a CSS custom property of the tokens. */
  series: readonly { name: string; values: readonly number[]; color: string; isBar?: boolean }[];
}

const HEIGHT = 260;
const bars = uPlot.paths.bars?.({ size: [0.6, 28] });

/**
 * A line chart by day. Decorative: its data is in a table next to it. Redrawn when the theme changes, which changes the tokens' colours.
 */
export function DayChart(props: Props) {
  return <Drawing key={useShownTheme()} {...props} />;
}

function Drawing({ label, days, series }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const style = getComputedStyle(element);
    const color = (name: string) => style.getPropertyValue(name).trim();
    const font = `12px ${style.fontFamily}`;
    const line = { font, stroke: color('--color-ink-2'), grid: { stroke: color('--color-line'), width: 1 }, ticks: { show: false } };
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        scales: {
          x: { time: false, range: [-0.5, days.length - 0.5] },
          y: { range: (_chart, _least, most) => [0, Math.max(most * 1.1, 10_000)] },
        },
        axes: [
          { ...line, values: (_chart, at) => at.map((index) => days[index] ?? ''), grid: { show: false } },
          { ...line, size: 72, values: (_chart, at) => at.map((value) => value.toLocaleString('ko')) },
        ],
        // The legend is above it, as page text.
        legend: { show: false },
        cursor: { show: false },
        series: [
          {},
          ...series.map(({ color: from, isBar }) => ({
            stroke: color(from),
            width: isBar ? 0 : 2,
            points: { show: false },
            ...(isBar && bars ? { fill: color(from), paths: bars } : {}),
          })),
        ],
      },
      [days.map((_day, index) => index), ...series.map(({ values }) => [...values])],
      element,
    );
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [days, series]);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 flex gap-4 text-12 text-ink-2">
        {series.map(({ name, color }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: `var(${color})` }} />
            {name}
          </span>
        ))}
      </figcaption>
      <div ref={place} role="img" aria-label={label} className="overflow-hidden" />
    </figure>
  );
}
