import { useEffect, useRef, useState } from 'react';
import type { UploadRow } from '../../ui/upload/upload-rows.tsx';
import { fieldErrorsOf, isProblem, problemText } from '../api/problem-error.ts';
import { newKey } from '../api/submission-key.ts';
import { type FileLimits, fileSizeText, refusalOf } from './file-limits.ts';

export interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  /** The same for every attempt of one file, so that a lost answer stores nothing twice. */
  readonly idempotencyKey: string;
}

interface UploadsOptions<Facts> {
  readonly label: string;
  readonly limits: FileLimits;
  readonly send: (file: File, facts: Facts, sending: Sending) => Promise<unknown>;
  readonly onDone: (file: File) => void;
}

interface Job<Facts> {
  readonly file: File;
  /** Null until a chosen file is sent. */
  facts: Facts | null;
  readonly key: string;
  abort: AbortController;
}

const shownDoneMs = 1500;

export interface FailedUpload {
  readonly name: string;
  readonly reason: string;
}

/**
 * Files sent one after another; each can be cancelled, and retried after a broken connection. `facts` are sent with
 * each file. A form chooses its files first, and sends them once it is saved.
 */
export function useUploads<Facts>(options: UploadsOptions<Facts>) {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const jobs = useRef(new Map<number, Job<Facts>>());
  const failures = useRef(new Map<number, FailedUpload>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const nextId = useRef(0);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const running = jobs.current;
    return () => {
      for (const { abort } of running.values()) abort.abort();
    };
  }, []);

  const change = (id: number, next: Partial<UploadRow>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...next } : row)));
  const remove = (id: number) => {
    jobs.current.get(id)?.abort.abort();
    jobs.current.delete(id);
    failures.current.delete(id);
    setRows((all) => all.filter((row) => row.id !== id));
  };
  const send = async (id: number) => {
    const job = jobs.current.get(id);
    if (!job || job.facts === null || job.abort.signal.aborted) return;
    const { file, facts, key, abort } = job;
    try {
      await latest.current.send(file, facts, {
        signal: abort.signal,
        idempotencyKey: key,
        onProgress: (share) => change(id, { share }),
      });
      change(id, { state: 'done', share: 1 });
      latest.current.onDone(file);
      window.setTimeout(() => remove(id), shownDoneMs);
    } catch (error) {
      if (abort.signal.aborted) return;
      const reason = reasonOf(error);
      failures.current.set(id, { name: file.name, reason });
      change(id, { state: 'failed', error: reason, canRetry: !isProblem(error) || isProblem(error, 'busy') });
    }
  };
  const enqueue = (id: number) => {
    queue.current = queue.current.then(() => send(id));
  };

  /** Returns the ids of the files that can be sent. */
  const add = (files: readonly File[], facts: Facts | null): readonly number[] =>
    files.flatMap((file) => {
      const id = nextId.current++;
      const error = refusalOf(file, options.label, options.limits);
      const row = { id, name: file.name, size: fileSizeText(file.size), share: 0, error, canRetry: false };
      const state = facts === null ? 'chosen' : 'sending';
      setRows((all) => [...all, { ...row, state: error === null ? state : 'failed' }]);
      if (error !== null) return [];
      jobs.current.set(id, { file, facts, key: newKey(), abort: new AbortController() });
      return [id];
    });

  return {
    rows,
    isSending: rows.some(({ state }) => state === 'sending'),
    start(files: readonly File[], facts: Facts): void {
      for (const id of add(files, facts)) enqueue(id);
    },
    choose: (files: readonly File[]): void => void add(files, null),
    /** Answers which of the chosen files could not be stored. */
    async sendChosen(facts: Facts): Promise<readonly FailedUpload[]> {
      for (const [id, job] of jobs.current) {
        if (job.facts !== null) continue;
        job.facts = facts;
        change(id, { state: 'sending' });
        enqueue(id);
      }
      await queue.current;
      return [...failures.current.values()];
    },
    retry(id: number): void {
      const job = jobs.current.get(id);
      if (!job) return;
      job.abort = new AbortController();
      failures.current.delete(id);
      change(id, { state: 'sending', share: 0, error: null });
      enqueue(id);
    },
    remove,
  };
}

/** The server's message about the file, otherwise about the request. */
function reasonOf(error: unknown): string {
  return Object.values(fieldErrorsOf(error))[0]?.[0] ?? problemText(error);
}
