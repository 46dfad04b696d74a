import type { ActivityLog } from '@muster/contract/domains/access/activity.calls.ts';
import { formatDays, formatWeekday } from '../../../platform/format/dates.ts';
import { changedRecord } from './changed-record.ts';
import { changesIn, fieldName, isReadable } from './changes-in.ts';
import { eventLabel } from './event-label.ts';
import { eventWords } from './event-words.ts';

/** What a person did to the record that the activity belongs to, as the rest of a sentence after the name. */
export function activityWords(line: ActivityLog): string {
  if (line.event === 'employees.read-sensitive') return `viewed ${sensitiveWords(line)}`;
  const said = eventWords(line.event);
  const [only, second] = changesIn(line);
  if (said !== undefined && said !== changedRecord)
    return [namedLeave(decidedWords(said, line), line), daysWords(line), filesWords([line])].join('');
  if (only && second === undefined) {
    const field = lowered(fieldName(line, only.field));
    if (!isReadable(line, only.field)) return `changed the ${field}`;
    if (only.before === null) return `set the ${field} to ${only.after}`;
    return only.after === null ? `cleared the ${field}` : `changed the ${field} from ${only.before} to ${only.after}`;
  }
  if (only) return `changed ${changesIn(line).length} fields`;
  const hidden = hiddenField(line);
  if (hidden !== null) return `changed the ${lowered(fieldName(line, hidden))}`;
  return said ?? `did “${eventLabel(line.event)}”`;
}

const verbs: Readonly<Record<string, string>> = { approved: 'approved', refused: 'rejected', rejected: 'rejected' };

/** 'decided a leave request' is 'approved a leave request' where the line says so. */
function decidedWords(said: string, { after }: ActivityLog): string {
  const verb = verbs[String(after?.decision)];
  return verb === undefined ? said : said.replace(/^decided (?!on )/, `${verb} `);
}

/** 'approved Vacation Leave' where the line names the type, which it does not where the leave is confidential. */
function namedLeave(said: string, { after }: ActivityLog): string {
  const type = after?.leave_type;
  if (typeof type !== 'string' || type === confidentialType) return said;
  return said.replace(/(?<=^(?:approved|rejected|decided) )a leave request$|(?<=^requested )leave$/, type);
}

/** What the log has instead of the type of confidential leave. */
const confidentialType = 'Leave';

/** What joined lines say: 'added 2 attachments: contract.pdf, nbi.pdf', 'opened 2 attachments'. */
export function joinedWords(lines: readonly ActivityLog[]): string {
  const [first] = lines;
  if (first === undefined) return '';
  const count = isReading(first) ? openedIn(lines) : lines.length;
  if (count === 1) return activityWords(first);
  const said = isReading(first) ? activityWords(first) : (eventWords(first.event) ?? '');
  return `${said.replace(/ an? (\w+)/, ` ${count} $1s`)}${filesWords(lines)}`;
}

/** Files that the same person added, and what they viewed, in the same minute are one line. */
export function isJoined(one: ActivityLog, other: ActivityLog): boolean {
  const isSame =
    one.event === other.event && one.actor?.id === other.actor?.id && one.impersonator?.id === other.impersonator?.id;
  if (!isSame || one.at.slice(0, 16) !== other.at.slice(0, 16)) return false;
  if (isReading(one)) return isSameSubject(one, other) && activityWords(one) === activityWords(other);
  return fileOf(one) !== null && fileOf(other) !== null;
}

const isReading = ({ event }: ActivityLog) => /\.read-/.test(event);

const isSameSubject = ({ subject: one }: ActivityLog, { subject: other }: ActivityLog) =>
  one?.kind === other?.kind && one?.id === other?.id;

/** A file that was opened twice counts once. */
function openedIn(lines: readonly ActivityLog[]): number {
  const names = lines.map(({ id, details }) => (typeof details?.file_name === 'string' ? details.file_name : id));
  return new Set(names).size;
}

const fileOf = ({ event, after }: ActivityLog): string | null =>
  /attach/.test(event) && typeof after?.file_name === 'string' ? after.file_name : null;

function filesWords(lines: readonly ActivityLog[]): string {
  const names = lines.flatMap((line) => fileOf(line) ?? []);
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}

/** ', Nov 10 – 20' where the line is about days. */
function daysWords({ after }: ActivityLog): string {
  const day = after?.work_date;
  const [first, last] = [after?.first_day ?? day, after?.last_day ?? day];
  if (typeof first !== 'string' || typeof last !== 'string') return '';
  return `, ${first === last ? formatWeekday(first) : formatDays(first, last)}`;
}

/** The only field, if its values are hidden, so that before and after read the same. */
function hiddenField({ before, after }: ActivityLog): string | null {
  const [only, second] = Object.keys(after ?? {});
  return only !== undefined && second === undefined && before?.[only] === after?.[only] ? only : null;
}

const groups: Readonly<Record<string, string>> = {
  government: 'the government IDs',
  pay: 'the pay and bank details',
  home: 'the home and emergency details',
  notes: 'the notes',
};

const sensitiveWords = ({ details }: ActivityLog) => groups[String(details?.group)] ?? 'the sensitive details';

/** Abbreviations keep their capitals: 'SSS number', 'work email'. */
const lowered = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));
