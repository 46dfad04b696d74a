import type { ImportAnswer } from '@muster/contract/domains/imports/import-answers.ts';
import type { ImportKind } from '@muster/contract/domains/imports/imports.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { importsEndpoints } from '../../../platform/api/endpoints/imports.generated.ts';
import { fieldErrorsOf, problemText } from '../../../platform/api/problem-error.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showError } from '../../../platform/feedback/toasts.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { sessionState } from '../../../platform/session/session-store.ts';
import { refusalOf } from '../../../platform/upload/file-limits.ts';
import { refreshEmployees } from '../../employees/index.ts';
import {
  applyImport,
  applyValidRows,
  type CorrectedCell,
  correctImport,
  importJobQuery,
  isUnderWay,
  submitForCheck,
} from '../imports.queries.ts';
import { limitsOfImports, missingFileText } from './import-limits.ts';

/** The file of a dialog: selected, uploaded, checked, imported. */
export function useImport(kind: ImportKind, givenId: number | null) {
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [jobId, setJobId] = useState(givenId);
  const [isStarting, setStarting] = useState(false);
  const job = useQuery({ ...importJobQuery(jobId ?? 0), enabled: jobId !== null });
  useRefreshOn('imports.changed', [importsEndpoints.job, importsEndpoints.jobs, importsEndpoints.rows]);
  const answer = jobId === null ? undefined : job.data;
  const isKnown = givenId !== null && jobId === givenId;
  useAftermath(kind, answer, !isKnown);

  const check = async () => {
    if (file === null) return setError(missingFileText(kind));
    setError(null);
    setShare(0);
    try {
      const { data } = await submitForCheck(kind, file, setShare);
      setJobId(data.id);
    } catch (problem) {
      if (sessionState().expired) return;
      setError(Object.values(fieldErrorsOf(problem)).flat()[0] ?? problemText(problem));
      if (kind === 'shifts') showError(messages.imports.failed);
    } finally {
      setShare(null);
    }
  };
  const start = async (request: typeof applyImport) => {
    if (jobId === null) return;
    setStarting(true);
    try {
      queries.setQueryData(importJobQuery(jobId).queryKey, await request(jobId));
    } catch (problem) {
      showProblem(problem);
    } finally {
      setStarting(false);
    }
  };
  return {
    file,
    error,
    /** Upload progress from 0 to 1. */
    share,
    answer,
    /** Opened for a file that was uploaded before. */
    isKnown,
    failure: job.error ? problemText(job.error) : null,
    isStarting,
    choose(chosen: File): void {
      const refused = refusalOf(chosen, 'Attachment', limitsOfImports);
      setError(refused);
      setFile(refused === null ? chosen : null);
    },
    check,
    apply: () => start(applyImport),
    applyValidRows: () => start(applyValidRows),
    correct: (cells: readonly CorrectedCell[]) => start((id) => correctImport(id, cells)),
    startOver(): void {
      setJobId(null);
      setFile(null);
      setError(null);
    },
  };
}

/**
 * Section 8, for files of this dialog: the list is refetched after a success, also if rows were skipped; a failed shift
 * import shows a toast.
 */
function useAftermath(kind: ImportKind, answer: ImportAnswer | undefined, isNew: boolean): void {
  const queries = useQueryClient();
  const isOver = answer !== undefined && !isUnderWay(answer);
  const isImported = isOver && answer.data.stage === 'import' && answer.data.status === 'completed';
  const hasSkipped = isOver && answer.errors.file.some((line) => line.includes(messages.imports.skippingToken));
  const hasFailed = isOver && answer.data.status === 'failed';
  useEffect(() => {
    if (isImported || hasSkipped) void refreshEmployees(queries, 'list');
  }, [queries, isImported, hasSkipped]);
  useEffect(() => {
    if (isNew && hasFailed && kind === 'shifts') showError(messages.imports.failed);
  }, [isNew, hasFailed, kind]);
}
