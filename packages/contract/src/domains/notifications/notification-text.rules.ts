import { z } from 'zod';
import { counted, countText } from '../../counted.ts';
import { isDay, weekdaysText, weekdayText } from '../../plain-day.ts';
import { isOutsideKind, type NotificationText, type ValueKind, type ValueKinds } from './notification-type.ts';

export interface Names {
  readonly employees: ReadonlyMap<number, string>;
  readonly people: ReadonlyMap<number, string>;
}

/** What a reader sees instead of a name that they may not see. */
export const hiddenName = 'Someone';

interface Rendered {
  readonly kinds: ValueKinds;
  /** As stored: a value of another form, from an earlier version, counts as missing. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly names: Names;
}

/** The text with its values. A placeholder that has no value becomes empty. */
export function renderText(template: string, { kinds, values, names }: Rendered): string {
  const text = template.replace(placeholder, (_whole, name: string, at: number) => {
    const kind = kinds[name];
    const shown = kind === undefined ? '' : valueText(kind, values[name], names);
    const beginsSentence = at === 0 || /[.!?:]\s$/.test(template.slice(0, at));
    return shown === hiddenName && !beginsSentence ? hiddenName.toLowerCase() : shown;
  });
  return text.replace(/ {2,}/g, ' ').trim();
}

const placeholder = /\{([a-z_]{1,40})\}/g;

const schemas = {
  id: z.int(),
  ids: z.array(z.int()).min(1),
  day: z.string().refine(isDay),
  text: z.string(),
  number: z.number(),
};
const days = z.array(schemas.day);
const period = z.object({ first: schemas.day, last: schemas.day });

function valueText(kind: ValueKind, value: unknown, names: Names): string {
  if (typeof kind === 'object') return read(schemas.number, value, (count) => countedText(kind, count));
  switch (kind) {
    case 'employee':
      return read(schemas.id, value, (id) => names.employees.get(id) ?? hiddenName);
    case 'person':
      return read(schemas.id, value, (id) => names.people.get(id) ?? hiddenName);
    case 'employees':
      return read(schemas.ids, value, (ids) => peopleText(ids, names));
    case 'day':
      return read(schemas.day, value, weekdayText);
    case 'days':
      return read(days, value, daysText);
    case 'period':
      return read(period, value, ({ first, last }) => weekdaysText(first, last));
    case 'number':
      return read(schemas.number, value, countText);
    case 'note':
      return read(schemas.text, value, (note) => `: ${note}`);
    case 'text':
    case 'word':
    case 'record':
      return read(schemas.text, value, (text) => text);
  }
}

function read<Value>(schema: z.ZodType<Value>, value: unknown, show: (value: Value) => string): string {
  const parsed = schema.safeParse(value);
  return parsed.success ? show(parsed.data) : '';
}

const countedText = ({ one, several }: { readonly one: string; readonly several: string }, count: number): string =>
  count === 1 ? one : `${countText(count)} ${several}`;

function peopleText(ids: readonly number[], { employees }: Names): string {
  const [first] = ids;
  if (ids.length > 1 || first === undefined) return counted(ids.length, 'employee');
  return employees.get(first) ?? hiddenName;
}

/** More would not fit on a phone. */
const daysNamed = 5;

function daysText(all: readonly string[]): string {
  const named = all.slice(0, daysNamed).map(weekdayText).join('; ');
  return all.length > daysNamed ? `${named} and ${counted(all.length - daysNamed, 'more day')}` : named;
}

/** The people that values name. */
export function peopleIn(
  kinds: ValueKinds,
  values: Readonly<Record<string, unknown>>,
): { readonly employees: readonly number[]; readonly people: readonly number[] } {
  const named = (wanted: ValueKind) =>
    Object.entries(kinds).flatMap(([name, kind]) => (kind === wanted ? [values[name]].flat() : []));
  const ids = (found: readonly unknown[]) => found.filter((id): id is number => typeof id === 'number');
  return { employees: ids([...named('employee'), ...named('employees')]), people: ids(named('person')) };
}

/** The first person, in the order of the type's values, whose name the reader may see. Several employees together are nobody. */
export function firstPerson({ kinds, values, names }: Rendered): string | null {
  for (const [name, kind] of Object.entries(kinds)) {
    const [id, ...more] = [values[name]].flat();
    if (typeof id !== 'number' || more.length > 0) continue;
    const found = kind === 'person' ? names.people.get(id) : isEmployee(kind) ? names.employees.get(id) : undefined;
    if (found !== undefined) return found;
  }
  return null;
}

const isEmployee = (kind: ValueKind) => kind === 'employee' || kind === 'employees';

/** What is wrong with edited texts: placeholders that the type does not have, or that must not leave the portal. */
export function textProblems(
  kinds: ValueKinds,
  text: NotificationText,
): Partial<Record<keyof NotificationText, string>> {
  const outside = Object.fromEntries(Object.entries(kinds).filter(([, kind]) => isOutsideKind(kind)));
  return {
    ...problemOf('title', text.title, kinds),
    ...problemOf('text', text.text, kinds),
    ...problemOf('outside', text.outside, outside),
  };
}

function problemOf(field: keyof NotificationText, template: string, allowed: ValueKinds) {
  const names = Object.keys(allowed).map((name) => `{${name}}`);
  const wrong = template.replace(placeholder, (whole, name: string) => (Object.hasOwn(allowed, name) ? '' : whole));
  if (!/[{}]/.test(wrong)) return {};
  return {
    [field]:
      names.length === 0
        ? 'This text has no placeholders: remove the braces.'
        : `Only these placeholders are possible here: ${names.join(', ')}.`,
  };
}
