import { counted } from '@muster/contract/counted.ts';
import type { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconGavel, IconPencil } from '@tabler/icons-react';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardSection } from '../../../ui/card/card-section.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordColumns, RecordContent } from '../../../ui/record/record-layout.tsx';
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx';
import { policyQuery } from '../approvals.queries.ts';
import { ApproverPreview } from './approver-preview.tsx';
import styles from './policies.module.css';
import { publishedText } from './policies.page.tsx';
import { draftOf } from './policy-form-values.ts';
import { PolicySteps, policyTitle } from './policy-steps.tsx';

const PolicyForm = lazyPanel(() => import('./policy-form.panel.tsx').then((part) => part.PolicyFormPanel));

type Policy = AnswerOf<(typeof policiesCalls)['details']>;

/** `/approval-policies/:id`: the versions of a policy, and the form for the next one. */
export function PolicyDetailsPage() {
  return (
    <RecordAtAddress
      query={policyQuery}
      thing="approval policy"
      nameOf={policyTitle}
      icon={<IconGavel aria-hidden="true" />}
      list={{ name: 'approval policies', to: pathOf('approvalPolicies') }}
      outline={<RecordSkeleton thing="approval policy" hasAvatar={false} hasTabs={false} />}
    >
      {(policy) => <Details policy={policy} />}
    </RecordAtAddress>
  );
}

function Details({ policy }: { readonly policy: Policy }) {
  const form = useLazyPanel((id: number, state) => <PolicyForm id={id} {...state} />);
  const [current] = policy.versions;
  return (
    <Page>
      <PageHeader
        title={policyTitle(policy)}
        text="A request keeps the version that was current when it was made."
        actions={
          <Button tone="primary" icon={<IconPencil aria-hidden="true" />} onClick={() => form.open(policy.id)}>
            New version
          </Button>
        }
      />
      <RecordContent>
        <RecordColumns
          main={<Versions policy={policy} />}
          aside={
            <Card title="Who would approve">
              <ApproverPreview id={policy.id} steps={() => (current?.steps ?? []).map(draftOf)} />
            </Card>
          }
        />
      </RecordContent>
      {form.panel}
    </Page>
  );
}

function Versions({ policy: { kind, version: current, versions } }: { readonly policy: Policy }) {
  const zone = useViewerZone();
  return (
    <Card title="Versions" flush>
      {versions.map(({ number, steps, open_requests: open, ...published }) => (
        <CardSection
          key={number}
          label={`Version ${number}`}
          head={
            <>
              Version {number}
              {number === current ? <StateBadge word="Current" /> : null}
              {open > 0 ? <StateBadge word="Pending">{counted(open, 'open request')}</StateBadge> : null}
              <span className={styles.muted}>{publishedText(published, zone)}</span>
            </>
          }
        >
          <PolicySteps kind={kind} steps={steps} />
        </CardSection>
      ))}
    </Card>
  );
}
