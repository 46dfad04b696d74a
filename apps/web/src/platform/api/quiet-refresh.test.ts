import type { CallDeclaration } from '@muster/contract/call.ts';
import { QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { fakeServer } from '../../testing/fake-server.ts';
import { pageDataFor } from '../../testing/people.ts';
import { withFakeServer } from '../../testing/render-screen.tsx';
import { usualAnswers } from '../../testing/usual-answers.ts';
import { startSession } from '../session/session-store.ts';
import { apiQuery } from './api-query.ts';
import type { Endpoint } from './endpoint.ts';
import { createQueryClient } from './query-client.ts';
import { refreshQuietly } from './quiet-refresh.ts';

withFakeServer();

interface Read extends CallDeclaration {
  readonly method: 'GET';
  readonly path: '/api/things';
  readonly answer: z.ZodType<{ readonly waiting: number }>;
}
const read: Endpoint<Read> = { method: 'GET', path: '/api/things' };

/** A page that shows an answer, and a server whose answers leave when the test says so, with what was stored when they were asked for. */
function scene() {
  const page = pageDataFor({ roles: ['hr'] });
  startSession(page);
  const stored = { waiting: 1 };
  const leaving: (() => void)[] = [];
  fakeServer.use(
    ...usualAnswers(page),
    http.get('*/api/things', async () => {
      const answer = { ...stored };
      await new Promise<void>((leave) => leaving.push(leave));
      return HttpResponse.json(answer);
    }),
  );
  const queries = createQueryClient();
  const observer = new QueryObserver(queries, apiQuery(read));
  observer.subscribe(() => undefined);
  const asked = (times: number) => vi.waitFor(() => expect(leaving).toHaveLength(times));
  return { queries, stored, leaving, asked, shown: () => observer.getCurrentResult().data };
}

it('does not take the answer to a request that was sent before the change', async () => {
  const { queries, stored, leaving, asked, shown } = scene();
  await asked(1);
  stored.waiting = 0;
  const refreshed = refreshQuietly(queries, read);
  leaving[0]?.();
  await asked(2);
  leaving[1]?.();
  await refreshed;
  expect(shown()).toEqual({ waiting: 0 });
});

it('asks once for what is refreshed twice, and again for a change that came later', async () => {
  const { queries, stored, leaving, asked, shown } = scene();
  await asked(1);
  leaving[0]?.();
  await vi.waitFor(() => expect(shown()).toEqual({ waiting: 1 }));
  const since = performance.now();
  const twice = [refreshQuietly(queries, read, { since }), refreshQuietly(queries, read, { since })];
  await asked(2);
  stored.waiting = 0;
  const later = refreshQuietly(queries, read);
  leaving[1]?.();
  await Promise.all(twice);
  await asked(3);
  leaving[2]?.();
  await later;
  expect(shown()).toEqual({ waiting: 0 });
});
