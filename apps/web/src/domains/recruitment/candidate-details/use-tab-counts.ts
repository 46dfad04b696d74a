import { useQuery } from '@tanstack/react-query';
import { candidateApplicationsQuery } from '../applications.queries.ts';
import { candidateFiles } from '../files/recruitment-files.ts';
import { candidateNotesQuery } from '../notes.queries.ts';

/** For staff who recruit: how much the parts of a candidate hold. The keys are the tabs. */
export function useTabCounts(id: number, enabled: boolean): Readonly<Record<string, number | undefined>> {
  const applications = useQuery({ ...candidateApplicationsQuery(id), enabled });
  const notes = useQuery({ ...candidateNotesQuery(id), enabled });
  const files = useQuery({ ...candidateFiles(id).list, enabled });
  return {
    applications: applications.data?.length,
    notes: notes.data?.data.length,
    attachments: files.data?.data.length,
  };
}
