import type { AccessRule } from '@muster/contract/access.ts';
import type { CallDeclaration } from '@muster/contract/call.ts';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { answers, breaks, fakeServer, refuses, watch } from '../../testing/fake-server.ts';
import { pageDataFor } from '../../testing/people.ts';
import { withFakeServer } from '../../testing/render-screen.tsx';
import { usualAnswers } from '../../testing/usual-answers.ts';
import { replacePageExit } from '../session/page-exit.ts';
import { sessionState, startSession } from '../session/session-store.ts';
import { callApi } from './call-api.ts';
import type { Endpoint } from './endpoint.ts';
import { signInEndpoints } from './endpoints/sign-in.generated.ts';
import { provideIdentityDialog } from './identity-confirmation.ts';
import { NetworkError, ProblemError } from './problem-error.ts';
import { watchInput } from './user-activity.ts';

withFakeServer();

interface Read extends CallDeclaration {
  readonly method: 'GET';
  readonly path: '/api/things';
  readonly access: AccessRule;
  readonly answer: z.ZodType<{ readonly ok: boolean }>;
}
interface Create extends CallDeclaration {
  readonly method: 'POST';
  readonly path: '/api/things';
  readonly body: z.ZodType<{ readonly name: string }, { readonly name: string }>;
  readonly answer: 'nothing';
}
interface Export extends CallDeclaration {
  readonly method: 'GET';
  readonly path: '/api/things-export';
  readonly answer: 'file';
}

const read: Endpoint<Read> = { method: 'GET', path: '/api/things' };
const create: Endpoint<Create> = { method: 'POST', path: '/api/things' };
const exported: Endpoint<Export> = { method: 'GET', path: '/api/things-export', file: true };
const byCookie: Endpoint<Create> = { ...create, credential: 'session' };

function signedIn(isSignedIn = true) {
  const page = pageDataFor(isSignedIn ? { roles: ['hr'] } : null);
  startSession(page);
  fakeServer.use(...usualAnswers(page));
}

describe('credentials', () => {
  it('sends the bearer token, requested once for several concurrent calls', async () => {
    signedIn();
    const tokens = watch(signInEndpoints.createToken, { token: 'the-token', expires_at: '' });
    const requests = watch(read, { ok: true });
    await Promise.all([callApi(read), callApi(read)]);
    expect(tokens).toHaveLength(1);
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer the-token',
      'Bearer the-token',
    ]);
  });

  it('sends the CSRF cookie that the page of a session has set, without a request', async () => {
    signedIn();
    const cookies = watch(signInEndpoints.csrfCookie, undefined);
    const requests = watch(byCookie, undefined);
    await callApi(byCookie, { body: { name: 'one' } });
    expect(cookies).toEqual([]);
    expect(requests.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['csrf-of-the-test']);
  });

  it('calls.general.3 sends the CSRF token with cookie calls, and requests the cookie of a visitor once', async () => {
    signedIn(false);
    const cookies = watch(signInEndpoints.csrfCookie, undefined);
    const requests = watch(byCookie, undefined);
    await callApi(byCookie, { body: { name: 'one' } });
    await callApi(byCookie, { body: { name: 'two' } });
    expect(cookies).toHaveLength(1);
    expect(requests.map(({ headers }) => headers.get('x-xsrf-token') !== null)).toEqual([true, true]);
  });

  it('takes the token that the page has requested before its files loaded', async () => {
    signedIn();
    const requested = Response.json({ token: 'early', expires_at: '' });
    window.firstAnswers = new Map([['POST /api/tokens/create', Promise.resolve(requested)]]);
    const tokens = watch(signInEndpoints.createToken, { token: 'late', expires_at: '' });
    const requests = watch(read, { ok: true });
    await callApi(read);
    expect(tokens).toEqual([]);
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer early']);
  });

  it('replaces an invalid token, once', async () => {
    signedIn();
    let made = 0;
    fakeServer.use(answers(signInEndpoints.createToken, () => ({ token: `token-${++made}`, expires_at: '' })));
    fakeServer.use(
      http.get('*/api/things', ({ request }) =>
        request.headers.get('authorization') === 'Bearer token-1'
          ? HttpResponse.json({ code: 'unauthenticated', message: 'Old.' }, { status: 401 })
          : HttpResponse.json({ ok: true }),
      ),
    );
    expect(await callApi(read)).toEqual({ ok: true });
    expect(made).toBe(2);
  });

  it('renews an outdated CSRF token of a visitor and tries again', async () => {
    signedIn(false);
    let tries = 0;
    fakeServer.use(
      http.post('*/api/things', () => {
        tries += 1;
        return tries === 1
          ? HttpResponse.json({ code: 'session-expired', message: 'Expired.' }, { status: 419 })
          : new HttpResponse(null, { status: 204 });
      }),
    );
    await callApi(byCookie, { body: { name: 'one' } });
    expect(tries).toBe(2);
    expect(sessionState().expired).toBe(false);
  });
});

