const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Days off, 1 Monday to 7 Sunday, from work days such as `Mon, Tue`, `Mon-Fri`, `Monday Tuesday` or `1,2,3`. Undefined for
 * anything else.
 */
export function restDaysFrom(text: string): readonly number[] | undefined {
  const worked = new Set<number>();
  for (const part of text
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[,;/\s]+/)
    .filter((part) => part !== '')) {
    const ends = part.split(/[-–]/).map(dayNumber);
    const [first, last] = [ends[0], ends.at(-1)];
    if (ends.length > 2 || first === undefined || last === undefined) return undefined;
    for (let day = first; ; day = (day % 7) + 1) {
      worked.add(day);
      if (day === last) break;
    }
  }
  return worked.size === 0 ? undefined : everyDay.filter((day) => !worked.has(day));
}

/** The work days that remain with these days off: `Mon, Tue`. */
export function weekdaysShown(restDays: readonly number[]): string {
  return everyDay
    .filter((day) => !restDays.includes(day))
    .map((day) => names[day - 1])
    .join(', ');
}

function dayNumber(text: string): number | undefined {
  if (/^[1-7]$/.test(text)) return Number(text);
  if (!/^[a-z]{3,9}$/i.test(text)) return undefined;
  const index = names.findIndex((name) => name.toLowerCase() === text.slice(0, 3).toLowerCase());
  const isName = index >= 0 && longNames[index]?.startsWith(text.toLowerCase());
  return isName ? index + 1 : undefined;
}

const longNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
