import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import { ownText } from '@muster/contract/domains/tickets/mail-text.rules.ts';
import { ticketMover } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { replyBody } from '@muster/contract/domains/tickets/ticket-work.schemas.ts';
import type { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { ticketStatusCodes as codes } from '@muster/contract/states.ts';
import type { AnonymousContext, Ctx } from '../../platform/context/context.ts';
import { withinRowsOf } from '../../platform/row-security/within-rows-of.ts';
import { findViewer } from '../../platform/session/viewer.repository.ts';
import { addOwned, type KeptUpload, keepMailedFile } from '../documents/index.ts';
import { lockedTicket } from './reached-ticket.ts';
import { replyByMail } from './reply-to-ticket.ts';
import { ticketReplyFiles } from './ticket-files.ts';
import { accountOfAddress, replyOfMail, ticketOfMails } from './ticket-mail.repository.ts';
import { findTicket } from './ticket-record.repository.ts';

type Receive = (typeof ticketsCalls)['receiveMail'];
type Mail = CallInput<Receive>['body'];

/** Null: the mail arrived before. */
type PreparedMail = { readonly ticketId: number; readonly text: string; readonly files: readonly KeptUpload[] } | null;

/** Before the transaction: the sender, the ticket and the files. @throws Problem invalid-input, too-large, too-many-tries */
export async function prepareMail(ctx: AnonymousContext, { body }: CallInput<Receive>): Promise<PreparedMail> {
  if (await earlierReply(ctx, body)) return null;
  const ticketId = await ticketOfMails(ctx.db, [body.in_reply_to ?? '', ...body.references.toReversed()]);
  const viewer = await senderOf(ctx, body, ticketId ?? 0);
  const ticket = ticketId && (await findTicket(ctx.db, { id: ticketId, reach: ticketReach(viewer) }));
  if (!ticket || ticketMover(viewer, ticket) === null || ticket.status === codes.closed) throw unanswerable();
  const text = textOf(body);
  const keepFile = ctx.keepFileOf(viewer.userId);
  const files: KeptUpload[] = [];
  for (const { file_name: name, content } of body.attachments)
    files.push(await keepMailedFile({ ...ctx, keepFile }, { name, content: Buffer.from(content, 'base64') }));
  return { ticketId: ticket.id, text, files };
}

/**
 * A reply of the account that signs in with the address of the sender, under its present rights. A mail never becomes a note. @throws
 * Problem invalid-input for an unknown sender, a ticket that is closed or not open to them, and a mail of no ticket, all alike
 */
export async function receiveMail(
  ctx: AnonymousContext,
  { body }: CallInput<Receive>,
  mail: PreparedMail,
): Promise<CallAnswer<Receive>> {
  if (mail === null) return answerOf(await earlierReply(ctx, body));
  const viewer = await senderOf(ctx, body, mail.ticketId);
  const actor = { userId: viewer.userId, name: viewer.name };
  const asSender: Ctx = { ...ctx, viewer, audit: (entry) => ctx.audit({ ...entry, actor }) };
  return withinRowsOf(ctx.db, viewer, async () => {
    await answerable(() => lockedTicket(asSender, { id: mail.ticketId }));
    // Of two deliveries at once, the second waited for the first.
    const earlier = await earlierReply(ctx, body);
    if (earlier) return answerOf(earlier);
    const { ticketId, text } = mail;
    const id = await answerable(() => replyByMail(asSender, { ticketId, body: text, messageId: body.message_id }));
    for (const upload of mail.files)
      await addOwned(asSender, ticketReplyFiles, { ownerId: id, attachment: upload.file }, upload);
    return { id, ticket: ticketNumber(ticketId) };
  });
}

async function senderOf({ db }: AnonymousContext, { from }: Mail, ticketId: number) {
  const userId = await accountOfAddress(db, { address: from, ticketId });
  const viewer = userId === undefined ? undefined : await findViewer(db, userId);
  if (!viewer) throw unanswerable();
  return viewer;
}

/** @throws Problem invalid-input for a text that is too long, or a mail of nothing but quotes */
function textOf({ text, attachments }: Mail): string {
  const own = ownText(text) || (attachments.length > 0 ? 'Sent files by mail.' : '');
  const { data, error } = replyBody.shape.body.safeParse(own);
  if (data === undefined) throw invalidInput({ text: error?.issues.map(({ message }) => message) ?? [] });
  return data;
}

/** Of a mail that was delivered before. @throws Problem invalid-input for an id that another mail has */
async function earlierReply({ db }: Pick<AnonymousContext, 'db'>, mail: Mail) {
  const earlier = await replyOfMail(db, mail);
  if (earlier?.is_of_sender === false) throw unanswerable();
  return earlier;
}

function answerOf(reply: Awaited<ReturnType<typeof replyOfMail>>): CallAnswer<Receive> {
  if (!reply) throw unanswerable();
  return { id: reply.id, ticket: ticketNumber(reply.ticket_id) };
}

/** What is refused about the ticket is refused alike: a sender learns nothing about the tickets of others. */
async function answerable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (problem) {
    throw problem instanceof Problem ? unanswerable() : problem;
  }
}

const unanswerable = () => invalidInput({ in_reply_to: ['This mail answers no ticket that its sender can reply to.'] });
