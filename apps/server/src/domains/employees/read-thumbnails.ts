import type { CallAnswer, CallInput } from '@muster/contract';
import type { employeeCardCalls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { pictureData } from '../../platform/files/picture-data.ts';
import { findSmallPhotos } from './employee-photo.repository.ts';

type Thumbnails = (typeof employeeCardCalls)['thumbnails'];

/** All pictures of a list page in one request: one request per picture would cost more than the list. */
export async function readThumbnails(ctx: Ctx, { query }: CallInput<Thumbnails>): Promise<CallAnswer<Thumbnails>> {
  const found = await findSmallPhotos(ctx.db, query.ids, reachOf(ctx.viewer, recordArea));
  const read = await Promise.all(
    found.map(async ({ employee_id: id, small_key: key, small_media_type: type }) => {
      const image = await pictureData(ctx, { key, type });
      return image === null ? [] : [{ id, image }];
    }),
  );
  return read.flat();
}
