import type { CallAnswer, CallInput } from '@muster/contract';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { pictureData } from '../../platform/files/picture-data.ts';
import { managerContactsOf } from './client-people.repository.ts';
import { ofClient } from './read-client.ts';

type Managers = (typeof clientRecordCalls)['accountManagers'];

/** Who looks after a client, with the work phone and the picture of their own record. */
export async function readAccountManagers(
  ctx: Ctx,
  { params: { id } }: CallInput<Managers>,
): Promise<CallAnswer<Managers>> {
  const managers = await ofClient(ctx, id, () => managerContactsOf(ctx.db, id));
  return Promise.all(
    managers.map(async ({ photo_key: key, photo_type: type, ...manager }) => ({
      ...manager,
      photo: key === null || type === null ? null : await pictureData(ctx, { key, type }),
    })),
  );
}
