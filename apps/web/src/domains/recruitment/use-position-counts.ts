import { useQuery } from '@tanstack/react-query';
import { positionCandidatesQuery } from './applications.queries.ts';
import { positionFiles } from './files/recruitment-files.ts';
import { positionNotesQuery } from './notes.queries.ts';

/** How much the pages about one position hold. The keys are the tabs. */
export function usePositionCounts({ id, uuid }: { readonly id: number; readonly uuid: string }) {
  const candidates = useQuery(positionCandidatesQuery(uuid));
  const notes = useQuery(positionNotesQuery(uuid));
  const files = useQuery(positionFiles(id).list);
  return {
    candidates: candidates.data?.data.length,
    notes: notes.data?.data.length,
    attachments: files.data?.data.length,
  };
}
