import type { Viewer } from '@muster/contract';
import type { ClientDetails, ClientRow } from '@muster/contract/domains/clients/client-answers.ts';
import { mayDeleteClient, mayUpdateClient } from '@muster/contract/domains/clients/clients.policy.ts';
import type { ClientListRow } from './client-list.repository.ts';
import type { ClientManagerRow } from './client-people.repository.ts';
import type { ClientRecord } from './client-record.repository.ts';

export function presentClientRow(row: ClientListRow, viewer: Viewer): ClientRow {
  const { country_id, country_name, timezone_id, timezone_name, ...plain } = row;
  return {
    ...plain,
    country: { id: country_id, name: country_name },
    timezone: { id: timezone_id, name: timezone_name },
    abilities: abilitiesOf(row.id, viewer),
  };
}

export function presentClient(
  record: ClientRecord,
  managers: readonly ClientManagerRow[],
  viewer: Viewer,
): ClientDetails {
  const { country_id, country_name, timezone_id, timezone_name, currency_id, currency_code, ...plain } = record;
  return {
    ...plain,
    country: { id: country_id, name: country_name },
    timezone: { id: timezone_id, name: timezone_name },
    currency: { id: currency_id, code: currency_code },
    account_managers: [...managers],
    abilities: abilitiesOf(record.id, viewer),
  };
}

function abilitiesOf(id: number, viewer: Viewer) {
  return { update: mayUpdateClient(viewer), delete: mayDeleteClient(viewer, id) };
}
