import type { CallAnswer } from '@muster/contract';
import type { employeeLookupCalls } from '@muster/contract/domains/employees/employee-lookups.calls.ts';
import type { LeaderRow } from '../teams/index.ts';
import type { LookupRow } from './employee-lookups.repository.ts';

type Calls = typeof employeeLookupCalls;

export const presentPerson = ({ id, name, position }: LookupRow) => ({ id, name, position });

export function presentWithClient(row: LookupRow): CallAnswer<Calls['active']>['data'][number] {
  return { ...presentPerson(row), client: { id: row.client_id, legal_business_name: row.client_name } };
}

export function presentAny(row: LookupRow): CallAnswer<Calls['all']>['data'][number] {
  return { ...presentWithClient(row), employee_status_type_group: { name: row.status_group } };
}

export function presentLeader({ team_id, team_name, ...row }: LeaderRow): CallAnswer<Calls['teamLeaders']>[number] {
  return { ...row, team: { id: team_id, name: team_name } };
}
