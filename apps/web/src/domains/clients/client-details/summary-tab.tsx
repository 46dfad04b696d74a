import type {
  ClientDetails,
  ClientPolicyRow,
  InvoiceConfigRow,
} from '@muster/contract/domains/clients/client-answers.ts';
import { policyKindLabels } from '@muster/contract/domains/clients/clients.constants.ts';
import { providerClientId } from '@muster/contract/incomplete-configuration.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useContext } from 'react';
import { formatDay } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { grantsOf, usePageData } from '../../../platform/session/use-session.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordStack } from '../../../ui/record/record-layout.tsx';
import { RecentActivity } from '../../access/index.ts';
import { clientPoliciesQuery, invoiceConfigsQuery } from '../clients.queries.ts';
import { ClientSummaryParts } from '../summary-parts.ts';
import { configSummary } from './config-summary.ts';

/** What one needs to know first: whether the client can be billed, its people today and lately, what changes soon. */
export function SummaryTab({ client }: { readonly client: ClientDetails }) {
  const viewer = useViewer();
  const parts = useContext(ClientSummaryParts).filter(({ isOpenTo }) => isOpenTo(viewer));
  // The heights of these cards depend on what they show, so they appear together.
  const isLoading = [useQuery(invoiceConfigsQuery(client.id)), useQuery(clientPoliciesQuery(client.id))].some(
    (query) => query.isLoading,
  );
  const shownOf = (some: typeof parts) =>
    some.map(({ id, Content }) => <Content key={id} id={client.id} name={client.legal_business_name} />);
  return (
    <RecordStack>
      {client.has_invoice_config || client.id === providerClientId ? null : (
        <Notice
          tone="amber"
          title="No current invoice configuration"
          action={
            client.abilities.update ? (
              <LinkButton small to={`${pathOf('clientDetails', { id: client.id })}?tab=invoicing`}>
                Open invoicing
              </LinkButton>
            ) : null
          }
        >
          Employees cannot be assigned to this client until one begins.
        </Notice>
      )}
      {/* One boundary, so that no card moves when the code of another one arrives. */}
      <Suspense fallback={<span data-loading="" />}>
        {shownOf(parts.filter(({ isLast }) => !isLast))}
        {isLoading ? (
          <span data-loading="" />
        ) : (
          <>
            <PlannedChanges id={client.id} />
            {shownOf(parts.filter(({ isLast }) => isLast))}
          </>
        )}
      </Suspense>
    </RecordStack>
  );
}

/** Beside the summary: the newest activity. */
export function SummaryRail({ client: { id } }: { readonly client: ClientDetails }) {
  return <RecentActivity kind="client" id={id} to={`${pathOf('clientDetails', { id })}?tab=activity`} />;
}

interface Planned {
  readonly id: string;
  readonly from: string;
  readonly what: string;
  readonly value: string;
}

const columns: readonly PlainColumn<Planned>[] = [
  { header: 'From', cell: ({ from }) => formatDay(from) },
  { header: 'Change', cell: ({ what }) => what },
  { header: 'Becomes', cell: ({ value }) => value },
];

/** Dated values of the client that begin on a later day, the first one first; nothing if none does. */
function PlannedChanges({ id }: { readonly id: number }) {
  const configs = useQuery(invoiceConfigsQuery(id));
  const policies = useQuery(clientPoliciesQuery(id));
  return (
    <Loaded of={configs} thing="invoice configuration">
      {(billing) => (
        <Loaded of={policies} thing="policies">
          {(defaults) => <PlannedTable rows={plannedOf(billing.filter(isPlanned), defaults.filter(isPlanned))} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function PlannedTable({ rows }: { readonly rows: readonly Planned[] }) {
  if (rows.length === 0) return null;
  return (
    <Card title="Planned changes" note={rows.length} flush>
      <PlainTable
        label="Planned changes"
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        empty="No planned changes."
      />
    </Card>
  );
}

function plannedOf(billing: readonly InvoiceConfigRow[], policies: readonly ClientPolicyRow[]): readonly Planned[] {
  const configs = billing.map((row) => ({
    id: `invoice-${row.id}`,
    from: row.from,
    what: 'Invoice configuration',
    value: configSummary(row),
  }));
  const defaults = policies.map((row) => ({
    id: `policy-${row.id}`,
    from: row.from,
    what: `Default ${policyKindLabels[row.kind].toLowerCase()} policy`,
    value: row.policy.name,
  }));
  return [...configs, ...defaults].toSorted((one, other) => one.from.localeCompare(other.from));
}

const isPlanned = ({ state }: { readonly state: string }) => state === 'future';

const useViewer = () => grantsOf(usePageData()) ?? { roles: [], permissions: [] };
