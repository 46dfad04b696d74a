import type { HireDraft } from '@muster/contract/domains/recruitment/hire-draft-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useRecordTitle } from '../../../../platform/access/current-screen.ts';
import { isProblem } from '../../../../platform/api/problem-error.ts';
import { useRefreshOn } from '../../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../../platform/record/loaded.tsx';
import { UnknownRecord } from '../../../../platform/record/unknown-record.tsx';
import { LinkButton } from '../../../../ui/button/link-button.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { EditAll } from '../edit-all.tsx';
import { hireDraftAnswers, hireDraftQuery } from '../hire-drafts.queries.ts';
import { stepAt } from '../hire-steps.ts';
import { ViewAll } from '../view-all.tsx';
import { WizardStep } from '../wizard-step.tsx';

/** Every step of the hire wizard, of the draft in the address: `?draft=`. Also the edit and the view of a draft. */
export function HireWizardPage() {
  const [parameters] = useSearchParams();
  const uuid = parameters.get('draft');
  return uuid === null ? <NoDraft /> : <WizardOf key={uuid} uuid={uuid} />;
}

function WizardOf({ uuid }: { readonly uuid: string }) {
  const found = useQuery(hireDraftQuery(uuid));
  useRecordTitle(found.data?.title ?? null);
  useRefreshOn('hire-drafts.changed', hireDraftAnswers);
  if (isProblem(found.error, 'not-found') || isProblem(found.error, 'invalid-input')) return <UnknownDraft />;
  if (found.data) return <LoadedWizard draft={found.data} />;
  return (
    <Page>
      <PageHeader title="Hire" />
      <RecordContent>
        <Loaded of={found} thing="draft">
          {() => null}
        </Loaded>
      </RecordContent>
    </Page>
  );
}

function LoadedWizard({ draft }: { readonly draft: HireDraft }) {
  const { pathname } = useLocation();
  if (draft.position_uuid !== null)
    return <Navigate replace to={pathOf('positionSuccess', { uuid: draft.position_uuid })} />;
  if (pathname === pathOf('positionEdit')) return <EditAll draft={draft} />;
  const step = stepAt(pathname);
  return step === null ? <ViewAll draft={draft} /> : <WizardStep draft={draft} step={step} />;
}

const UnknownDraft = () => (
  <UnknownRecord
    thing="draft"
    icon={<IconBriefcase aria-hidden="true" />}
    list={{ name: 'drafts', to: pathOf('hire') }}
  />
);

const NoDraft = () => (
  <Page>
    <PageHeader title="Hire" />
    <RecordContent>
      <EmptyState
        icon={<IconBriefcase aria-hidden="true" />}
        title="No draft is open."
        hint="Start a position, or choose a draft to go on with."
        action={
          <LinkButton tone="primary" to={pathOf('hire')}>
            Choose a draft
          </LinkButton>
        }
      />
    </RecordContent>
  </Page>
);
