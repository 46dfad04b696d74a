import { expect, it } from 'vitest';
import { loginLinkAnswer, ownSessionAnswer } from './login-links.presenter.ts';

it('names a link by its label', () => {
  expect(loginLinkAnswer({ id: 1, label: 'Payslips', url: 'https://pay.example.com' })).toEqual({
    id: 1,
    name: 'Payslips',
    url: 'https://pay.example.com',
    status: 'active',
  });
});

it('marks the current session', () => {
  const session = { id: 4, created_at: 'a', last_seen_at: 'b', address: null, user_agent: 'Browser' };
  expect(ownSessionAnswer(session, 4)).toEqual({
    id: 4,
    is_current: true,
    started_at: 'a',
    last_seen_at: 'b',
    address: '',
    user_agent: 'Browser',
  });
  expect(ownSessionAnswer(session, 5).is_current).toBe(false);
});
