import { decideByLinkBody } from '@muster/contract/domains/tickets/ticket-approval.schemas.ts';
import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketApprovalsEndpoints as calls } from '../../../platform/api/endpoints/ticket-approvals.generated.ts';
import { fieldErrorsOf, isProblem } from '../../../platform/api/problem-error.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextArea } from '../../../ui/input/text-area.tsx';
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
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const decide = async (decision: 'approved' | 'refused') => {
    const body = decideByLinkBody.safeParse({ decision, note });
    if (body.error) return setError(body.error.issues[0]?.message ?? null);
    setError(null);
    setBusy(true);
    try {
      await callApi(calls.decideByLink, { params: { token }, body: { decision, note } });
      onDecided();
    } catch (problem) {
      const [wrong = null] = fieldErrorsOf(problem)['note'] ?? [];
      setError(wrong);
      if (wrong === null) showProblem(problem);
      // Somebody else decided meanwhile: the page says so.
      if (isProblem(problem, 'conflict')) await refreshTicketApprovals(queries);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={`${record.number} · ${record.subject}`}>
      <div className={styles.decision}>
        <FiledFacts record={record} />
        {record.approval ? <ApprovalChain chain={record.approval} zone={zone} /> : null}
        <Field
          label="Note"
          helper="Visible to the requester. Required when rejecting, which closes the ticket."
          error={error}
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
          <Button tone="danger" disabled={isBusy} onClick={() => void decide('refused')}>
            Reject
          </Button>
          <Button tone="primary" busy={isBusy} onClick={() => void decide('approved')}>
            Approve
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface DecisionProps extends Omit<LinkDecisionProps, 'ticketId'> {
  readonly record: TicketRecord;
}
