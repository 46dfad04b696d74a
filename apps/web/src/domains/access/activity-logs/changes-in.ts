import { capitalized } from '@muster/contract/capitalized.ts';
import type { ActivityLog } from '@muster/contract/domains/access/activity.calls.ts';

export interface FieldChange {
  readonly field: string;
  /** Null if the field did not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields that differ between before and after, by name. All fields of a created or deleted record. */
export function changesIn({ before, after }: Pick<ActivityLog, 'before' | 'after'>): readonly FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted();
  return names
    .map((field) => ({ field, before: textOf(before, field), after: textOf(after, field) }))
    .filter((change) => change.before !== change.after);
}

/** Details of an event as lines, in addition to the changed fields. */
export function detailsOf({ details }: Pick<ActivityLog, 'details'>): readonly { label: string; value: string }[] {
  return Object.keys(details ?? {}).map((field) => ({
    label: fieldLabel(field),
    value: textOf(details, field) ?? '–',
  }));
}

/** 'work_email' is 'Work email'. */
export function fieldLabel(field: string): string {
  const words = field
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return capitalized(words);
}

type Facts = Pick<ActivityLog, 'before' | 'after'>;

/** Whether people understand the values: ids of other records and nested values mean nothing to them. */
export function isReadable({ before, after }: Facts, field: string): boolean {
  return [before?.[field], after?.[field]].every(
    (value) => !isRecordId(field, value) && (typeof value !== 'object' || value === null),
  );
}

/** The label of a field; of one with the id of another record without 'id': 'client_id' is 'Client'. */
export function fieldName({ before, after }: Facts, field: string): string {
  const holdsId = [before?.[field], after?.[field]].some((value) => isRecordId(field, value));
  return holdsId ? fieldLabel(field).replace(/ ids?$/, '') : fieldLabel(field);
}

/** Numbers that people know, such as the employee ID, are texts. */
const isRecordId = (field: string, value: unknown): boolean =>
  /(_id|Id)s?$/.test(field) && (typeof value === 'number' || Array.isArray(value));

function textOf(facts: Readonly<Record<string, unknown>> | null, field: string): string | null {
  const value = facts?.[field];
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
