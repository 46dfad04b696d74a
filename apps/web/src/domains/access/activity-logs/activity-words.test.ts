import { allCalls } from '@muster/contract/all-calls.ts';
import type { ActivityLog } from '@muster/contract/domains/access/activity.calls.ts';
import { expect, it } from 'vitest';
import { activityWords, isJoined, joinedWords } from './activity-words.ts';

const line = (gaps: Partial<ActivityLog>): ActivityLog => ({
  id: 1,
  at: '2026-03-02T01:00:00Z',
  event: 'employees.update',
  actor: { id: 1, name: 'Andrea Lim' },
  impersonator: null,
  subject: { kind: 'employee', id: '12', name: 'Ana Reyes' },
  before: null,
  after: null,
  details: null,
  ...gaps,
});

it('names the group that was viewed', () => {
  const event = 'employees.read-sensitive';
  expect(activityWords(line({ event, details: { group: 'pay' } }))).toBe('viewed the pay and bank details');
  expect(activityWords(line({ event }))).toBe('viewed the sensitive details');
});

it('says what changed if it was one field, otherwise how many', () => {
  const before = { position: 'Clerk', sss: '••••' };
  expect(activityWords(line({ before, after: { ...before, position: 'Paralegal' } }))).toBe(
    'changed the position from Clerk to Paralegal',
  );
  expect(activityWords(line({ before: {}, after: { work_phone: '123' } }))).toBe('set the work phone to 123');
  expect(activityWords(line({ before: { work_phone: '123' }, after: {} }))).toBe('cleared the work phone');
  expect(activityWords(line({ before, after: { position: 'Nurse', sss: '•••' } }))).toBe('changed 2 fields');
  expect(activityWords(line({}))).toBe('changed the record');
  expect(activityWords(line({ event: 'holidays.copy-year' }))).toBe('copied the holidays of a year');
});

it('says what was decided and about which days', () => {
  const event = 'leave.decide-request';
  const days = { first_day: '2026-11-10', last_day: '2026-11-20' };
  expect(activityWords(line({ event, after: { ...days, decision: 'approved' } }))).toBe(
    'approved a leave request, Nov 10 – 20',
  );
  expect(activityWords(line({ event, after: { decision: 'refused' } }))).toBe('rejected a leave request');
  expect(activityWords(line({ event, after: null }))).toBe('decided a leave request');
  const oneDay = { first_day: '2026-11-10', last_day: '2026-11-10' };
  expect(activityWords(line({ event: 'leave.request', after: oneDay }))).toBe('requested leave, Tue, Nov 10');
});

it('names the type of leave unless it is confidential, and the day of a correction', () => {
  const event = 'leave.decide-request';
  const after = { first_day: '2026-12-18', last_day: '2026-12-22', decision: 'approved' };
  const said = (leave_type: string) => activityWords(line({ event, after: { ...after, leave_type } }));
  expect(said('Vacation Leave')).toBe('approved Vacation Leave, Dec 18 – 22');
  expect(said('Leave')).toBe('approved a leave request, Dec 18 – 22');
  const correction = { work_date: '2026-11-25', decision: 'refused' };
  expect(activityWords(line({ event: 'attendance.decide-correction', after: correction }))).toBe(
    'rejected a correction, Wed, Nov 25',
  );
});

it('names files, and joins those of one person and minute', () => {
  const added = (file_name: string, at: string) => line({ event: 'employees.attach', at, after: { file_name } });
  const [one, two] = [added('nbi.pdf', '2026-03-02T01:00:40Z'), added('contract.pdf', '2026-03-02T01:00:05Z')];
  expect(activityWords(one)).toBe('added an attachment: nbi.pdf');
  expect(joinedWords([one, two])).toBe('added 2 attachments: nbi.pdf, contract.pdf');
  expect(isJoined(one, two)).toBe(true);
  expect(isJoined(one, added('contract.pdf', '2026-03-02T01:01:00Z'))).toBe(false);
  expect(isJoined(one, { ...two, actor: { id: 2, name: 'Noel Macaraeg' } })).toBe(false);
  expect(isJoined(line({}), line({}))).toBe(false);
});

it('joins what one person viewed of a record in one minute, and counts each file once', () => {
  const event = 'clients.read-attachment';
  const opened = (file_name: string | null, id: number) =>
    line({ id, event, details: file_name === null ? null : { file_name } });
  const [one, two] = [opened('contract.pdf', 1), opened('sla.pdf', 2)];
  expect(isJoined(one, two)).toBe(true);
  expect(joinedWords([one, two])).toBe('opened 2 attachments');
  expect(joinedWords([one, two, one])).toBe('opened 2 attachments');
  expect(joinedWords([one, one])).toBe('opened an attachment');
  expect(joinedWords([opened(null, 1), opened(null, 2)])).toBe('opened 2 attachments');
  const ofReply = line({ event: 'tickets.read-reply-attachment' });
  expect(joinedWords([{ ...ofReply, id: 1 }, ofReply, { ...ofReply, id: 3 }])).toBe(
    'opened 2 files of a reply to a ticket',
  );
  expect(isJoined(one, { ...two, at: '2026-03-02T01:01:00Z' })).toBe(false);
  expect(isJoined(one, { ...two, subject: { kind: 'client', id: '13', name: 'Harbourline' } })).toBe(false);
  const viewed = (group: string) => line({ event: 'employees.read-sensitive', details: { group } });
  expect(isJoined(viewed('pay'), viewed('home'))).toBe(false);
  expect(isJoined(viewed('pay'), viewed('pay'))).toBe(true);
  expect(joinedWords([viewed('pay'), viewed('pay')])).toBe('viewed the pay and bank details');
});

it('names the only field that changed although its values are hidden', () => {
  const hidden = { personal_phone: '[hidden]' };
  expect(activityWords(line({ before: hidden, after: hidden }))).toBe('changed the personal phone');
});

it('has words for everything that a call logs, without wire names', () => {
  const events = new Set(allCalls.flatMap(({ audit }) => audit ?? []));
  const wordless = [...events].filter((event) => /[“._]|\d/.test(activityWords(line({ event }))));
  expect(wordless).toEqual([]);
});

it('shows neither ids of other records nor nested values', () => {
  const changed = (before: object, after: object) =>
    activityWords(line({ before: { ...before }, after: { ...after } }));
  expect(changed({ client_id: 3 }, { client_id: 5 })).toBe('changed the client');
  expect(changed({ clientId: null }, { clientId: 5 })).toBe('changed the client');
  expect(changed({ client_ids: [3] }, { client_ids: [3, 5] })).toBe('changed the client');
  expect(changed({ breaks: [{ minutes: 30 }] }, { breaks: [{ minutes: 60 }] })).toBe('changed the breaks');
  expect(changed({ biometric_id: 'B-3' }, { biometric_id: 'B-5' })).toBe('changed the biometric id from B-3 to B-5');
});

it('falls back to the name of the event', () => {
  expect(activityWords(line({ event: 'things.do-something' }))).toBe('did “Do something”');
});
