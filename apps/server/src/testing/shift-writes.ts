import { nightShiftBody } from '../domains/shifts/shift-body.fixture.ts';
import type { CompanyRecords } from './company-records.ts';
import { nextNumber } from './factories/numbers.ts';

interface Targets {
  readonly own: CompanyRecords;
  readonly other: CompanyRecords;
  readonly sharedShiftId: number;
}

interface Sent {
  readonly params?: object;
  readonly body?: object;
}

const version = 1;
const body = (...bodies: readonly object[]): readonly Sent[] => bodies.map((one) => ({ body: one }));
const params = (...ids: readonly number[]): readonly Sent[] => ids.map((id) => ({ params: { id } }));
const shiftTerms = () => {
  const { shift_active_start_date, ...terms } = nightShiftBody();
  return terms;
};
const rotationOf = (shift_id: number, client_id?: number) => ({
  name: `Weeks ${nextNumber()}`,
  weeks: 1,
  days: [{ week: 1, weekday: 1, shift_id }],
  ...(client_id !== undefined && { client_id }),
});

/** Requests of the calls about shifts, rotations and who has them, for writing-requests.ts. */
export const shiftWrites: Readonly<Record<string, (targets: Targets) => readonly Sent[]>> = {
  'shifts.create': ({ other }) => body(nightShiftBody(), { ...nightShiftBody(), client_id: other.clientId }),
  'shifts.update': ({ own, other, sharedShiftId }) =>
    [
      { id: other.shiftId, client_id: other.clientId },
      { id: other.shiftId, client_id: own.clientId },
      { id: own.shiftId, client_id: other.clientId },
      { id: own.shiftId },
      { id: sharedShiftId },
      { id: sharedShiftId, client_id: own.clientId },
    ].map(({ id, ...to }) => ({
      params: { id },
      body: { ...shiftTerms(), ...to, version, effective_from: '2026-03-09' },
    })),
  'shifts.delete': ({ other, sharedShiftId }) => params(other.shiftId, sharedShiftId),
  'shifts.restore': ({ other }) => params(other.removedShift),
  'shifts.create-rotation': ({ own, other, sharedShiftId }) =>
    body(
      rotationOf(sharedShiftId),
      rotationOf(sharedShiftId, other.clientId),
      rotationOf(other.shiftId, own.clientId),
      rotationOf(own.shiftId, other.clientId),
    ),
  'shifts.update-rotation': ({ own, other, sharedShiftId }) => [
    { params: { id: other.rotationId }, body: { ...rotationOf(other.shiftId, other.clientId), version } },
    { params: { id: other.rotationId }, body: { ...rotationOf(sharedShiftId, own.clientId), version } },
    { params: { id: own.rotationId }, body: { ...rotationOf(other.shiftId, own.clientId), version } },
    { params: { id: own.rotationId }, body: { ...rotationOf(sharedShiftId), version } },
  ],
  'shifts.delete-rotation': ({ other }) => params(other.rotationId),
  'shifts.restore-rotation': ({ other }) => params(other.removedRotation),
  'shifts.place': ({ own, other, sharedShiftId }) =>
    [
      { employee_ids: [other.employeeId], shift_id: sharedShiftId },
      { employee_ids: [own.employeeId, other.employeeId], shift_id: sharedShiftId },
      { employee_ids: [own.employeeId], shift_id: other.shiftId },
      { employee_ids: [other.employeeId], shift_id: own.shiftId },
    ].map((placed) => ({ body: { ...placed, from: '2026-03-16' } })),
  'shifts.end-assignment': ({ other }) => [{ params: { id: other.placement }, body: { last_day: '2026-03-10' } }],
  'shifts.give-days-off': ({ other }) => [
    { params: { id: other.placement }, body: { from: '2026-03-10', to: '2026-03-10' } },
  ],
  'shifts.remove-placement': ({ other }) => params(other.placement),
};
