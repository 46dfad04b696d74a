import { addDays, daysInMonth } from '@muster/contract/plain-day.ts';

/** The periods that one press chooses. */
export const presetLabels = { weeks: 'Last 4 weeks', month: 'This month', last: 'Last month', quarter: 'This quarter' };
export type Preset = keyof typeof presetLabels;
export const presets: readonly Preset[] = ['weeks', 'month', 'last', 'quarter'];

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days of a preset. The four weeks are those that the server counts without a choice: null. Days count once they are over. */
export function daysOfPreset(preset: Preset, today: string): Days | null {
  if (preset === 'weeks') return null;
  const yesterday = addDays(today, -1);
  const [year = 0, month = 1] = yesterday.split('-').map(Number);
  if (preset === 'month') return { from: firstOf(year, month), to: yesterday };
  if (preset === 'quarter') return { from: firstOf(year, month - ((month - 1) % 3)), to: yesterday };
  const [ofYear, last] = month === 1 ? [year - 1, 12] : [year, month - 1];
  return { from: firstOf(ofYear, last), to: `${firstOf(ofYear, last).slice(0, 8)}${daysInMonth(ofYear, last)}` };
}

/** Null for days that no preset chooses. */
export function presetOf({ from, to }: { readonly from: string | null; readonly to: string | null }, today: string) {
  if (from === null && to === null) return 'weeks';
  return presets.find((preset) => {
    const days = daysOfPreset(preset, today);
    return days !== null && days.from === from && days.to === to;
  });
}

const firstOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`;
