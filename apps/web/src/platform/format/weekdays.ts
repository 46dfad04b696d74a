import { noBreak } from './no-break.ts';

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/**
 * Days counted from Monday as 1: [1,2,3,4,5] is 'Mon – Fri', [1,3] is 'Mon, Wed'. `shiftedDays` is 1 where a shift of
 * these days begins a day later for the viewer, -1 where it begins a day earlier.
 */
export function weekdaysText(days: readonly number[], shiftedDays = 0): string {
  const shown = days.filter((day) => day >= 1 && day <= 7).map((day) => ((day + shiftedDays + 6) % 7) + 1);
  const sorted = [...new Set(shown)].toSorted((one, other) => one - other);
  if (sorted.length === 0) return '–';
  return sorted.length === 7 ? 'Every day' : runsOf(sorted).map(runText).join(', ');
}

function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs;
}

function runText(run: readonly number[]): string {
  const shown = run.map((day) => names[day - 1] ?? '');
  return shown.length > 2 ? noBreak(`${shown[0]} – ${shown.at(-1)}`) : shown.join(', ');
}
