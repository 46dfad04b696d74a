import { z } from 'zod';
import type { AccessRule } from './access.ts';
import { defineCall } from './call.ts';
import { requiredId } from './fields.ts';

interface RecordCalls<Create extends z.ZodType, Update extends z.ZodType> {
  /** Names of calls begin with it. */
  readonly domain: string;
  /** Names of log events begin with it. Default: the domain. */
  readonly logDomain?: string;
  /** Names end in it: `office` in 'lookups.create-office'. */
  readonly thing: string;
  readonly path: string;
  readonly section: string;
  /** Who may change records. */
  readonly access: AccessRule;
  readonly createBody: Create;
  /** With the id, and the version that was read. */
  readonly updateBody: Update;
}

/** The calls that add, update and delete a record with a version. */
export function defineRecordCalls<const Create extends z.ZodType, const Update extends z.ZodType>({
  domain,
  logDomain = domain,
  thing,
  createBody,
  updateBody,
  ...call
}: RecordCalls<Create, Update>) {
  return {
    create: defineCall({
      ...call,
      name: `${domain}.create-${thing}`,
      method: 'POST',
      body: createBody,
      answer: changed,
      status: 201,
      audit: `${logDomain}.create-${thing}`,
      idempotent: true,
    }),
    update: defineCall({
      ...call,
      name: `${domain}.update-${thing}`,
      method: 'PUT',
      body: updateBody,
      answer: changed,
      audit: `${logDomain}.update-${thing}`,
    }),
    delete: defineCall({
      ...call,
      name: `${domain}.delete-${thing}`,
      method: 'DELETE',
      body: z.strictObject({ id: requiredId('Id') }),
      answer: 'nothing',
      audit: `${logDomain}.delete-${thing}`,
    }),
  };
}

const changed = z.object({ id: z.int(), version: z.int() });
