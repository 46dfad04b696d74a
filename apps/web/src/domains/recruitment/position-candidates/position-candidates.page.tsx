import type { CallAnswer } from '@muster/contract';
import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import type { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { applicationAccess, mayDecideForClient } from '@muster/contract/domains/recruitment/applications.policy.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPlus, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { grantsOf, useMay, usePageData } from '../../../platform/session/use-session.ts';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useOpenRow } from '../../../platform/table/use-open-row.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { applicationAnswers, positionCandidatesQuery } from '../applications.queries.ts';
import { PositionRecordPage } from '../position-record-page.tsx';
import { PositionStatusBadge } from '../position-status.tsx';
import { PositionTabs } from '../position-tabs.tsx';
import { useHire } from '../use-hire.tsx';
import styles from './application-board.module.css';
import { ApplicationColumn } from './application-column.tsx';
import { ApplicationList } from './application-list.tsx';
import { boardStages } from './board-stages.ts';
import { type CardActs, rejectionOf } from './card-entries.ts';
import { positionFacts } from './position-facts.ts';
import { useApplicationActs } from './use-application-acts.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useFoldedStages } from './use-folded-stages.ts';

const AddApplicationDialog = lazyPanel(() =>
  import('./add-application-dialog.tsx').then((part) => part.AddApplicationDialog),
);

const ShareCandidatesDialog = lazyPanel(() =>
  import('./share-candidates-dialog.tsx').then((part) => part.ShareCandidatesDialog),
);

const CandidateQuickView = lazyPanel(() =>
  import('./candidate-quick-view.tsx').then((part) => part.CandidateQuickView),
);

/** `/recruitment/position-candidates/:uuid`: everybody who applies for a position, by stage, or with `?view=list` as a list. */
export function PositionCandidatesPage() {
  const { uuid = '' } = useParams();
  const found = useQuery(positionCandidatesQuery(uuid));
  return (
    <PositionRecordPage
      of={found}
      title="Position candidates"
      thing="board"
      list={{ name: 'open positions', to: pathOf('openPositions') }}
      nameOf={({ position }) => `Candidates for ${position.title}`}
    >
      {(answer) => <Board {...answer} />}
    </PositionRecordPage>
  );
}

function Board({ position, data }: CallAnswer<(typeof applicationsCalls)['ofPosition']>) {
  const [{ view }, change] = useListScope(['view']);
  const isList = view === 'list';
  const zone = useViewerZone();
  const mayChange = useMay(applicationAccess.change);
  const mayDecide = mayDecideForClient(grantsOf(usePageData()) ?? { roles: [], permissions: [] });
  const [dragged, setDragged] = useState<ApplicationCard | null>(null);
  const { move, decide, panels } = useApplicationActs();
  const hiring = useHire();
  const stages = boardStages[mayChange ? 'work' : 'client'];
  const cards = stages.flatMap((column) => data.filter(({ stage }) => column.stages.includes(stage)));
  const opened = useOpenRow({ rows: cards, rowId: ({ id }) => String(id) });
  const foldOf = useFoldedStages({ stages, data, open: opened.row });
  const acts: CardActs = {
    mayDecide,
    mayHire: hiring.mayHire,
    decide,
    move: (card, to) => {
      setDragged(null);
      if (to === 'hired') hiring.hire(card);
      else move(card, to);
    },
  };
  const box = useBoardKeys({ cards, opened, onReject: (card) => rejectionOf(card, acts)?.() });
  const adding = useLazyPanel((subject: typeof position, state) => (
    <AddApplicationDialog position={subject} {...state} />
  ));
  const sharing = useLazyPanel((subject: typeof position, state) => (
    <ShareCandidatesDialog
      position={subject}
      cards={data.filter(({ stage, work }) => stage === 'screening' && work?.moves.includes('presented'))}
      {...state}
    />
  ));
  const mayAdd = mayChange && position.status !== 'filled';
  useRefreshOn('applications.changed', applicationAnswers, {
    isWanted: ({ position_id }) => position_id === position.id,
  });
  return (
    <Page fill>
      <PageHeader
        title={position.title}
        status={<PositionStatusBadge status={position.status} />}
        text={positionFacts(position, zone)}
        actions={
          <>
            <ViewSwitch label="View">
              <button type="button" aria-pressed={!isList} onClick={() => change({ view: null })}>
                Board
              </button>
              <button type="button" aria-pressed={isList} onClick={() => change({ view: 'list' })}>
                List
              </button>
            </ViewSwitch>
            {mayAdd ? (
              <>
                <Button icon={<IconSend aria-hidden="true" />} onClick={() => sharing.open(position)}>
                  Share with client
                </Button>
                <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => adding.open(position)}>
                  Add candidate
                </Button>
              </>
            ) : null}
          </>
        }
      />
      <PositionTabs active="candidates" position={position} />
      <div ref={box} className={styles.body} data-view={isList ? 'list' : 'board'}>
        {isList ? (
          <div className={styles.list}>
            <ApplicationList cards={cards} acts={acts} openId={opened.row?.id} onOpen={opened.show} />
          </div>
        ) : (
          <div className={styles.board}>
            {stages.map((column) => (
              <ApplicationColumn
                key={column.title}
                column={column}
                cards={data.filter(({ stage }) => column.stages.includes(stage))}
                dragged={dragged}
                fold={foldOf(column)}
                acts={acts}
                openId={opened.row?.id}
                onAdd={mayAdd && column.stages.includes('new') ? () => adding.open(position) : undefined}
                onDrag={setDragged}
                onOpen={opened.show}
              />
            ))}
          </div>
        )}
        {opened.row ? (
          <CandidateQuickView key={opened.row.id} card={opened.row} position={position} acts={acts} {...opened.state} />
        ) : null}
      </div>
      {adding.panel}
      {sharing.panel}
      {panels}
      {hiring.panel}
    </Page>
  );
}
