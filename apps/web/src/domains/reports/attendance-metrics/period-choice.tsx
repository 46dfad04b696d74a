import { longestRangeDays } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import { homeZone } from '@muster/contract/time.ts';
import { useRef, useState } from 'react';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt, formatDays } from '../../../platform/format/dates.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { RangeButton, RangePopover } from '../../../ui/period/range-button.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { type Days, daysOfPreset, presetLabels, presetOf, presets } from './metric-periods.ts';
import type { MetricsView } from './metrics-address.ts';

/** The days that count: a usual period, or any. On phones behind one button. */
export function PeriodChoice({ view, range, onChange }: PeriodChoiceProps) {
  const isPhone = usePhone();
  const [isChoosing, setChoosing] = useState(false);
  const chooser = useRef<HTMLSpanElement>(null);
  const today = dayAt(now(), homeZone);
  const chosen = presetOf(view, today);
  const choose = (days: Days | null) => onChange({ ...(days ?? noDays), rows: null, of: null });
  if (!isPhone) {
    return (
      <ViewSwitch label="Period">
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === chosen}
            onClick={() => choose(daysOfPreset(preset, today))}
          >
            {presetLabels[preset]}
          </button>
        ))}
        <RangeButton isOn={chosen === undefined} period={range} most={longestRangeDays} onChoose={choose} />
      </ViewSwitch>
    );
  }
  const text = chosen ? presetLabels[chosen] : range ? formatDays(range.from, range.to) : 'Range…';
  return (
    <span ref={chooser}>
      <MenuButton
        tone="default"
        label={`Period: ${text}`}
        entries={[
          ...presets.map((preset) => ({
            label: presetLabels[preset],
            checked: preset === chosen,
            onSelect: () => choose(daysOfPreset(preset, today)),
          })),
          { label: 'Range…', checked: chosen === undefined, onSelect: () => setChoosing(true) },
        ]}
      >
        {text}
      </MenuButton>
      {range ? (
        <RangePopover
          opened={isChoosing}
          anchor={chooser}
          period={range}
          most={longestRangeDays}
          onClose={() => setChoosing(false)}
          onChoose={choose}
        />
      ) : null}
    </span>
  );
}

const noDays = { from: null, to: null };

interface PeriodChoiceProps {
  readonly view: MetricsView;
  /** The days that are shown. */
  readonly range: Days | null;
  readonly onChange: (next: Partial<MetricsView>) => void;
}