describe('answers', () => {
  it('marks calls that the page makes by itself', async () => {
    signedIn();
    const requests = watch(read, { ok: true });
    watchInput(window);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await callApi(read, { background: true });
    await callApi(read);
    expect(requests.map(({ headers }) => headers.get('x-muster-background'))).toEqual(['1', null]);
  });

  it('sends the key of a submission', async () => {
    signedIn();
    const requests = watch(create, undefined);
    await callApi(create, { body: { name: 'one' }, idempotencyKey: 'k'.repeat(32) });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('k'.repeat(32));
  });

  it("is a file with the server's file name", async () => {
    signedIn();
    fakeServer.use(
      http.get('*/api/things-export', () =>
        HttpResponse.text('a,b', { headers: { 'content-disposition': 'attachment; filename="things.csv"' } }),
      ),
    );
    const file = await callApi(exported);
    expect(file.fileName).toBe('things.csv');
    expect(file.blob.size).toBe(3);
  });

  it('is a refusal with the body of the server', async () => {
    signedIn();
    fakeServer.use(refuses(read, 'conflict', { message: 'Changed meanwhile.' }));
    const error = await callApi(read).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ status: 409, code: 'conflict', message: 'Changed meanwhile.' });
  });

  it('is a network error if there is no answer', async () => {
    signedIn();
    fakeServer.use(breaks(read));
    await expect(callApi(read)).rejects.toBeInstanceOf(NetworkError);
  });

  it('is the abort if the caller cancelled', async () => {
    signedIn();
    const aborted = AbortSignal.abort();
    await expect(callApi(read, { signal: aborted })).rejects.not.toBeInstanceOf(NetworkError);
  });
});

describe('an expired session', () => {
  it('errors.session.2 errors.session.3 shows one alert, and opens the sign-in page a second later', async () => {
    signedIn();
    const exits: string[] = [];
    replacePageExit({ open: (address) => exits.push(address), reload: () => undefined });
    fakeServer.use(refuses(read, 'session-expired'));
    await expect(callApi(read)).rejects.toMatchObject({ status: 419 });
    await expect(callApi(read)).rejects.toMatchObject({ status: 419 });
    expect(sessionState().expired).toBe(true);
    expect(exits).toEqual([]);
    await vi.waitFor(() => expect(exits).toEqual(['/user-login']), { timeout: 1500 });
    expect(sessionState().page.loggedIn).toBe(false);
  });

  it('errors.session.1 is recognised by its status, whatever the body says', async () => {
    signedIn();
    const html = () => new HttpResponse('<h1>Page Expired</h1>', { status: 419 });
    fakeServer.use(http.get('*/api/things', html));
    await expect(callApi(read)).rejects.toMatchObject({ status: 419 });
    expect(sessionState().expired).toBe(true);
  });

  it('is also detected when no token can be created any more', async () => {
    signedIn();
    fakeServer.use(refuses(read, 'unauthenticated'), refuses(signInEndpoints.createToken, 'unauthenticated'));
    await expect(callApi(read)).rejects.toMatchObject({ status: 401 });
    expect(sessionState().expired).toBe(true);
  });
});

describe('a call that requires a confirmed identity', () => {
  const confirmedBy = (answer: boolean) => {
    signedIn();
    let isConfirmed = false;
    const ask = vi.fn(async () => {
      isConfirmed = answer;
      return answer;
    });
    fakeServer.use(
      http.get('*/api/things', () =>
        isConfirmed
          ? HttpResponse.json({ ok: true })
          : HttpResponse.json({ code: 'confirm-identity', message: 'Confirm.' }, { status: 403 }),
      ),
    );
    return { ask, takeAway: provideIdentityDialog(ask) };
  };

  it('is sent again after the password, with one dialog for concurrent calls', async () => {
    const { ask, takeAway } = confirmedBy(true);
    expect(await Promise.all([callApi(read), callApi(read)])).toEqual([{ ok: true }, { ok: true }]);
    expect(ask).toHaveBeenCalledTimes(1);
    takeAway();
  });

  it('stays refused if the user cancels', async () => {
    const { takeAway } = confirmedBy(false);
    await expect(callApi(read)).rejects.toMatchObject({ code: 'confirm-identity' });
    takeAway();
  });
});
