import { BarChart as MantineBarChart } from '@mantine/charts';
import { OverlayRoot } from '../overlay/overlay-root.tsx';
import { useCompact } from '../use-compact.ts';
import styles from './bar-chart.module.css';
import type { BarChartProps } from './bar-chart-props.ts';
import { BarTooltip } from './bar-tooltip.tsx';

/**
 * Bars for sighted users: a table next to them must show the same values. Its code is large: load it when a screen with
 * it opens.
 */
export function BarChart({ rows, label, format, isAcross = false, height = 240, onPick }: BarChartProps) {
  const isCompact = useCompact();
  return (
    <OverlayRoot>
      <div className={styles.frame} aria-hidden="true" data-across={isAcross || undefined}>
        <MantineBarChart
          style={{ height }}
          data={rows.map(({ name, value }) => ({ name, value }))}
          dataKey="name"
          series={[{ name: 'value', label, color: 'var(--chart-first)' }]}
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
              : { width: 52 }
          }
          barProps={{
            cursor: 'pointer',
            onClick: (_bar, index) => {
              const row = rows[index];
              if (row) onPick(row.id);
            },
          }}
          tooltipProps={{
            content: ({ active, label: at }) => (
              <BarTooltip
                row={active ? rows.find(({ name }) => name === at) : undefined}
                label={label}
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

/** Names are cut to one line; the table next to the chart shows them in full. */
const shortened = (most: number) => (name: string) =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
