import type { CallAnswer } from '@muster/contract';
import type { notesCalls } from '@muster/contract/domains/recruitment/notes.calls.ts';
import { noteAccess } from '@muster/contract/domains/recruitment/notes.policy.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { noteAnswers, positionNotesQuery } from '../notes.queries.ts';
import { PositionRecordPage } from '../position-record-page.tsx';
import { PositionStatusBadge } from '../position-status.tsx';
import { subjectOnPosition } from './note-texts.ts';
import { NoteThreads } from './note-threads.tsx';

const AddNoteDialog = lazyPanel(() => import('./note-dialog.tsx').then((part) => part.AddNoteDialog));

type Answer = CallAnswer<(typeof notesCalls)['ofPosition']>;

/** Notes on a position and on its candidates, for either side. `links` or `tabs`: to the other pages of the position. */
export function PositionNotes({ list, links, tabs }: PositionNotesProps) {
  const { uuid = '' } = useParams();
  const found = useQuery(positionNotesQuery(uuid));
  return (
    <PositionRecordPage
      of={found}
      title="Notes"
      thing="notes"
      list={list}
      nameOf={({ position }) => `Notes on ${position.title}`}
    >
      {(answer) => <Notes {...answer} links={links?.(answer.position)} tabs={tabs?.(answer.position)} />}
    </PositionRecordPage>
  );
}

function Notes({ position, data, subjects, links, tabs }: NotesProps) {
  const isByClient = !useMay(noteAccess.share);
  const adding = useLazyPanel((offered: typeof subjects, state) => (
    <AddNoteDialog subjects={offered} isByClient={isByClient} {...state} />
  ));
  useRefreshOn('recruitment-notes.changed', noteAnswers, {
    isWanted: ({ position_id }) => position_id === position.id,
  });
  // What users of a client receive instead.
  useRefreshOn('my-positions.changed', noteAnswers);
  return (
    <Page>
      <PageHeader
        title={tabs ? position.title : `Notes on ${position.title}`}
        count={tabs ? undefined : data.length}
        status={<PositionStatusBadge status={position.status} />}
        text={position.client}
        actions={
          <>
            {links}
            <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => adding.open(subjects)}>
              Add note
            </Button>
          </>
        }
      />
      {tabs}
      <RecordContent>
        <NoteThreads
          threads={data}
          isByClient={isByClient}
          aboutOf={(about) => subjectOnPosition(about, position.title)}
          hint={
            isByClient
              ? 'Tell your recruiters what matters for this position or for a candidate.'
              : 'Notes on the position and on its candidates appear here.'
          }
        />
      </RecordContent>
      {adding.panel}
    </Page>
  );
}

interface PositionNotesProps {
  /** Where the other positions are. */
  readonly list: { readonly name: string; readonly to: string };
  readonly links?: (position: Answer['position']) => ReactNode;
  readonly tabs?: (position: Answer['position']) => ReactNode;
}

interface NotesProps extends Answer {
  readonly links: ReactNode;
  readonly tabs: ReactNode;
}
