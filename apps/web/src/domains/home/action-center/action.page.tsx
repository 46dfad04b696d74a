import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconInbox } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useRecordTitle } from '../../../platform/access/current-screen.ts';
import { apiQuery, refreshAnswers } from '../../../platform/api/api-query.ts';
import { needsEndpoints } from '../../../platform/api/endpoints/needs.generated.ts';
import { isProblem } from '../../../platform/api/problem-error.ts';
import { useHeldDecisions } from '../../../platform/feedback/decisions.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { UnknownRecord } from '../../../platform/record/unknown-record.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { kindLooks, shownNeeds } from '../needs/need-kinds.ts';
import { NeedRow } from '../needs/need-row.tsx';
import { needTexts } from '../needs/need-texts.ts';
import { useNeedsKeys } from '../needs/needs-keys.ts';
import styles from '../needs/needs-queue.module.css';
import { Done, useNeedPanels } from '../needs/needs-queue.tsx';
import type { ShownNeed } from '../needs/shown-need.ts';
import { useNeedDecisions } from '../needs/use-need-decisions.ts';
import { needsAnswers, useNeedsRefresh } from '../needs.queries.ts';
import { SettledCard } from './settled-card.tsx';

const center = { name: 'action center', to: pathOf('actionCenter') };

/** `/action-center/:uuid`: one entry, or what became of it. */
export function ActionPage() {
  const { uuid = '' } = useParams();
  const zone = useViewerZone();
  const found = useQuery({ ...apiQuery(needsEndpoints.read, { params: { uuid } }), staleTime: 0 });
  useNeedsRefresh();
  const [need = null] = found.data?.need ? shownNeeds([found.data.need], zone, needTexts) : [];
  const kind = need?.kind ?? found.data?.settled?.kind;
  const title = kind === undefined ? 'Action' : kindLooks[kind].one;
  useRecordTitle(found.data ? title : null);
  if (isProblem(found.error, 'not-found') || isProblem(found.error, 'invalid-input'))
    return <UnknownRecord thing="action" icon={<IconInbox aria-hidden="true" />} list={center} />;
  return (
    <Page>
      <PageHeader title={title} actions={<LinkButton to={center.to}>Back to the {center.name}</LinkButton>} />
      <RecordContent>
        <Loaded of={found} thing="action">
          {({ settled }) => (settled ? <SettledCard settled={settled} /> : need && <WaitingCard need={need} />)}
        </Loaded>
      </RecordContent>
    </Page>
  );
}

function WaitingCard({ need }: { readonly need: ShownNeed }) {
  const queries = useQueryClient();
  const card = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const decisions = useNeedDecisions({ onSettled: () => 0, refresh: () => refreshAnswers(queries, needsAnswers) });
  const { act, reject, panels } = useNeedPanels(decisions);
  const { made, sending, snooze } = decisions;
  const isHeld = useHeldDecisions();
  useNeedsKeys(card, {
    next: () => undefined,
    previous: () => undefined,
    approve: () => act(need),
    reject: () => need.reject && reject(need),
    open: () => void navigate(need.open.to),
  });
  return (
    <section className={styles.card} ref={card}>
      <ol className={styles.rows} aria-label="Action">
        {made ? <Done made={made} /> : null}
        <NeedRow
          need={need}
          isOpen={isOpen}
          isSending={sending !== null}
          isHeld={isHeld && sending === null}
          onOpen={() => setOpen(true)}
          onAct={() => act(need)}
          onReject={() => reject(need)}
          onSnooze={(until) => void snooze(need, until)}
        />
      </ol>
      {panels}
    </section>
  );
}
