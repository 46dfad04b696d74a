import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { Micros } from '@muster/contract/domains/attendance/day-facts.ts';
import { readDeviceTime, zoneNamed } from '@muster/contract/domains/attendance/device-time.rules.ts';
import type { FileRow, ImportColumn } from '../kind-work.ts';
import type { RowErrors } from '../row-errors.ts';
import type { BiometricPerson } from './biometric-people.repository.ts';

export const punchColumns: readonly ImportColumn[] = [
  { key: 'biometric_id', header: 'Biometric ID', isRequired: true, isIdentifier: true },
  { key: 'full_name', header: 'Full Name' },
  { key: 'punch', header: 'Punch', isRequired: true },
  { key: 'time', header: 'Time', isRequired: true, holds: 'day' },
  { key: 'zone', header: 'Zone' },
  { key: 'device', header: 'Device' },
];

/** What the cells of a row say. */
export interface PunchCells {
  readonly person: BiometricPerson;
  readonly kind: PunchKind;
  readonly at: Micros;
  readonly zone: string;
  readonly device: string | null;
}

/** Null, with errors added, unless every cell can be read. */
export function readCells(row: FileRow, people: readonly BiometricPerson[], errors: RowErrors): PunchCells | null {
  const person = personOf(row, people, errors);
  const kind = kindOf(row.cells.get('punch') ?? '');
  if (kind === undefined) errors.add('punch', 'The Punch must be in, out, break start or break end.');
  const zone = zoneOf(row, person, errors);
  const time = readDeviceTime(row.cells.get('time') ?? '', zone ?? 'UTC');
  if ('problem' in time && zone !== undefined) errors.add('time', `The Time ${time.problem}.`);
  const device = row.cells.get('device') ?? null;
  if (device !== null && device.length > longestDevice)
    errors.add('device', `The Device must not be longer than ${longestDevice} characters.`);
  if (!person || kind === undefined || zone === undefined || 'problem' in time || errors.messages.length > 0)
    return null;
  return { person, kind, at: time.at, zone, device };
}

/** What the template contains for employees who are not filled in. */
export const saysNothing = ({ cells }: FileRow) => !cells.has('punch') && !cells.has('time');

const longestDevice = 200;

function personOf(row: FileRow, people: readonly BiometricPerson[], errors: RowErrors): BiometricPerson | undefined {
  const id = row.cells.get('biometric_id');
  const found = people.filter(({ biometric_id }) => biometric_id === id);
  if (id === undefined) errors.add('biometric_id', 'The Biometric ID is required.');
  else if (found.length === 0)
    errors.add('biometric_id', 'The Biometric ID does not match any employee in the portal.');
  else if (found.length > 1)
    errors.add('biometric_id', `${found.length} employees have this Biometric ID: correct it in their records.`);
  return found.length === 1 ? found[0] : undefined;
}

/** An empty cell: where the employee is. */
function zoneOf(row: FileRow, person: BiometricPerson | undefined, errors: RowErrors): string | undefined {
  const text = row.cells.get('zone');
  if (text === undefined) return person?.zone;
  const zone = zoneNamed(text);
  if (zone === null) errors.add('zone', 'The Zone must be in the Asia/Manila style.');
  return zone ?? undefined;
}

/** Devices write 'Check-In', 'C/Out', 'Break-Out' (to the break) and the like. */
function kindOf(text: string): PunchKind | undefined {
  return spellings[text.toLowerCase().replace(/[^a-z]/g, '')];
}

const spellings: Readonly<Record<string, PunchKind>> = {
  in: 'in',
  clockin: 'in',
  checkin: 'in',
  cin: 'in',
  out: 'out',
  clockout: 'out',
  checkout: 'out',
  cout: 'out',
  breakstart: 'break_start',
  startbreak: 'break_start',
  breakout: 'break_start',
  breakend: 'break_end',
  endbreak: 'break_end',
  breakin: 'break_end',
};
