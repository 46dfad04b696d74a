const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Days counted from Monday as 1: [1,2,3,4,5] is 'Mon to Fri', [1,3] is 'Mon, Wed'. */
export function workDaysText(days: readonly number[]): string {
  const sorted = [...new Set(days)].filter((day) => day >= 1 && day <= 7).toSorted((one, other) => one - other);
  if (sorted.length === 7) return 'Every day';
  return runsOf(sorted).map(runText).join(', ');
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
  return shown.length > 2 ? `${shown[0]} to ${shown.at(-1)}` : shown.join(', ');
}
