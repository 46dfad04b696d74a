import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { movesFrom, type StatusMove, statusMoves } from '@muster/contract/domains/employees/employee-status.rules.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import type { EmployeeStatus } from '@muster/contract/states.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { environment } from '../../platform/config/environment.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';

/** Row 21: whatever several editors do to one record, one after another or at once, it is what a plain model says. */
const histories = Number(environment().EDIT_HISTORIES ?? 6);
const today = '2026-03-02';
const fields = ['position', 'client_position', 'work_phone'] as const;

interface Model {
  readonly version: number;
  readonly status: EmployeeStatus;
  readonly rehire: boolean | null;
  /** The first day of a move: today, or the first day of an employment period that begins later. */
  readonly day: string;
  /** Of the employment period. */
  readonly start: string;
  readonly facts: Readonly<Record<(typeof fields)[number], string>>;
}

type Deed = (typeof fields)[number] | StatusMove;
type Act = { readonly who: number; readonly deed: Deed };
type Step = { readonly reads: number } | { readonly atOnce: readonly Act[] };

let portal: TestPortal;
let editors: readonly Persona[];
let office: number;
let client: number;
let mark = 0;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set(`${today}T01:00:00Z`);
  editors = await Promise.all(Array.from({ length: 8 }, (_, at) => portal.as({ roles: ['hr'], name: `Editor ${at}` })));
  const first = await createEmployee(portal.db);
  ({ office_id: office } = first);
  client = (await createClient(portal.db)).id;
});
afterAll(() => portal.close());

const someStep = (): fc.Arbitrary<Step> => {
  const who = fc.nat({ max: 7 });
  const deed = fc.constantFrom<Deed>(...fields, ...fields, ...statusMoves);
  return fc.oneof(
    fc.record({ reads: who }),
    fc.record({ atOnce: fc.array(fc.record({ who, deed }), { minLength: 1, maxLength: 4 }) }),
  );
};

const twoAtOnceThenGone: Step[] = [
  {
    atOnce: [
      { who: 0, deed: 'position' },
      { who: 1, deed: 'position' },
    ],
  },
  { reads: 2 },
  { atOnce: [{ who: 2, deed: 'separate' }] },
];

it(
  `holds what a plain model says after ${histories} histories of up to eight editors`,
  async () => {
    const seen = { taken: 0, refused: 0, moved: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(someStep(), { minLength: 4, maxLength: 10 }), async (steps) => {
        const person = await createEmployee(portal.db, { client_id: client, office_id: office });
        const facts = { position: person.position, client_position: '', work_phone: '' };
        let model: Model = {
          version: person.version,
          status: 'active',
          rehire: null,
          day: today,
          start: '2020-01-01',
          facts,
        };
        // What each editor has on the screen; all opened the record at the beginning.
        const shown = new Map(editors.map((_, who) => [who, model]));
        for (const step of steps) {
          if ('reads' in step) shown.set(step.reads, model);
          else {
            const acts = step.atOnce.map((act) => submit(act, shown.get(act.who) ?? model));
            const answers = await Promise.all(acts.map(({ send }) => send(person)));
            const taken = acts.filter((_, at) => answers[at] === 200);
            const could = acts.filter(({ base, deed }) => base.version === model.version && isLegal(model, deed));
            expect([...answers].sort()).toEqual([
              ...(could.length > 0 ? [200] : []),
              ...Array.from({ length: acts.length - Math.min(could.length, 1) }, () => 409),
            ]);
            seen.taken += taken.length;
            seen.refused += acts.length - taken.length;
            for (const { deed, after } of taken) {
              expect(could.map((one) => one.after)).toContain(after);
              model = after;
              if (isMove(deed)) seen.moved += 1;
            }
          }
          expect(await stored(person.id)).toEqual(expectedOf(model));
        }
      }),
      // Random edits alone guarantee neither a refusal nor a move.
      { numRuns: histories, examples: [[twoAtOnceThenGone]] },
    );
    expect(Math.min(seen.taken, seen.refused, seen.moved)).toBeGreaterThan(0);
  },
  30_000 + histories * 2_000,
);

const isMove = (deed: Deed): deed is StatusMove => (statusMoves as readonly string[]).includes(deed);
const isLegal = (model: Model, deed: Deed) => !isMove(deed) || movesFrom(model).includes(deed);

/** One request of an editor, from what is on the screen, and what the record is where it is taken. */
function submit({ who, deed }: Act, base: Model) {
  mark += 1;
  const editor = editors[who] as Persona;
  const version = base.version;
  const next = version + 1;
  if (!isMove(deed)) {
    const facts = { ...base.facts, [deed]: deed === 'work_phone' ? `0917${1_000_000 + mark}` : `${deed} ${mark}` };
    return {
      base,
      deed,
      after: { ...base, version: next, facts },
      send: (person: Person) => save(editor, person, { ...base, facts }),
    };
  }
  const { day } = base;
  const reason = `Reason ${mark}`;
  const after = { ...base, version: next, ...outcomes[deed](day) };
  const send = async ({ id }: Person) => {
    const whom = { id, version, reason };
    if (deed === 'rehire')
      return (await editor.refused(calls.rehire, { body: { ...whom, start_date: after.day } })).status;
    const dated = { ...whom, effective_date: day };
    if (deed === 'reactivate') return (await editor.refused(calls.reactivate, { body: dated })).status;
    const leaves = { status_type_id: statusTypeIds.resigned, clearance_status: 'Pending', rehire: true } as const;
    const body = { ...dated, ...(deed === 'separate' ? leaves : { status_type_id: statusTypeIds.suspended }) };
    return (await editor.refused(calls.deactivate, { body })).status;
  };
  return { base, deed, after, send };
}

const calls = employeeStatusCalls;

const outcomes: Readonly<Record<StatusMove, (day: string) => Partial<Model>>> = {
  deactivate: () => ({ status: 'inactive' }),
  separate: () => ({ status: 'resignation', rehire: true }),
  reactivate: () => ({ status: 'active' }),
  rehire: (day) => beginsOn(Temporal.PlainDate.from(day).add({ days: 1 }).toString()),
};

const beginsOn = (day: string) => ({ status: 'active', rehire: null, day, start: day }) as const;

type Person = Awaited<ReturnType<typeof createEmployee>>;

/** The whole form as the editor's screen shows it. */
async function save(editor: Persona, person: Person, { version, start, facts }: Model): Promise<number> {
  const { id, name, third_party_employee_id, timezone_id, work_email, office_id } = person;
  const body = {
    ...{ id, name, third_party_employee_id, timezone_id, work_email, office_id, version },
    ...{ start_date: start, orientation_date: start, payment_method: 'Bank Account' },
    ...{ primary_work_location: 'wfo', secondary_work_location: 'wfo' },
    ...{
      position: facts.position,
      client_position: facts.client_position || null,
      work_phone: facts.work_phone || null,
    },
  } as const;
  return (await editor.refused(employeesCalls.update, { body })).status;
}

async function stored(id: number) {
  const { body } = await (editors[0] as Persona).call(employeesCalls.details, { params: { id } });
  const { version, position, client_position, work_phone, start_date: start, employee_status_type_group: group } = body;
  return { version, position, client_position, work_phone, start, status: group.name };
}

const expectedOf = ({ version, status, start, facts }: Model) => ({
  version,
  start,
  position: facts.position,
  client_position: facts.client_position || null,
  work_phone: facts.work_phone || null,
  status,
});
