import { targetState } from '@muster/contract/domains/tickets/ticket-target.rules.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { createTicket } from '../../testing/factories/tickets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-11-24T02:00:00Z');
});
afterAll(() => portal.close());

/** Milliseconds around the present instant, which is the hard case. */
const anyTicket = fc.record({
  dueIn: fc.option(fc.integer({ min: -3, max: 3 })),
  isPaused: fc.boolean(),
});

it('rows, total and overdue of open tickets agree with the definition of the contract', async () => {
  const viewer = await portal.as({ permissions: ['can view all tickets'] });
  const type = await createTicketType(portal.db);
  const now = portal.clock.now();
  await fc.assert(
    fc.asyncProperty(fc.array(anyTicket, { minLength: 1, maxLength: 6 }), async (drawn) => {
      await sql`delete from ticket`.execute(portal.db);
      const expected = new Map<number, boolean>();
      for (const { dueIn, isPaused } of drawn) {
        const due = dueIn === null ? null : now.add({ milliseconds: dueIn });
        const { id } = await createTicket(portal.db, {
          ...{ ticket_type_id: type.id, requester_user_id: viewer.userId, due_at: due?.toString() ?? null },
          ...(isPaused && { status: 3, pending_since: now.toString() }),
        });
        const target = { dueAt: due?.epochMilliseconds ?? null, doneAt: null, isPaused };
        expected.set(id, targetState(target, now.epochMilliseconds) === 'overdue');
      }
      const { body } = await viewer.call(ticketsCalls.open);
      expect(new Map(body.data.map(({ id, is_overdue }) => [id, is_overdue]))).toEqual(expected);
      expect(body.total).toBe(drawn.length);
      expect(body.overdue).toBe([...expected.values()].filter((is) => is).length);
    }),
    { numRuns: 25 },
  );
});
