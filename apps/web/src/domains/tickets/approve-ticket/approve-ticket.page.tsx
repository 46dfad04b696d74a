import { type ApprovalLinkState, approvalLinkTexts } from '@muster/contract/domains/tickets/approval-link.rules.ts';
import { ticketApprovalAccess } from '@muster/contract/domains/tickets/ticket-approval.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { RecordPage } from '../../../platform/record/record-page.tsx';
import { useMay, usePageData } from '../../../platform/session/use-session.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { approvalLinkQuery } from '../ticket-approvals.queries.ts';
import { LinkDecision } from './link-decision.tsx';

const title = 'Approve ticket';

/** `/approve-ticket/:token`, from a mail. Opening it changes nothing. */
export function ApproveTicketPage() {
  const { token = '' } = useParams();
  return <LinkPage key={token} token={token} />;
}

function LinkPage({ token }: { readonly token: string }) {
  const link = useQuery(approvalLinkQuery(token));
  const [isDecided, setDecided] = useState(false);
  if (isDecided) return <Settled title="Your decision was recorded" text="The requester is notified of it." />;
  return (
    <RecordPage of={link} thing="link" title={title} unknown={<NotForYou />}>
      {({ state, ticket_id: id, number }) =>
        state === 'open' && id !== null ? (
          <LinkDecision token={token} ticketId={id} onDecided={() => setDecided(true)} />
        ) : (
          <Settled title={number} text={textOf(state)} />
        )
      }
    </RecordPage>
  );
}

const textOf = (state: ApprovalLinkState): string => approvalLinkTexts[state === 'open' ? 'passed' : state];

interface SettledProps {
  readonly title: string;
  readonly text: string;
}

function Settled(settled: SettledProps) {
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        icon={<IconCheck aria-hidden="true" />}
        title={settled.title}
        hint={settled.text}
        action={<ToTheList />}
      />
    </Page>
  );
}

/** Also for a link that is not complete. It does not say whose link it is. */
function NotForYou() {
  const { user } = usePageData();
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        icon={<IconLink aria-hidden="true" />}
        title="This link is not for your account"
        hint={`You are signed in as ${user?.name ?? 'someone else'}. Sign in with the account that got the mail, and open the whole link.`}
        action={<ToTheList />}
      />
    </Page>
  );
}

function ToTheList() {
  const mayApprove = useMay(ticketApprovalAccess);
  return mayApprove ? (
    <LinkButton to={pathOf('ticketsForApproval')}>Open the tickets for approval</LinkButton>
  ) : (
    <LinkButton to={pathOf('home')}>Go to the home page</LinkButton>
  );
}
