import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProblemError } from '../api/problem-error.ts';
import { acceptOf, fileSizeText, limitsText } from './file-limits.ts';
import { type Sending, useUploads } from './use-uploads.ts';

const limits = { types: ['pdf', 'jpg'], megabytes: 1 };

function start(send: (file: File, facts: string, sending: Sending) => Promise<unknown>) {
  const onDone = vi.fn();
  const hook = renderHook(() => useUploads<string>({ label: 'Attachment', limits, send, onDone }));
  const begin = (...files: File[]) => act(async () => hook.result.current.start(files, 'facts'));
  return { hook, onDone, begin, rows: () => hook.result.current.rows };
}

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);

it('sends one after another, reports progress and completion', async () => {
  const open: { readonly sending: Sending; readonly finish: () => void }[] = [];
  const { begin, rows, onDone } = start(
    (_file, _facts, sending) => new Promise<void>((finish) => open.push({ sending, finish: () => finish() })),
  );
  await begin(file('a.pdf'), file('b.jpeg'));
  expect(open).toHaveLength(1);
  act(() => open[0]?.sending.onProgress(0.5));
  expect(rows()).toMatchObject([{ state: 'sending', share: 0.5 }, { share: 0 }]);
  await act(async () => open[0]?.finish());
  expect(rows()[0]).toMatchObject({ state: 'done', share: 1 });
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(open).toHaveLength(2);
  expect(open[1]?.sending.idempotencyKey).not.toBe(open[0]?.sending.idempotencyKey);
});

it('refuses before sending what the server would refuse', async () => {
  const send = vi.fn(async () => undefined);
  const { begin, rows } = start(send);
  await begin(file('virus.exe'), file('big.pdf', 1024 * 1024 + 1), file('empty.pdf', 0));
  expect(rows().map(({ error }) => error)).toEqual([
    'The attachment must be of type: pdf, jpg.',
    'The attachment must not exceed 1 MB only.',
    '"empty.pdf" is empty: choose a file with content.',
  ]);
  expect(send).not.toHaveBeenCalled();
});

it('retries a broken connection with the same key, but never a refusal', async () => {
  const keys: string[] = [];
  const answers = [new TypeError('line'), null];
  const { hook, begin, rows } = start(async (_file, _facts, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    const problem = answers.shift();
    if (problem) throw problem;
  });
  await begin(file('a.pdf'));
  await waitFor(() => expect(rows()[0]).toMatchObject({ state: 'failed', canRetry: true }));
  await act(async () => hook.result.current.retry(rows()[0]?.id ?? -1));
  await waitFor(() => expect(rows()[0]?.state).toBe('done'));
  expect(new Set(keys).size).toBe(1);

  const body = { code: 'invalid-input', message: 'No.', errors: { attachment: ['Not this one.'] } };
  const refused = start(() => Promise.reject(new ProblemError(422, body)));
  await refused.begin(file('a.pdf'));
  await waitFor(() => expect(refused.rows()[0]).toMatchObject({ error: 'Not this one.', canRetry: false }));
});

it('cancels one on request, and all when the screen is left', async () => {
  const signals: AbortSignal[] = [];
  const { hook, begin, rows } = start((_file, _facts, { signal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
  });
  await begin(file('a.pdf'), file('b.pdf'));
  await act(async () => hook.result.current.remove(rows()[0]?.id ?? -1));
  expect(signals[0]?.aborted).toBe(true);
  expect(rows()).toHaveLength(1);
  await waitFor(() => expect(signals).toHaveLength(2));
  hook.unmount();
  expect(signals[1]?.aborted).toBe(true);
});

it('words limits and sizes', () => {
  expect(limitsText(limits)).toBe('PDF or JPG, up to 1 MB');
  expect(acceptOf(limits)).toBe('.pdf,.jpg,.jpeg,image/jpeg');
  expect([1, 900, 20_480, 1_572_864].map(fileSizeText)).toEqual(['1 byte', '900 bytes', '20 KB', '1.5 MB']);
});

it('keeps chosen files until they are sent with the facts, and answers which could not be stored', async () => {
  const sent: string[] = [];
  const { hook, rows } = start(async ({ name }, facts) => {
    sent.push(`${name} for ${facts}`);
    if (name === 'b.pdf') throw new TypeError('line');
  });
  await act(async () => hook.result.current.choose([file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.exe')]));
  expect(rows().map(({ state }) => state)).toEqual(['chosen', 'chosen', 'chosen', 'failed']);
  await act(async () => hook.result.current.remove(rows()[2]?.id ?? -1));
  expect(sent).toEqual([]);
  const failed = await act(async () => hook.result.current.sendChosen('7'));
  expect(sent).toEqual(['a.pdf for 7', 'b.pdf for 7']);
  expect(failed).toEqual([{ name: 'b.pdf', reason: expect.any(String) }]);
  expect(await act(async () => hook.result.current.sendChosen('7'))).toEqual(failed);
  expect(sent).toHaveLength(2);
});
