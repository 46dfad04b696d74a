import type { PolicyKind } from './employee-import-columns.ts';
import type { EmployeeLists, ShiftChoice } from './employee-lookups.repository.ts';

/** The lookups of a file's rows, by name and ignoring case. */
export function employeeLookups(lists: EmployeeLists) {
  const clients = byName(lists.clients);
  const offices = byName(lists.offices);
  const zones = byName(lists.zones);
  const policies = new Map(lists.policies.map((policy) => [`${policy.kind} ${plain(policy.name)}`, policy]));
  const assigned = new Set(lists.assigned.map(keyOf));
  const defaults = new Map(lists.defaults.map((one) => [`${one.client_id} ${one.kind}`, one.policy_id]));
  const named = new Map(
    Object.entries({
      client_id: lists.clients,
      office_id: lists.offices,
      timezone_id: lists.zones,
      shift_id: lists.shifts,
    }).map(([field, all]) => [field, new Map<unknown, string>(all.map(({ id, name }) => [id, name]))]),
  );
  return {
    lists,
    client: (name: string) => clients.get(plain(name)),
    office: (name: string) => offices.get(plain(name)),
    zone: (name: string) => zones.get(plain(name)),
    policy: (kind: PolicyKind, name: string) => policies.get(`${kind} ${plain(name)}`),
    isAssigned: (clientId: number, kind: PolicyKind, policyId: number) =>
      assigned.has(keyOf({ client_id: clientId, kind, policy_id: policyId })),
    defaultPolicy: (clientId: number, kind: PolicyKind) => defaults.get(`${clientId} ${kind}`),
    shift: (id: number | null) => lists.shifts.find((shift) => shift.id === id),
    /**
     * A client's own shift of the kind, otherwise one that is available to all clients (docs/decisions.md, Imports and
     * files).
     */
    shiftOf: (clientId: number, kind: string): ShiftChoice | undefined => {
      const ofKind = lists.shifts.filter((shift) => shift.kind === kind);
      return (
        ofKind.find(({ client_id }) => client_id === clientId) ?? ofKind.find(({ client_id }) => client_id === null)
      );
    },
    /** The value of a field as a person reads it. */
    shown: (field: string, value: unknown): string => {
      if (value === null || value === undefined) return '';
      if (typeof value === 'boolean') return value ? 'Yes' : 'No';
      return named.get(field)?.get(value) ?? String(value);
    },
  };
}

export type EmployeeLookups = ReturnType<typeof employeeLookups>;

function byName<T extends { readonly name: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((one) => [plain(one.name), one]));
}

const plain = (name: string) => name.trim().toLowerCase();

const keyOf = (one: { client_id: number; kind: PolicyKind; policy_id: number }) =>
  `${one.client_id} ${one.kind} ${one.policy_id}`;
