import type { CandidateProfile } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { AttachmentsToRead } from '../../documents/index.ts';
import { candidateFiles } from '../files/recruitment-files.ts';
import { NoteThreads } from '../notes/note-threads.tsx';
import { noteAnswers, positionNotesQuery } from '../notes.queries.ts';
import styles from './candidate-profile.module.css';

const AddNoteDialog = lazyPanel(() => import('../notes/note-dialog.tsx').then((part) => part.AddNoteDialog));

/** What the recruiters share about the candidate: profile, files and notes. Missing parts can be asked for. */
export function AboutCandidate({ profile }: { readonly profile: CandidateProfile }) {
  const { id, name, headline, candidate_id, position } = profile;
  const source = candidateFiles(candidate_id);
  const files = useQuery(source.list);
  const notes = useQuery(positionNotesQuery(position.uuid));
  useRefreshOn('my-positions.changed', noteAnswers);
  const adding = useLazyPanel((text: string, state) => (
    <AddNoteDialog subjects={[{ kind: 'application', id, label: name }]} isByClient text={text} {...state} />
  ));
  const request = `Please add a summary of ${name}: experience, skills and availability.`;
  return (
    <Card
      title={`About ${name}`}
      actions={
        <Button small onClick={() => adding.open('')}>
          Add note
        </Button>
      }
    >
      <div className={styles.about}>
        {headline === null ? null : <p>{headline}</p>}
        <Loaded of={files} thing="files">
          {({ data: shared }) => (
            <>
              {shared.length === 0 ? null : <AttachmentsToRead source={source} />}
              <Loaded of={notes} thing="notes">
                {({ data }) => {
                  const threads = data.filter(({ about }) => about.kind === 'application' && about.id === id);
                  if (threads.length > 0)
                    return <NoteThreads threads={threads} isByClient aboutOf={() => null} hint="" />;
                  if (shared.length > 0) return null;
                  return (
                    <div className={styles.missing}>
                      <CardNote inBody>Your recruiter has not added a summary yet.</CardNote>
                      <Button small onClick={() => adding.open(request)}>
                        Ask for it
                      </Button>
                    </div>
                  );
                }}
              </Loaded>
            </>
          )}
        </Loaded>
      </div>
      {adding.panel}
    </Card>
  );
}
