import { afterEach, expect, it } from 'vitest';
import { forgetFirstAnswers, takeFirstAnswer } from './first-answers.ts';

const keep = (answer: Promise<Response>) => {
  window.firstAnswers = new Map([['GET /api/things?page=1', answer]]);
};
afterEach(() => {
  delete window.firstAnswers;
});

it('gives the answer once, to the same request', async () => {
  keep(Promise.resolve(new Response('first')));
  expect(await takeFirstAnswer('GET', '/api/things')).toBeNull();
  expect(await takeFirstAnswer('PUT', '/api/things?page=1')).toBeNull();
  expect(await (await takeFirstAnswer('GET', '/api/things?page=1'))?.text()).toBe('first');
  expect(await takeFirstAnswer('GET', '/api/things?page=1')).toBeNull();
});

it('gives none for a request that failed, so that it is sent again', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  failed.catch(() => undefined);
  keep(failed);
  expect(await takeFirstAnswer('GET', '/api/things?page=1')).toBeNull();
});

it('gives none to the next user', async () => {
  keep(Promise.resolve(new Response('first')));
  forgetFirstAnswers();
  expect(await takeFirstAnswer('GET', '/api/things?page=1')).toBeNull();
});
