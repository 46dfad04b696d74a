import { paintStepMinutes as step } from '@muster/contract/domains/interviews/availability.constants.ts';
import type { TimeSpan } from '@muster/contract/domains/interviews/time-spans.rules.ts';
import { addDays, mondayOf } from '@muster/contract/plain-day.ts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDays, formatWeekday, weekdayName } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { PeriodSteps } from '../../../ui/period/period-steps.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { Unseen } from '../../../ui/unseen/unseen.tsx';
import type { AvailabilityValues } from '../availability-values.ts';
import { type PaintMode, painted } from '../paint-hours.ts';
import { ClockNotes } from '../week/clock-notes.tsx';
import { rangeText, type WeekBlock, weekDay, weekFrom } from '../week/week-days.ts';
import { WeekGrid } from '../week/week-grid.tsx';
import styles from './availability-form.module.css';
import { PaintLayer } from './paint-layer.tsx';

/** The week to paint on, at first that of `opensOn`. It changes the values of the form around it. */
export function AvailabilityPainter({ zone, today, opensOn }: AvailabilityPainterProps) {
  const { setValue } = useFormContext<AvailabilityValues>();
  const [weekly, days, busy] = useWatch<AvailabilityValues, ['weekly', 'days', 'busy']>({
    name: ['weekly', 'days', 'busy'],
  });
  const values = { weekly, days, busy };
  const [monday, setMonday] = useState(mondayOf(opensOn));
  const [mode, setMode] = useState<PaintMode>('available');
  const [isEveryWeek, setEveryWeek] = useState(true);
  const [focus, setFocus] = useState<{ readonly day: string; readonly minute: number } | null>(null);
  const [selected, setSelected] = useState<{ readonly day: string; readonly from: number } | null>(null);
  const [said, setSaid] = useState('');
  const week = weekFrom(monday);
  const shown = week.map((day) => weekDay(values, day));
  const change = (next: Pick<AvailabilityValues, 'weekly' | 'days' | 'busy'>) => {
    for (const name of ['weekly', 'days', 'busy'] as const)
      if (next[name] !== values[name]) setValue(name, next[name], { shouldDirty: true });
  };
  const paint = (day: string, span: TimeSpan) => {
    const everyWeek = isEveryWeek && mode !== 'busy';
    change(painted(values, { ...span, day, mode, everyWeek }));
    setSelected(mode === 'available' ? { day, from: span.from } : null);
    setSaid(`${everyWeek ? `Every ${weekdayName(day)}` : formatWeekday(day)}, ${rangeText(span)}: ${words[mode]}.`);
  };
  /** Of hours of a weekday for every week; of an override for its day. Busy times stay. */
  const resize = (day: string, block: WeekBlock, next: TimeSpan) => {
    const range = { day, everyWeek: block.kind === 'weekly' };
    const without = painted(values, { ...range, from: block.from, until: block.until, mode: 'erase' });
    change({ ...painted(without, { ...range, ...next, mode: 'available' }), busy: values.busy });
    setSelected({ day, from: next.from });
  };
  const selectedOn = (day: string) =>
    selected?.day === day
      ? (shown
          .find((one) => one.day === day)
          ?.blocks.find(({ kind, from, until }) => kind !== 'busy' && from <= selected.from && selected.from < until) ??
        null)
      : null;
  const total = shown.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <>
      <div className={styles.toolbar}>
        <ViewSwitch label="Paint">
          {modes.map(({ value, label }) => (
            <button key={value} type="button" aria-pressed={mode === value} onClick={() => setMode(value)}>
              {label}
            </button>
          ))}
        </ViewSwitch>
        <ViewSwitch label="Applies to">
          {scopes.map(({ value, label }) => (
            <button
              key={label}
              type="button"
              disabled={mode === 'busy'}
              aria-pressed={(isEveryWeek && mode !== 'busy') === value}
              onClick={() => setEveryWeek(value)}
            >
              {label}
            </button>
          ))}
        </ViewSwitch>
        <PeriodSteps
          label={formatDays(monday, week.at(-1) ?? monday)}
          onToday={() => setMonday(mondayOf(today))}
          onStep={(by) => setMonday(addDays(monday, by * 7))}
        />
        <span className={styles.total}>{minutesText(total)} open</span>
      </div>
      <ClockNotes days={week} zone={zone} />
      <WeekGrid
        label="Week to paint"
        days={shown}
        zone={zone}
        today={today}
        layerOf={(of, range) => (
          <PaintLayer
            of={of}
            range={range}
            focused={
              focus === null
                ? of.day === week[0]
                  ? Math.max(range.from, 9 * 60)
                  : null
                : focus.day === of.day
                  ? focus.minute
                  : null
            }
            selected={selectedOn(of.day)}
            isSelecting={mode === 'available'}
            onFocus={(minute) => setFocus({ day: of.day, minute })}
            onPaint={(span) => paint(of.day, span)}
            onSelect={({ from }) => setSelected({ day: of.day, from })}
            onResize={(next) => {
              const block = selectedOn(of.day);
              if (block) resize(of.day, block, next);
            }}
          />
        )}
      />
      <p className={styles.keys}>
        Drag to paint in steps of {step} min. With the keyboard: arrows move, Shift and arrows select, Space paints, Esc
        cancels.
      </p>
      <Unseen role="status">{said}</Unseen>
    </>
  );
}

interface AvailabilityPainterProps {
  readonly zone: string;
  readonly today: string;
  readonly opensOn: string;
}

const modes = [
  { value: 'available', label: 'Available' },
  { value: 'busy', label: 'Busy' },
  { value: 'erase', label: 'Erase' },
] as const;

const words = { available: 'available', busy: 'busy', erase: 'erased' } as const;

const scopes = [
  { value: true, label: 'Every week' },
  { value: false, label: 'This week' },
] as const;
