import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

interface Props {
  label: string;
  days: readonly string[];
  /** `color`: a custom property of the tokens. */
  series: readonly { name: string; values: readonly number[]; color: string }[];
  write: (value: number) => string;
}

const HEIGHT = 288;

/** Lines over days. Only a drawing: what it says stands in a table beside it. */
export function DayChart({ label, days, series, write }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const style = getComputedStyle(element);
    const color = (name: string) => style.getPropertyValue(name).trim();
    const line = { stroke: color('--color-ink-2'), grid: { stroke: color('--color-line'), width: 1 }, ticks: { show: false } };
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        scales: { x: { time: false } },
        axes: [
          { ...line, values: (_chart, at) => at.map((index) => days[index] ?? ''), grid: { show: false } },
          { ...line, size: 64, values: (_chart, at) => at.map(shortAmount) },
        ],
        series: [
          { label: '', value: (_chart, index) => days[index ?? -1] ?? '' },
          ...series.map(({ name, color: from }) => ({
            label: name,
            stroke: color(from),
            width: 2,
            points: { show: days.length < 15 },
            value: (_chart: uPlot, value: number | null) => (value === null ? '' : write(value)),
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
  }, [days, series, write]);
  return <div ref={place} role="img" aria-label={label} className="min-w-0 overflow-hidden" />;
}

/** `120만`, `3,000` */
function shortAmount(value: number): string {
  return value >= 10_000 ? `${(value / 10_000).toLocaleString('ko', { maximumFractionDigits: 1 })}만` : value.toLocaleString('ko');
}
