import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticketStatusCodes as codes } from '../../states.ts';
import { moveRefusal, movesOf, statusAfterReply, type TicketMover, type TicketStatus } from './ticket-status.rules.ts';

const statuses = Object.values(codes);
const movers: readonly TicketMover[] = ['handler', 'requester', 'colleague', 'portal'];
const { open, pending, resolved, closed } = codes;

it.each<[TicketMover, TicketStatus, readonly TicketStatus[]]>([
  ['handler', open, [pending, resolved]],
  ['handler', pending, [open, resolved]],
  ['handler', resolved, [open, closed]],
  ['requester', open, [resolved]],
  ['requester', pending, [resolved]],
  ['requester', resolved, [open, closed]],
  ['colleague', open, []],
  ['colleague', resolved, []],
  ['portal', open, []],
  ['portal', pending, []],
  ['portal', resolved, [closed]],
])('lets a %s move from %s to %j', (mover, from, to) => {
  expect(movesOf(mover, from)).toEqual(to);
});

it('keeps a closed ticket closed for everybody', () => {
  for (const mover of movers)
    for (const to of statuses) {
      expect(moveRefusal(mover, closed, to)).toBe('This ticket is closed. Continue in a new ticket.');
      expect(statusAfterReply(mover, closed)).toBe(closed);
    }
});

it('says why a move is refused', () => {
  expect(moveRefusal('handler', open, open)).toBe('This ticket is open already.');
  expect(moveRefusal('handler', open, closed)).toBe("You can't change this ticket from open to closed.");
  expect(moveRefusal('handler', open, pending)).toBeNull();
});

it('opens a ticket that waits or is resolved when the side of the requester answers', () => {
  for (const mover of ['requester', 'colleague'] as const) {
    expect(statusAfterReply(mover, pending)).toBe(open);
    expect(statusAfterReply(mover, resolved)).toBe(open);
    expect(statusAfterReply(mover, open)).toBe(open);
  }
  expect(statusAfterReply('handler', pending)).toBe(pending);
});

it('reaches closed only through resolved, by any moves and replies', () => {
  const step = fc.record({ mover: fc.constantFrom(...movers), to: fc.option(fc.constantFrom(...statuses)) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let status: TicketStatus = open;
      for (const { mover, to } of steps) {
        const next: TicketStatus =
          to === null ? statusAfterReply(mover, status) : moveRefusal(mover, status, to) === null ? to : status;
        if (next === closed && status !== closed) expect(status).toBe(resolved);
        if (status === closed) expect(next).toBe(closed);
        status = next;
      }
    }),
  );
});
