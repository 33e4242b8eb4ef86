import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

interface Props {
  /** The labels of the columns. */
  names: readonly string[];
  series: readonly { label: string; color: string; counts: readonly number[] }[];
  /** Colours of text and lines. */
  text: string;
  line: string;
  /** Called with the index of the clicked column; if missing, columns are not clickable. */
  onPick: ((index: number) => void) | undefined;
}

/** Stacked columns. The same data must be available as text, since a canvas is not accessible. */
export function ReadsChart({ names, series, text, line, onPick }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const chart = useRef<Chart<'bar', number[]> | null>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    if (!canvas.current) return;
    chart.current = new Chart(canvas.current, {
      type: 'bar',
      data: { labels: [], datasets: [] },
      options: {
        responsive: true,
        maintainAspectRatio: false,
        animation: false,
        interaction: { mode: 'index', intersect: false },
        onClick: (_event, [first]) => first && pick.current?.(first.index),
      },
    });
    return () => chart.current?.destroy();
  }, []);
  useEffect(() => {
    if (!chart.current) return;
    const { data, options } = chart.current;
    data.labels = [...names];
    data.datasets = series.map(({ label, color, counts }) => ({
      label,
      data: [...counts],
      backgroundColor: color,
      maxBarThickness: 40,
    }));
    options.scales = {
      x: { stacked: true, grid: { display: false }, ticks: { color: text, maxRotation: 0, autoSkipPadding: 12 } },
      y: { stacked: true, beginAtZero: true, grid: { color: line }, ticks: { color: text, precision: 0 } },
    };
    chart.current.update();
  }, [names, series, text, line]);
  return <canvas ref={canvas} aria-hidden="true" style={onPick && { cursor: 'pointer' }} />;
}
