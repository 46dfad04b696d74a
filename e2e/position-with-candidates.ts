import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { type APIRequestContext, type APIResponse, request } from '@playwright/test';
import { emailOf, storedSignIn } from './sign-ins.ts';

interface Wanted {
  readonly title: string;
  /** First and last name of each. */
  readonly candidates: readonly (readonly [string, string])[];
}

/** A position of the client admin's company with candidates in screening, created by the calls of the recruiter's pages. Returns its uuid. */
export async function positionWithCandidates({ title, candidates }: Wanted): Promise<string> {
  const address = process.env.E2E_ADDRESS ?? '';
  const line = await request.newContext({
    baseURL: address,
    extraHTTPHeaders: { origin: address },
    storageState: storedSignIn('recruitment'),
  });
  const headers = { authorization: `Bearer ${await tokenOf(line)}` };
  const send = async (path: string, data: object) => (await succeeded(line.post(path, { headers, data }))).json();
  // The demo has one position of this name, of the client admin's company.
  const search = { filters: { global: { value: 'Customer support specialist' } } };
  const listed = await succeeded(
    line.get(openPositionsCalls.list.path, { headers, params: { dt_params: JSON.stringify(search) } }),
  );
  const [known] = (await listed.json()).data;
  const like = await (await succeeded(line.get(`${openPositionsCalls.list.path}/${known.id}`, { headers }))).json();
  const { id } = await send(openPositionsCalls.create.path, {
    ...{ title, client_id: like.client_id, headcount: 1, employment_type: 'full-time', work_location: 'wfh' },
    ...{ shift_start: like.shift_start, shift_end: like.shift_end, timezone_id: like.timezone.id, start_by: null },
    ...{ must_have: ['Xero'], nice_to_have: [], owner_user_id: like.work.owner?.id ?? null, priority: 'high' },
    ...{ budget_least: null, budget_most: null, budget_currency_id: null },
  });
  for (const [index, [first_name, last_name]] of candidates.entries()) {
    const { id: candidate_id } = await send(candidatesCalls.create.path, {
      ...{ first_name, last_name, headline: 'Bookkeeper with Xero', home_place: 'Makati City', source: 'referral' },
      ...{ email: `${first_name}.${last_name}@mail.test`.toLowerCase(), phone: `0917 555 ${1000 + index}`, tags: [] },
      ...{ consent_on: '2026-02-01', retain_until: '2028-02-01' },
    });
    const application = await send(applicationsCalls.create.path, { position_id: id, candidate_id });
    const stage = applicationsCalls.move.path.replace(':id', application.id);
    await succeeded(line.put(stage, { headers, data: { version: application.version, stage: 'screening' } }));
  }
  const created = await succeeded(line.get(`${openPositionsCalls.list.path}/${id}`, { headers }));
  const { uuid } = await created.json();
  await line.dispose();
  return uuid;
}

async function tokenOf(line: APIRequestContext): Promise<string> {
  const { cookies } = await line.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const issued = await succeeded(
    line.post(accountsCalls.createToken.path, {
      data: { email: emailOf('recruitment') },
      headers: { 'x-xsrf-token': decodeURIComponent(token) },
    }),
  );
  return (await issued.json()).token;
}

async function succeeded(answer: Promise<APIResponse>): Promise<APIResponse> {
  const received = await answer;
  if (!received.ok()) throw new Error(`${received.url()} answered ${received.status()}: ${await received.text()}`);
  return received;
}
