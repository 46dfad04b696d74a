import { leaveRequestAttachmentCalls as files } from '@muster/contract/domains/leave/leave-request-attachment.calls.ts';
import { leaveRequestsCalls as calls, leaveRequestList } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { attach, documentedLeave } from './leave-document.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const own = async (who: Persona) => (await who.call(calls.own)).body[0]?.documents;
const missingFor = async (who: Persona, view: 'waiting' | 'decided' = 'waiting') => {
  const filters = { documents: { value: ['missing'], matchMode: 'in' } };
  const { body } = await who.call(calls.list, { query: { view, dt_params: JSON.stringify({ filters }) } });
  return body.data.map(({ id, documents }) => [id, documents]);
};
const missing = { count: 0, is_missing: true };

it('is shown to the employee and to who decides until a document is there, also after the approval', async () => {
  const { id, ana, lead, hr } = await documentedLeave(portal);
  expect(await own(ana.user)).toEqual(missing);
  expect(await missingFor(lead)).toEqual([[id, missing]]);
  await hr.call(calls.decide, { body: { id, decision: 'approved' } });
  await portal.settle();
  expect(await missingFor(lead, 'decided')).toEqual([[id, missing]]);
  const said = await readNotices(portal, ana.user.userId);
  expect(said.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/Wed, Mar 18, 2026\. A document is still needed\.$/),
  );
  const fileId = await attach(ana.user, id);
  expect([await own(ana.user), await missingFor(lead, 'decided')]).toEqual([{ count: 1, is_missing: false }, []]);
  await hr.call(files.remove, { params: { id: fileId } });
  expect(await own(ana.user)).toEqual(missing);
});

it('is for leave that is longer than the days of the type, as the preview says', async () => {
  const { ana, hr } = await documentedLeave(portal, 'SL', '2026-03-17');
  expect(await own(ana.user)).toEqual({ count: 0, is_missing: false });
  for (const [last_day, needed] of [
    ['2026-03-24', false],
    ['2026-03-25', true],
  ] as const) {
    const query = { employee_id: ana.id, leave_type_id: ana.typeId, first_day: '2026-03-23', last_day };
    expect((await hr.call(calls.preview, { query })).body.needs_document).toBe(needed);
  }
});

it('ends with a request that is withdrawn', async () => {
  const { id, ana } = await documentedLeave(portal);
  await ana.user.call(calls.cancel, { body: { id } });
  expect(await own(ana.user)).toEqual({ count: 0, is_missing: false });
});

it('of a confidential type says nothing to leads, neither in the list, its filter nor its export', async () => {
  const { id, lead, hr } = await documentedLeave(portal, 'VAWC');
  const { body } = await lead.call(calls.list, { query: { view: 'waiting' } });
  expect(body.data.map((request) => [request.id, request.documents])).toEqual([[id, null]]);
  expect(await missingFor(lead)).toEqual([]);
  expect(await missingFor(hr)).toContainEqual([id, missing]);
});

it('is in the export of the list, and names of files are not', async () => {
  const { id, ana, hr } = await documentedLeave(portal);
  await attach(ana.user, id, 'diagnosis.pdf');
  const { text } = await hr.refused(leaveRequestList.exportCall, {
    body: { format: 'csv', query: { view: 'waiting' } },
  });
  expect(text).toContain('Attached');
  expect(text).not.toContain('diagnosis');
});
