import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hireDraftsCalls as calls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyIds } from '../../database/seed/known-ids.ts';
import { createHttpClient } from '../../platform/outbound/http-client.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHireDraft, draftAnswers } from '../../testing/factories/hire-drafts.ts';
import { createJobDescriptionTemplate } from '../../testing/factories/job-description-templates.ts';

let off: TestPortal;
let on: TestPortal;
let server: Server;
let answer: string;
const prompts: string[] = [];
const text = {
  summary: 'As a Bookkeeper you keep the books of the company complete.',
  duties: '- Enter invoices\n- Pay them',
  requirements: '- Good with Xero',
  benefits: '',
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      prompts.push(body);
      response.end(JSON.stringify({ choices: [{ message: { content: answer }, finish_reason: 'stop' }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  off = await buildTestApp();
  on = await buildTestApp({ generator: { url, key: 'secret', model: 'model-1', http: createHttpClient([url]) } });
});
afterAll(async () => {
  await off.close();
  await on.close();
  await new Promise((resolve) => server.close(resolve));
});

async function drafted(portal: TestPortal, answers: object = draftAnswers) {
  const { id: clientId } = await createClient(portal.db);
  const viewer = await portal.as({ roles: ['client-user'], clientId });
  const { uuid } = await createHireDraft(portal.db, {
    ...{ client_id: clientId, isReviewed: true, answers: JSON.stringify(answers) },
  });
  const params = { uuid };
  const write = (template_id: number | null = null, version = 1) =>
    viewer.call(calls.write, { params, body: { version, template_id } });
  const read = async () => (await viewer.call(calls.details, { params })).body;
  return { viewer, params, write, read };
}

it('composes the text without a generator, and asks for another review', async () => {
  const { write, read } = await drafted(off);
  expect((await write()).body).toEqual({ version: 2 });
  const draft = await read();
  expect(draft).toMatchObject({ path: 'generated', review: null, generated: { is_model: false, failure: null } });
  expect(draft.text?.summary).toContain('a Bookkeeper');
});

it('asks the model without pay, and adds the pay line to its text', async () => {
  answer = JSON.stringify(text);
  const pay = { budget_least: 3_800_000, budget_most: 4_200_000, budget_currency_id: currencyIds.php };
  const { write, read } = await drafted(on, { ...draftAnswers, ...pay });
  await write();
  expect(await read()).toMatchObject({
    generated: { is_model: true, failure: null },
    text: { ...text, benefits: '- Pay: PHP 38,000 to 42,000 a month' },
  });
  expect(prompts.at(-1)).not.toMatch(/38,?000|PHP/);
});

it('composes the text where the model writes nonsense, and says so', async () => {
  answer = 'Sure, here is your description!';
  const { write, read } = await drafted(on);
  await write();
  expect((await read()).generated).toMatchObject({ is_model: false, failure: 'unusable' });
});

it('fills in a template, and refuses an archived one', async () => {
  const { write, read, viewer, params } = await drafted(off);
  const used = await createJobDescriptionTemplate(off.db, { name: 'Books', summary: 'Work as a {{title}}.' });
  await write(used.id);
  expect(await read()).toMatchObject({ path: 'template', template: { name: 'Books' }, generated: null });
  const archived = await createJobDescriptionTemplate(off.db, { name: 'Old', is_active: false });
  const body = { version: 2, template_id: archived.id };
  expect((await viewer.refused(calls.write, { params, body })).status).toBe(422);
});

it('refuses a version that was not read without asking the model', async () => {
  const { viewer, params } = await drafted(on);
  const asked = prompts.length;
  const body = { version: 3, template_id: null };
  expect((await viewer.refused(calls.write, { params, body })).status).toBe(409);
  expect(prompts).toHaveLength(asked);
});
