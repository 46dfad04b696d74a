import pg, { type CustomTypesConfig } from 'pg';

const oid = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  numeric: 1700,
} as const;

const arrayOid: Readonly<Record<'text' | keyof typeof oid, number>> = {
  text: 1009,
  int8: 1016,
  date: 1182,
  timestamp: 1115,
  timestamptz: 1185,
  interval: 1187,
  numeric: 1231,
};

const asText = (text: string) => text;

const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, safeInteger],
  [oid.date, asText],
  [oid.timestamp, asText],
  [oid.timestamptz, instantText],
  [oid.interval, asText],
  [oid.numeric, asText],
  [arrayOid.int8, eachOf(safeInteger)],
  [arrayOid.date, eachOf(asText)],
  [arrayOid.timestamp, eachOf(asText)],
  [arrayOid.timestamptz, eachOf(instantText)],
  [arrayOid.interval, eachOf(asText)],
  [arrayOid.numeric, eachOf(asText)],
]);

/**
 * How values arrive from the database: days as 'YYYY-MM-DD', instants as 'YYYY-MM-DDTHH:MM:SS.mmmZ', whole numbers as
 * numbers, numerics as text (rows.generated.ts matches). Microseconds are truncated.
 */
export const valueParsers: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(type)) ?? pg.types.getTypeParser(type, format),
};

function safeInteger(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError(`The database contains the whole number ${text}, which is too large to be read exactly.`);
}

/** From PostgreSQL's form in a session whose zone is UTC: 2026-01-31 08:05:09.123456+00 */
function instantText(text: string): string {
  // Almost every instant, without a regular expression: pages of days have thousands of them.
  if (text.length === 22 && text.endsWith('+00')) return `${text.slice(0, 10)}T${text.slice(11, 19)}.000Z`;
  const match = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text);
  return match === null ? text : `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`;
}

function eachOf(parse: (text: string) => unknown) {
  const textArray: (text: string) => (string | null)[] = pg.types.getTypeParser(arrayOid.text, 'text');
  return (text: string) => textArray(text).map((element) => (element === null ? null : parse(element)));
}
