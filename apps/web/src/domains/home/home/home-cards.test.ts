import { defaultPermissions } from '@muster/contract/permissions.ts';
import type { Role } from '@muster/contract/roles.ts';
import { expect, it } from 'vitest';
import { homeCardsOf } from './home-cards.tsx';
import { homeKindOf } from './home-viewer.ts';

interface Held {
  readonly roles: readonly Role[];
  readonly isEmployee?: boolean;
  readonly hasPeople?: boolean;
}

function cardsOf({ roles, isEmployee = false, hasPeople = true }: Held) {
  const grants = { roles, permissions: roles.flatMap((role) => defaultPermissions[role]) };
  const kind = homeKindOf({ grants, isEmployee });
  const viewer = { kind, grants, isKnown: true, hasPeople, employeeId: isEmployee ? 7 : null, clientId: null };
  const named = (place: 'above' | 'main' | 'side') => homeCardsOf(place, viewer).map(({ name }) => name);
  return { above: named('above'), main: named('main'), side: named('side') };
}

it.each<[string, Held, ReturnType<typeof cardsOf>]>([
  [
    'HR',
    { roles: ['hr', 'employee'], isEmployee: true },
    {
      above: ['setup', 'clock', 'today'],
      main: ['needs', 'announcements', 'figures', 'tickets'],
      side: ['periods', 'trend', 'outbox', 'notifications', 'coming up'],
    },
  ],
  [
    'payroll',
    { roles: ['payroll'] },
    {
      above: ['setup'],
      main: ['periods', 'announcements'],
      side: ['tickets', 'outbox', 'notifications', 'own work', 'coming up'],
    },
  ],
  [
    'a team lead',
    { roles: ['team lead', 'employee'], isEmployee: true },
    {
      above: ['setup', 'clock', 'today'],
      main: ['needs', 'announcements', 'figures', 'notifications'],
      side: ['trend', 'tickets', 'outbox', 'coming up'],
    },
  ],
  [
    'an account manager',
    { roles: ['account manager'] },
    {
      above: ['setup', 'today'],
      main: ['needs', 'announcements', 'accounts', 'tickets', 'notifications'],
      side: ['trend', 'outbox', 'own work', 'coming up'],
    },
  ],
  [
    'recruitment',
    { roles: ['recruitment'] },
    {
      above: ['setup'],
      main: ['needs', 'positions', 'announcements'],
      side: ['interviews', 'tickets', 'outbox', 'notifications', 'own work', 'coming up'],
    },
  ],
  [
    'IT',
    { roles: ['it'] },
    {
      above: ['setup'],
      main: ['needs', 'tickets', 'announcements', 'places', 'figures'],
      side: ['outbox', 'notifications', 'own work', 'coming up'],
    },
  ],
  [
    'sales',
    { roles: ['sales'] },
    {
      above: ['setup'],
      main: ['needs', 'tickets', 'announcements', 'figures'],
      side: ['places', 'outbox', 'notifications', 'own work', 'coming up'],
    },
  ],
  [
    'an employee',
    { roles: ['employee'], isEmployee: true },
    {
      above: ['setup'],
      main: ['announcements', 'figures', 'own day', 'holidays'],
      side: ['own leave', 'away', 'outbox', 'notifications', 'own work'],
    },
  ],
  [
    'the admin of a portal without people',
    { roles: ['admin'], hasPeople: false },
    {
      above: [],
      main: ['setup', 'needs', 'announcements', 'tickets'],
      side: ['outbox', 'notifications'],
    },
  ],
])('gives %s the cards of the role, in their order', (_, held, cards) => {
  expect(cardsOf(held)).toEqual(cards);
});
