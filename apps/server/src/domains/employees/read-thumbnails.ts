import type { CallAnswer, CallInput } from '@muster/contract';
import type { employeeCardCalls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findSmallPhotos, type SmallPhoto } from './employee-photo.repository.ts';

type Thumbnails = (typeof employeeCardCalls)['thumbnails'];

/** All pictures of a list page in one request: one request per picture would cost more than the list. */
export async function readThumbnails(ctx: Ctx, { query }: CallInput<Thumbnails>): Promise<CallAnswer<Thumbnails>> {
  const found = await findSmallPhotos(ctx.db, query.ids, reachOf(ctx.viewer, recordArea));
  const read = await Promise.all(found.map((photo) => imageOf(ctx, photo)));
  return read.filter((one) => one !== null);
}

/** Null where the file is missing from storage: the other pictures are still shown. */
async function imageOf({ files, log }: Ctx, { employee_id, small_key, small_media_type }: SmallPhoto) {
  try {
    const parts = await Array.fromAsync(await files.read(small_key));
    return {
      id: employee_id,
      image: `data:${small_media_type};base64,${Buffer.concat(parts).toString('base64')}`,
    };
  } catch (error) {
    log.error({ error, reason: 'thumbnail' }, 'A small picture cannot be read.');
    return null;
  }
}
