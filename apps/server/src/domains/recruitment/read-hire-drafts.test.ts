import { hireDraftsCalls as calls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHireDraft } from '../../testing/factories/hire-drafts.ts';
import { createJobDescriptionTemplate } from '../../testing/factories/job-description-templates.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists the unfinished drafts of the own company, last changed first', async () => {
  const { id: client_id } = await createClient(portal.db);
  const viewer = await portal.as({ roles: ['client-admin'], clientId: client_id });
  const older = await createHireDraft(portal.db, { client_id });
  const newer = await createHireDraft(portal.db, { client_id, updated_at: '2026-03-03T01:00:00Z' });
  const { id: position_id } = await createOpenPosition(portal.db, { client_id });
  await createHireDraft(portal.db, { client_id, isReviewed: true, position_id });
  await createHireDraft(portal.db);
  const { body } = await viewer.call(calls.list);
  expect(body.map(({ uuid }) => uuid)).toEqual([newer.uuid, older.uuid]);
});

it('compares with the pay of own positions alone', async () => {
  const [mine, theirs] = [await createClient(portal.db), await createClient(portal.db)];
  const viewer = await portal.as({ roles: ['client-user'], clientId: mine.id });
  for (const [client_id, least_cents] of [
    [mine.id, 3_000_000],
    [theirs.id, 7_777_700],
  ] as const) {
    const { id: position_id } = await createOpenPosition(portal.db, { client_id });
    const budget = { least_cents, most_cents: least_cents, currency_id: currencyIds.php };
    await portal.db.updateTable('open_position_budget').set(budget).where('position_id', '=', position_id).execute();
  }
  const { uuid } = await createHireDraft(portal.db, { client_id: mine.id });
  const { past_pay } = (await viewer.call(calls.details, { params: { uuid } })).body;
  expect(past_pay).toEqual([{ currency: 'PHP', least: 3_000_000, most: 3_000_000 }]);
});

it('shows active templates', async () => {
  const viewer = await portal.as({ roles: ['client-user'], clientId: (await createClient(portal.db)).id });
  await createJobDescriptionTemplate(portal.db, { name: 'Shown template' });
  await createJobDescriptionTemplate(portal.db, { name: 'Archived template', is_active: false });
  const names = (await viewer.call(calls.templates)).body.map(({ name }) => name);
  expect(names).toContain('Shown template');
  expect(names).not.toContain('Archived template');
});
