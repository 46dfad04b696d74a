import type { TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import { homeZone } from '@muster/contract/time.ts';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { weekdayName } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { hasClockOfHome, zoneCity } from '../../../platform/format/zones.ts';
import { useCompact } from '../../../ui/use-compact.ts';
import { BlockView } from './block-view.tsx';
import { DayTiles } from './day-tiles.tsx';
import { homeMinute, hourText, shownRange, type WeekDay } from './week-days.ts';
import styles from './week-grid.module.css';

/**
 * A week of hours: days as columns, the clock of the zone at the left and that of Manila at the right. On narrow screens one day at a
 * time. `layerOf` draws on a day, below its blocks.
 */
export function WeekGrid({ label, days, zone, today, layerOf }: WeekGridProps) {
  const isCompact = useCompact();
  const [picked, setPicked] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  const range = shownRange(days, isWhole);
  const at = picked ?? firstShown(days, today);
  const shown = isCompact ? days.slice(at, at + 1) : days;
  const [first] = shown;
  const hours = Array.from({ length: (range.until - range.from) / 60 + 1 }, (_, index) => range.from + index * 60);
  const isBothZones = !hasClockOfHome(zone);
  return (
    <section aria-label={label} className={styles.box}>
      {isCompact ? <DayTiles days={days} at={at} today={today} onPick={setPicked} /> : null}
      <div
        className={styles.grid}
        data-both={isBothZones || undefined}
        style={{ '--days': shown.length, '--hours': (range.until - range.from) / 60 } as CSSProperties}
      >
        <div className={styles.corner}>{zoneCity(zone)}</div>
        {shown.map((one) => (
          <DayHead key={one.day} day={one} isToday={one.day === today} />
        ))}
        {isBothZones ? <div className={styles.corner}>{zoneCity(homeZone)}</div> : null}
        <Axis hours={hours} textOf={hourText} />
        {shown.map((one) => (
          <DayColumn
            key={one.day}
            of={one}
            zone={zone}
            range={range}
            isToday={one.day === today}
            layer={layerOf?.(one, range)}
          />
        ))}
        {isBothZones && first ? (
          <Axis hours={hours} isEnd textOf={(minute) => hourText(homeMinute(first.day, minute, zone))} />
        ) : null}
      </div>
      <button type="button" className={styles.whole} aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Show fewer hours' : 'Show all 24 hours'}
      </button>
    </section>
  );
}

/** Today, else the first day with anything on it. */
function firstShown(days: readonly WeekDay[], today: string): number {
  const now = days.findIndex(({ day }) => day === today);
  const filled = days.findIndex(({ blocks, spans = [] }) => blocks.length + spans.length > 0);
  return Math.max(0, now === -1 ? filled : now);
}

interface WeekGridProps {
  readonly label: string;
  readonly days: readonly WeekDay[];
  /** IANA name. */
  readonly zone: string;
  /** In the zone. */
  readonly today: string;
  readonly layerOf?: (day: WeekDay, range: TimeSpan) => ReactNode;
}

function DayHead({
  day: { day, minutes, isOverridden, summary },
  isToday,
}: {
  readonly day: WeekDay;
  readonly isToday: boolean;
}) {
  return (
    <div className={styles.head} data-today={isToday || undefined}>
      <b>
        {weekdayName(day)} {Number(day.slice(8, 10))}
      </b>
      <span data-changed={isOverridden || undefined}>
        {summary?.text ?? (minutes === 0 ? (isOverridden ? 'Off' : '–') : minutesText(minutes))}
        {isOverridden ? ' · changed' : ''}
      </span>
    </div>
  );
}

function Axis({ hours, textOf, isEnd }: AxisProps) {
  return (
    <div className={styles.axis} data-end={isEnd} aria-hidden="true">
      {hours.map((minute, index) => (
        <span
          key={minute}
          style={{ '--at': index } as CSSProperties}
          data-edge={index === 0 || index === hours.length - 1 || undefined}
        >
          {textOf(minute)}
        </span>
      ))}
    </div>
  );
}

interface AxisProps {
  readonly hours: readonly number[];
  readonly textOf: (minute: number) => string;
  readonly isEnd?: true;
}

function DayColumn({ of, zone, range, isToday, layer }: DayColumnProps) {
  const { day, blocks, isOverridden } = of;
  return (
    <div
      className={styles.column}
      data-today={isToday || undefined}
      data-off={(isOverridden && of.minutes === 0) || undefined}
    >
      {layer}
      {isOverridden && of.minutes === 0 ? <p className={styles.off}>No interviews</p> : null}
      {blocks.map((block) => (
        <BlockView key={`${block.kind}-${block.from}`} day={day} block={block} zone={zone} range={range} />
      ))}
    </div>
  );
}

interface DayColumnProps {
  readonly of: WeekDay;
  readonly zone: string;
  readonly range: TimeSpan;
  readonly isToday: boolean;
  readonly layer: ReactNode;
}
