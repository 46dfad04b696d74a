import { needKinds } from '@muster/contract/domains/home/need-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconChecks } from '@tabler/icons-react';
import { useLatestAddress } from '../../../platform/address/use-latest-address.ts';
import { usePageData } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { NeedFilters } from '../needs/need-filters.tsx';
import { needTexts } from '../needs/need-texts.ts';
import styles from '../needs/needs-card.module.css';
import { NeedsQueue } from '../needs/needs-queue.tsx';
import { type NeedsFilter, type NeedView, needViews, useNeeds } from '../needs/use-needs.ts';
import { comingText } from './coming-text.ts';

const mostFirst = 50;

const viewLabels: Readonly<Record<NeedView, string>> = { now: 'Waiting', overdue: 'Overdue', snoozed: 'Snoozed' };

/** `/action-center`: everything that waits for the viewer, in all areas. Kind and view are in the address. */
export function ActionCenterPage() {
  const { address, navigate } = useLatestAddress();
  const filter = filterIn(address);
  const needs = useNeeds({ ...filter, textsOf: needTexts }, mostFirst);
  const show = (next: Partial<NeedsFilter>) => {
    needs.forget();
    navigate(addressOf({ ...filter, ...next }), { replace: true });
  };
  const { data } = needs.list;
  const now = needs.counts.reduce((sum, { count }) => sum + count, 0);
  const totals = { now, overdue: data?.overdue ?? 0, snoozed: data?.snoozed ?? 0 };
  return (
    <Page>
      <PageHeader
        title="Action center"
        count={data ? now : undefined}
        text="Everything waiting for you, most urgent first."
      />
      <LinkTabs
        label="Show"
        active={filter.view}
        tabs={needViews.map((view) => ({
          id: view,
          label: viewLabels[view],
          count: totals[view],
          to: `${pathOf('actionCenter')}?${addressOf({ kind: null, view })}`,
        }))}
      />
      <RecordContent>
        <NeedsQueue
          title="Action center"
          needs={needs}
          head={
            filter.view === 'now' && needs.counts.length > 1 ? (
              <div className={styles.cardHead}>
                <NeedFilters counts={needs.counts} kind={filter.kind} onShow={(kind) => show({ kind })} />
              </div>
            ) : null
          }
          empty={<Empty view={filter.view} />}
        />
      </RecordContent>
    </Page>
  );
}

function Empty({ view }: { readonly view: NeedView }) {
  const { roles } = usePageData();
  if (view === 'overdue') return <EmptyState title="Nothing is overdue" />;
  if (view === 'snoozed')
    return <EmptyState title="Nothing is snoozed" hint="What you snooze comes back at its time, or when it is due." />;
  return <EmptyState icon={<IconChecks aria-hidden="true" />} title="You're all caught up" hint={comingText(roles)} />;
}

function filterIn(address: URLSearchParams): NeedsFilter {
  return {
    kind: needKinds.find((kind) => kind === address.get('kind')) ?? null,
    view: needViews.find((view) => view === address.get('show')) ?? 'now',
  };
}

function addressOf({ kind, view }: NeedsFilter): URLSearchParams {
  return new URLSearchParams({ ...(kind && { kind }), ...(view !== 'now' && { show: view }) });
}
