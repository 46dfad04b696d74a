import { hireDraftsCalls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHireDraft } from '../../testing/factories/hire-drafts.ts';

/** A colleague answers how many people are needed before the viewer sends the same draft. */
export const hireDraftConflict =
  (body: object, isReviewed = false) =>
  async ({ portal }: ConflictCast): Promise<ConflictExample> => {
    const { id: clientId } = await createClient(portal.db);
    const [viewer, other] = [
      await portal.as({ roles: ['client-user'], clientId }),
      await portal.as({ roles: ['client-admin'], clientId }),
    ];
    const { uuid } = await createHireDraft(portal.db, { client_id: clientId, isReviewed });
    const params = { uuid };
    const change = () => other.call(hireDraftsCalls.save, { params, body: { version: 1, answers: { headcount: 3 } } });
    return { viewer, request: { params, body: { version: 1, ...body } }, change, by: other.name, fields: ['Places'] };
  };
