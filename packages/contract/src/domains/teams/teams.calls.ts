import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineRestore } from '../../define-restore.ts';
import { textId } from '../../fields.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { defineLookup } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import { ownTeam, teamCandidate, teamDetails, teamRow } from './team-answers.ts';
import { teamColumns } from './team-columns.ts';
import { teamAccess } from './teams.policy.ts';
import { createTeamBody, updateTeamBody } from './teams.schemas.ts';

const read = { method: 'GET', section: '2.4', access: teamAccess.read, audit: null } as const;

/** Ours: the specification names only the screens. A team belongs to its client and needs the right to update clients. */
export const teamsCalls = {
  table: defineCall({
    ...read,
    name: 'teams.table',
    path: '/api/teams',
    query: listQuery(teamColumns),
    answer: z.object({ data: z.array(teamRow), total: z.int() }),
  }),
  details: defineCall({
    ...read,
    name: 'teams.details',
    path: '/api/teams/:id',
    params: idParameter,
    answer: teamDetails,
    record: 'team',
  }),
  /** The address of a team in the client area. */
  atAddress: defineCall({
    ...read,
    section: '2.6',
    name: 'teams.at-address',
    path: '/api/client-teams/:uuid',
    params: z.strictObject({ uuid: z.uuid() }),
    answer: teamDetails,
  }),
  /** Employees who can join a team of the client. */
  candidates: defineLookup({
    section: '2.4',
    name: 'teams.candidates',
    path: '/api/get-team-candidates',
    access: teamAccess.write,
    query: z.strictObject({
      client_id: textId('Client'),
    }),
    row: teamCandidate,
  }),
  // The activity log has changes of a team under its client.
  ...defineRecordCalls({
    section: '2.4',
    access: teamAccess.write,
    domain: 'teams',
    logDomain: 'clients',
    thing: 'team',
    path: '/api/teams',
    createBody: createTeamBody,
    updateBody: updateTeamBody,
  }),
  restore: defineRestore({
    name: 'teams.restore-team',
    path: '/api/teams',
    section: '2.4',
    access: teamAccess.write,
    audit: 'clients.restore-team',
    record: 'team',
  }),
  /** The viewer's teams, as lead or member. */
  own: defineCall({
    ...read,
    name: 'teams.own',
    path: '/api/my-team',
    section: '2.3',
    access: 'login',
    answer: z.array(ownTeam),
  }),
};

export const teamList = defineList({ name: 'teams', label: 'Teams', columns: teamColumns, call: teamsCalls.table });
