import { clientColumns } from '@muster/contract/domains/clients/client-columns.ts';
import { providerClientId } from '@muster/contract/incomplete-configuration.ts';
import type { clientStatuses } from '@muster/contract/states.ts';
import type { ColumnLook } from '../../platform/table/columns-of.ts';
import { NameCell } from '../../platform/table/name-cell.tsx';
import { StateBadge } from '../../ui/badge/state-badge.tsx';
import { ClientStatusBadge } from './client-status.tsx';

interface ClientFacts {
  readonly id: number;
  readonly legal_business_name: string;
  readonly status: (typeof clientStatuses)[number];
  readonly has_invoice_config: boolean;
}

/** Looks of columns that the lists of clients share. */
export function nameLook<Row extends ClientFacts>(hrefOf: (row: Row) => string): ColumnLook<Row> {
  const nameCell = (row: Row, plain: boolean) => (
    <NameCell name={row.legal_business_name} to={hrefOf(row)} plain={plain} />
  );
  return {
    width: 330,
    grow: true,
    pinned: 'left',
    cell: (row) => nameCell(row, false),
    card: 'title',
    cardCell: (row) => nameCell(row, true),
  };
}

export const statusLook: ColumnLook<ClientFacts> = {
  width: 120,
  cell: ({ status }) => <ClientStatusBadge status={status} />,
  card: 'badge',
};

const configTexts = clientColumns.has_invoice_config.options;

export const invoiceConfigLook: ColumnLook<ClientFacts> = {
  width: 140,
  cell: ({ id, has_invoice_config: isThere }) =>
    id === providerClientId && !isThere ? (
      'Not needed'
    ) : (
      <StateBadge word={isThere ? 'Active' : 'Missing'}>{configTexts[isThere ? 'true' : 'false']}</StateBadge>
    ),
};
