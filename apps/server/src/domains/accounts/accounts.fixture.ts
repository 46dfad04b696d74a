import { hashPassword } from '../../platform/crypto/passwords.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import type { Rights } from '../../testing/rights.ts';

export const password = 'violet otter under nine bridges';
export const otherPassword = 'seven marble lanterns drifting';

let hash: Promise<string> | null = null;

/** A signed-in user who can enter `password`. It is hashed once per test file. */
export async function personaWithPassword(portal: TestPortal, rights: Rights = { roles: ['hr'] }): Promise<Persona> {
  hash ??= hashPassword(password);
  const persona = await portal.as(rights);
  await portal.db
    .updateTable('app_user')
    .set({ password_hash: await hash })
    .where('id', '=', persona.userId)
    .execute();
  return persona;
}

/** Entries of the activity log about an account, by name. */
export async function eventsAbout(portal: TestPortal, userId: number): Promise<string[]> {
  await portal.settle();
  const rows = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', String(userId))
    .execute();
  return rows.map(({ event }) => event).sort();
}
