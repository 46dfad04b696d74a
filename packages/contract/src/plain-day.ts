/**
 * Arithmetic of plain days, YYYY-MM-DD, for the page and the server. Without Temporal: the browsers that we support do
 * not all have it.
 */

/** Latest day that a date field accepts (section 2.10). */
export const latestDay = '9999-12-31';

/** True for a real day of the calendar between 1900-01-01 and 9999-12-31, written YYYY-MM-DD. */
export function isDay(day: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match || day < '1900-01-01' || day > latestDay) return false;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
}

/** `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The half of a month that contains a day: the 1st to the 15th, or the 16th to the last day. */
export function halfMonthOf(day: string): { readonly first: string; readonly last: string } {
  const month = day.slice(0, 7);
  if (Number(day.slice(8)) <= 15) return { first: `${month}-01`, last: `${month}-15` };
  return { first: `${month}-16`, last: `${month}-${daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))}` };
}

/** The day `count` days later; earlier where it is negative. */
export function addDays(day: string, count: number): string {
  let { year, month, date } = partsOf(day);
  date += count;
  for (; date > daysInMonth(year, month); [year, month] = shifted(year, month, 1)) date -= daysInMonth(year, month);
  while (date < 1) {
    [year, month] = shifted(year, month, -1);
    date += daysInMonth(year, month);
  }
  return dayOf(year, month, date);
}

/** Days from one day to a later one; negative where it is earlier. */
export const daysBetween = (from: string, to: string): number => epochDays(to) - epochDays(from);

export function laterDay(one: string, other: string): string {
  if (one < other) return other;
  return one;
}

export function earlierDay(one: string, other: string): string {
  if (other < one) return other;
  return one;
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => ((((epochDays(day) + 3) % 7) + 7) % 7) + 1;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** Days since 1970-01-01, counted in years that begin in March, so that the leap day is the last of its year. */
function epochDays(day: string): number {
  const { year, month, date } = partsOf(day);
  const years = month > 2 ? year : year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  return years * 365 + leapDays + dayOfYear - 719_468;
}

/** The same date `count` months later, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const { year, month, date } = partsOf(day);
  const [toYear, toMonth] = shifted(year, month, count);
  return dayOf(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)));
}

/** Start day plus six months, clamped to the last day of the month (section 4, decisions, Employees). */
export const regularizationDay = (startDay: string): string => addMonths(startDay, 6);

/** A day in a text: 'Mar 09, 2026'. */
export function dayText(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${shortMonths[month - 1]} ${String(date).padStart(2, '0')}, ${year}`;
}

/** A day in a text where the weekday matters: 'Mon, Mar 9, 2026'. */
export const weekdayText = (day: string): string => `${weekdayDateText(day)}, ${partsOf(day).year}`;

/** 'Mon, Mar 9, 2026', 'Mon, Mar 9 – Fri, Mar 13, 2026' or 'Wed, Dec 30, 2026 – Mon, Jan 4, 2027'. */
export function weekdaysText(first: string, last: string): string {
  if (first === last) return weekdayText(first);
  const begin = first.slice(0, 4) === last.slice(0, 4) ? weekdayDateText(first) : weekdayText(first);
  return `${begin} – ${weekdayText(last)}`;
}

/** Days in a title: 'Mar 9', 'Mar 9 – 13' or 'Mar 30 – Apr 2'; with the year where it is not `year`: 'Dec 30, 2026 – Jan 4, 2027'. */
export function shortDaysText(first: string, last: string, year: string): string {
  const [from, to] = [partsOf(first), partsOf(last)];
  const dateText = ({ month, date }: ReturnType<typeof partsOf>) => `${shortMonths[month - 1]} ${date}`;
  const yearText = (day: string) => (day.startsWith(year) ? '' : `, ${day.slice(0, 4)}`);
  if (first === last) return dateText(from) + yearText(first);
  if (from.year !== to.year) return `${dateText(from)}, ${from.year} – ${dateText(to)}, ${to.year}`;
  const end = from.month === to.month ? String(to.date) : dateText(to);
  return `${dateText(from)} – ${end}${yearText(last)}`;
}

const weekdayDateText = (day: string) => {
  const { month, date } = partsOf(day);
  return `${shortWeekdays[weekdayOf(day) - 1]}, ${shortMonths[month - 1]} ${date}`;
};

const shortWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

function partsOf(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

function shifted(year: number, month: number, months: number): [number, number] {
  const all = year * 12 + month - 1 + months;
  return [Math.floor(all / 12), (all % 12) + 1];
}

/** As Temporal writes it: with a sign after the year 9999. */
function dayOf(year: number, month: number, date: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const years = year > 9999 ? `+${String(year).padStart(6, '0')}` : String(year).padStart(4, '0');
  return `${years}-${two(month)}-${two(date)}`;
}
