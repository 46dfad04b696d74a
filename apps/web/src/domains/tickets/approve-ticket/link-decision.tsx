import { decideByLinkBody } from '@muster/contract/domains/tickets/ticket-approval.schemas.ts';
import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketApprovalsEndpoints as calls } from '../../../platform/api/endpoints/ticket-approvals.generated.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { useSubmit } from '../../../platform/form/use-submit.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextArea } from '../../../ui/input/text-area.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ApprovalChain } from '../../approvals/index.ts';
import { FiledFacts } from '../filed-facts.tsx';
import { refreshTicketApprovals } from '../ticket-approvals.queries.ts';
import { ticketQuery } from '../ticket-details/ticket-work.queries.ts';
import styles from './approve-ticket.module.css';

/** What was filed, and both decisions. */
export function LinkDecision({ token, ticketId, onDecided }: LinkDecisionProps) {
  const record = useQuery(ticketQuery(ticketId));
  return (
    <Page>
      <PageHeader
        title="Approve ticket"
        text="Work on a ticket begins when it is approved. A rejected ticket is closed."
      />
      <div className={styles.content}>
        <Loaded of={record} thing="ticket">
          {(loaded) => <Decision token={token} record={loaded} onDecided={onDecided} />}
        </Loaded>
      </div>
    </Page>
  );
}

interface LinkDecisionProps {
  readonly token: string;
  readonly ticketId: number;
  readonly onDecided: () => void;
}

function Decision({ token, record, onDecided }: DecisionProps) {
  const queries = useQueryClient();
  const zone = useViewerZone();
  const [note, setNote] = useState('');
  const decision = useRef<Decided>('approved');
  const form = useSubmit({
    check: () => {
      const wrong = decideByLinkBody.safeParse({ decision: decision.current, note }).error;
      return wrong ? { note: wrong.issues.map(({ message }) => message) } : {};
    },
    send: async () => {
      try {
        await callApi(calls.decideByLink, { params: { token }, body: { decision: decision.current, note } });
      } catch (problem) {
        // Somebody else decided meanwhile: the page says so.
        if (isProblem(problem, 'conflict')) await refreshTicketApprovals(queries);
        throw problem;
      }
      onDecided();
    },
  });
  const decide = (made: Decided) => {
    decision.current = made;
    form.submit();
  };
  return (
    <Card title={`${record.number} · ${record.subject}`}>
      <div className={styles.decision}>
        <FiledFacts record={record} />
        {form.problem ? <Notice tone="red">{form.problem}</Notice> : null}
        {record.approval ? <ApprovalChain chain={record.approval} zone={zone} /> : null}
        <Field
          label="Note"
          helper="Visible to the requester. Required when rejecting, which closes the ticket."
          error={form.errorOf('note')}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button tone="refuse" disabled={form.busy} onClick={() => decide('refused')}>
            Reject
          </Button>
          <Button tone="primary" busy={form.busy} onClick={() => decide('approved')}>
            Approve
          </Button>
        </div>
      </div>
    </Card>
  );
}

type Decided = 'approved' | 'refused';

interface DecisionProps extends Omit<LinkDecisionProps, 'ticketId'> {
  readonly record: TicketRecord;
}
