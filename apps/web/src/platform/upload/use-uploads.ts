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
  readonly facts: Facts;
  readonly key: string;
  abort: AbortController;
}

const shownDoneMs = 1500;

/**
 * Files sent one after another; each can be cancelled, and retried after a broken connection. `facts` are sent with
 * each file.
 */
export function useUploads<Facts>(options: UploadsOptions<Facts>) {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const jobs = useRef(new Map<number, Job<Facts>>());
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
    setRows((all) => all.filter((row) => row.id !== id));
  };
  const send = async (id: number) => {
    const job = jobs.current.get(id);
    if (!job || job.abort.signal.aborted) return;
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
      change(id, { state: 'failed', error: reasonOf(error), canRetry: !isProblem(error) || isProblem(error, 'busy') });
    }
  };
  const enqueue = (id: number) => {
    queue.current = queue.current.then(() => send(id));
  };

  return {
    rows,
    isSending: rows.some(({ state }) => state === 'sending'),
    start(files: readonly File[], facts: Facts): void {
      for (const file of files) {
        const id = nextId.current++;
        const error = refusalOf(file, options.label, options.limits);
        const row = { id, name: file.name, size: fileSizeText(file.size), share: 0, error, canRetry: false };
        setRows((all) => [...all, { ...row, state: error === null ? 'sending' : 'failed' }]);
        if (error !== null) continue;
        jobs.current.set(id, { file, facts, key: newKey(), abort: new AbortController() });
        enqueue(id);
      }
    },
    retry(id: number): void {
      const job = jobs.current.get(id);
      if (!job) return;
      job.abort = new AbortController();
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
