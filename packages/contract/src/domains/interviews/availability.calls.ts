import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { availabilityAccess } from './availability.policy.ts';
import { saveAvailabilityBody } from './availability.schemas.ts';
import { availabilityRow, clientAvailability, ownAvailability } from './availability-answers.ts';
import { availabilityColumns } from './availability-columns.ts';

const read = { method: 'GET', section: '2.5', access: availabilityAccess.list, audit: null } as const;
const own = { section: '2.6', access: availabilityAccess.own } as const;

export const availabilityCalls = {
  list: defineCall({
    ...read,
    name: 'interviews.availability-table',
    path: '/api/client-availabilities',
    query: listQuery(availabilityColumns),
    answer: z.object({ data: z.array(availabilityRow), total: z.int().min(0) }),
  }),
  details: defineCall({
    ...read,
    name: 'interviews.availability-details',
    path: '/api/client-availabilities/:uuid',
    params: z.strictObject({ uuid: z.uuid() }),
    answer: clientAvailability,
  }),
  own: defineCall({
    ...own,
    name: 'interviews.own-availability',
    method: 'GET',
    path: '/api/my-availability',
    answer: ownAvailability,
    audit: null,
  }),
  save: defineCall({
    ...own,
    name: 'interviews.save-availability',
    method: 'PUT',
    path: '/api/my-availability',
    body: saveAvailabilityBody,
    answer: z.object({ version: z.int() }),
    audit: 'interviews.save-availability',
  }),
};

export const availabilityList = defineList({
  name: 'clientAvailabilities',
  label: 'Client availabilities',
  columns: availabilityColumns,
  call: availabilityCalls.list,
});
