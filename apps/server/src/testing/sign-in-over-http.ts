import type { Role } from '@muster/contract';
import { accountsCalls } from '@muster/contract/domains/accounts/accounts.calls.ts';
import pg from 'pg';
import { type Connection, clientConfig } from '../database/connection.ts';
import { hashPassword } from '../platform/crypto/passwords.ts';
import { type LineRequest, openLine } from './http-line.ts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** Stores a user who has already chosen a password. An existing user with that address only gets this password. */
export async function storeSignIn(connection: Connection, { email, password }: SignIn, role: Role): Promise<void> {
  const client = new pg.Client(clientConfig(connection, { name: 'sign-in', settings: { 'app.scope': 'system' } }));
  await client.connect();
  try {
    await client.query(
      `with stored as (
        insert into app_user (name, email, password_hash) values ('Corazon Aquino Reyes', $1, $2)
        on conflict (email_key) where deleted_at is null and main_user_id is null do update set password_hash = excluded.password_hash returning id)
      insert into user_role (user_id, role_id) select stored.id, role.id from stored, role where role.name = $3
      on conflict do nothing`,
      [email, await hashPassword(password), role],
    );
  } finally {
    await client.end();
  }
}

/** Signs in as the web app does. Returns the header with the access token. */
export async function signInOverHttp(
  port: number,
  { email, password }: SignIn,
): Promise<{ readonly authorization: string }> {
  const line = await openLine(port);
  const cookies = new Map<string, string>();
  const send = async (call: { readonly method: LineRequest['method']; readonly path: string }, body?: unknown) => {
    const answer = await line.send({ method: call.method, path: call.path, body, headers: credentials(cookies) });
    if (answer.status >= 300) throw new Error(`${call.path} answered ${answer.status}: ${answer.text}`);
    for (const cookie of (answer.headers['set-cookie'] ?? '').split('\n')) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return answer.text;
  };
  try {
    await send(accountsCalls.csrfCookie);
    await send(accountsCalls.login, { email, password });
    const { token } = accountsCalls.createToken.answer.parse(
      JSON.parse(await send(accountsCalls.createToken, { email })),
    );
    return { authorization: `Bearer ${token}` };
  } finally {
    line.close();
  }
}

function credentials(cookies: ReadonlyMap<string, string>): Record<string, string> {
  if (cookies.size === 0) return {};
  return {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
  };
}
