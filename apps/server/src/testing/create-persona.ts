import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/db.ts';
import { systemRandom } from '../platform/clock/clock.ts';
import { hashToken } from '../platform/crypto/tokens.ts';
import type { CallServices } from '../platform/http/call-services.ts';
import { csrfTokenFor } from '../platform/http/csrf.ts';
import type { Rights } from './rights.ts';
import { createTestClient, type TestClient } from './test-client.ts';

export interface Persona extends TestClient {
  readonly userId: number;
  readonly uuid: string;
  readonly email: string;
  readonly name: string;
  readonly sessionId: number;
}

/** A user with exactly these rights, a valid session and a bearer token, inserted directly into the database. */
export async function createPersona(
  portal: { app: FastifyInstance; services: CallServices },
  rights: Rights,
): Promise<Persona> {
  const { services } = portal;
  const db = services.databases.system;
  const user = await addUser(db, rights);
  await addRights(db, user.id, rights);
  const sessionToken = services.random.token();
  const bearer = services.random.token();
  const now = services.clock.now();
  const session = await db
    .insertInto('session')
    .values({
      token_hash: hashToken(sessionToken),
      user_id: user.id,
      level: 'full',
      created_at: now.toString(),
      last_seen_at: now.toString(),
      expires_at: now.add({ hours: 12 }).toString(),
      factor_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('access_token')
    .values({
      token_hash: hashToken(bearer),
      session_id: session.id,
      user_id: user.id,
      expires_at: now.add({ hours: 12 }).toString(),
    })
    .execute();
  const client = createTestClient(portal.app);
  client.cookies.set(services.cookies.session, sessionToken);
  client.cookies.set(services.cookies.csrf, csrfTokenFor(services.csrfKey, sessionToken));
  client.bearer = bearer;
  return Object.assign(client, {
    userId: user.id,
    uuid: user.uuid,
    email: user.email,
    name: user.name,
    sessionId: session.id,
  });
}

async function addUser(db: Db, rights: Rights) {
  const mark = systemRandom.uuid().slice(0, 8);
  return db
    .insertInto('app_user')
    .values({
      name: rights.name ?? `Persona ${mark}`,
      email: rights.email ?? `${mark}@persona.test`,
      client_id: rights.clientId ?? null,
      employee_id: rights.employeeId ?? null,
    })
    .returning(['id', 'uuid', 'email', 'name'])
    .executeTakeFirstOrThrow();
}

async function addRights(db: Db, userId: number, rights: Rights): Promise<void> {
  const roles = rights.roles ?? [];
  const permissions = rights.permissions ?? [];
  if (roles.length > 0) {
    await db
      .insertInto('user_role')
      .columns(['user_id', 'role_id'])
      .expression((eb) =>
        eb
          .selectFrom('role')
          .select([eb.val(userId).as('user_id'), 'id'])
          .where('name', 'in', roles),
      )
      .execute();
  }
  if (permissions.length > 0) {
    await db
      .insertInto('user_permission')
      .columns(['user_id', 'permission_id'])
      .expression((eb) =>
        eb
          .selectFrom('permission')
          .select([eb.val(userId).as('user_id'), 'id'])
          .where('name', 'in', permissions),
      )
      .execute();
  }
}
