import type { TestPortal } from './build-test-app.ts';

export interface MailedLink {
  readonly path: string;
  readonly token: string;
  readonly email: string;
}

/** The links in all mails to an address, oldest first. */
export async function linksMailedTo(portal: TestPortal, email: string): Promise<MailedLink[]> {
  await portal.settle();
  const rows = await portal.db
    .selectFrom('mail_outbox')
    .select(['body', 'effect_key'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  const texts = rows.map(({ body, effect_key: row }) =>
    portal.services.cipher.open({ table: 'mail_outbox', column: 'body', row: row ?? '' }, body),
  );
  return texts.flatMap((text) => text.match(/http:\S+/g) ?? []).map(linkFrom);
}

function linkFrom(text: string): MailedLink {
  const { pathname, searchParams } = new URL(text);
  return { path: pathname, token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' };
}
