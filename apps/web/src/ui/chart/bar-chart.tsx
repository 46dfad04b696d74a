import { BarChart as MantineBarChart } from '@mantine/charts';
import { OverlayRoot } from '../overlay/overlay-root.tsx';
import { useCompact } from '../use-compact.ts';
import styles from './bar-chart.module.css';
import type { BarChartProps, BarRow } from './bar-chart-props.ts';
import { BarTooltip } from './bar-tooltip.tsx';

const colors = ['var(--chart-first)', 'var(--chart-second)', 'var(--chart-third)'] as const;

/**
 * Bars for sighted users: a table next to them must show the same values. With a range each bar is a whole, divided
 * into shares. Its code is large: load it when a screen with it opens.
 */
export function BarChart({ rows, series, format, range, isAcross = false, height = 240, onPick }: BarChartProps) {
  const isShare = range !== undefined;
  const isCompact = useCompact();
  // Shares are computed here: a chart of the type `percent` always begins at 0%.
  const shares = isShare ? { domain: [...range], allowDataOverflow: true, tickCount: 3, tickFormatter: percent } : {};
  return (
    <OverlayRoot>
      <div className={styles.frame} aria-hidden="true" data-across={isAcross || undefined}>
        <MantineBarChart
          style={{ height }}
          data={rows.map((row) => ({ name: row.name, ...(isShare ? sharesOf(row) : row.values) }))}
          dataKey="name"
          series={series.map(({ name, label }, index) => ({ name, label, color: colors[index] ?? colors[2] }))}
          type={isShare ? 'stacked' : 'default'}
          orientation={isAcross ? 'vertical' : 'horizontal'}
          gridAxis={isAcross ? 'none' : 'x'}
          tickLine="none"
          strokeDasharray="0"
          maxBarWidth={isAcross ? 18 : 56}
          valueFormatter={format}
          accessibilityLayer={false}
          barChartProps={isAcross ? {} : { margin: roomAtTop }}
          classNames={{ root: styles.root ?? '', axis: styles.axis ?? '' }}
          yAxisProps={
            isAcross
              ? { width: isCompact ? 128 : 216, interval: 0, tickFormatter: shortened(isCompact ? 17 : 32) }
              : { width: 52, ...shares }
          }
          xAxisProps={isAcross ? shares : {}}
          barProps={({ name }) => ({
            cursor: 'pointer',
            onClick: (_bar, index) => {
              const row = rows[index];
              if (row) onPick(name, row.id);
            },
          })}
          tooltipProps={{
            content: ({ active, label }) => (
              <BarTooltip
                row={active ? rows.find(({ name }) => name === label) : undefined}
                series={series}
                format={format}
              />
            ),
          }}
        />
      </div>
    </OverlayRoot>
  );
}

/** So that the highest label is beside its line. */
const roomAtTop = { top: 8 };

const percent = (share: number) => `${Math.round(share * 100)}%`;

function sharesOf({ values, whole: given }: BarRow): BarRow['values'] {
  const whole = given ?? Object.values(values).reduce((sum, value) => sum + value, 0);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, whole > 0 ? value / whole : 0]));
}

/** Names are cut to one line; the table next to the chart shows them in full. */
const shortened = (most: number) => (name: string) =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
