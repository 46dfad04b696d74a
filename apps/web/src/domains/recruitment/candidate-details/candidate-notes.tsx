import { noteAccess } from '@muster/contract/domains/recruitment/notes.policy.ts';
import { useQuery } from '@tanstack/react-query';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { subjectOnCandidate } from '../notes/note-texts.ts';
import { NoteThreads } from '../notes/note-threads.tsx';
import { candidateNotesQuery, noteAnswers } from '../notes.queries.ts';

const AddNoteDialog = lazyPanel(() => import('../notes/note-dialog.tsx').then((part) => part.AddNoteDialog));

/** Notes on the candidate and on the applications. */
export function CandidateNotes({ id }: { readonly id: number }) {
  const found = useQuery(candidateNotesQuery(id));
  const isByClient = !useMay(noteAccess.share);
  const subjects = found.data?.subjects ?? [];
  const name = subjects.find(({ kind }) => kind === 'candidate')?.label ?? '';
  const adding = useLazyPanel((offered: typeof subjects, state) => (
    <AddNoteDialog subjects={offered} isByClient={isByClient} {...state} />
  ));
  useRefreshOn('recruitment-notes.changed', noteAnswers, { isWanted: ({ candidate_id }) => candidate_id === id });
  return (
    <Card
      title="Notes"
      actions={
        <Button small disabled={subjects.length === 0} onClick={() => adding.open(subjects)}>
          Add note
        </Button>
      }
    >
      <Loaded of={found} thing="notes">
        {({ data }) => (
          <NoteThreads
            threads={data}
            isByClient={isByClient}
            aboutOf={(about) => subjectOnCandidate(about, name)}
            hint="Notes on the candidate and on the applications appear here."
          />
        )}
      </Loaded>
      {adding.panel}
    </Card>
  );
}
