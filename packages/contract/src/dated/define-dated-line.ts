import { z } from 'zod';
import type { AccessRule } from '../access.ts';
import { defineCall } from '../call.ts';
import { requiredId } from '../fields.ts';
import { datedPreview } from './dated-answers.ts';

interface DatedLine<Body extends z.ZodType> {
  /** Names of calls and log events begin with it. */
  readonly domain: string;
  /** Names end in it: `policy` in 'clients.add-policy'. */
  readonly thing: string;
  readonly path: string;
  readonly section: string;
  /** Who may change it. */
  readonly access: AccessRule;
  /** Of a new value, with the day from which it holds. */
  readonly body: Body;
}

/** The calls that change a dated line: add a value, preview that, and cancel a planned value. The answers are in dated-answers.ts. */
export function defineDatedLine<const Body extends z.ZodType>({ domain, thing, body, ...call }: DatedLine<Body>) {
  return {
    add: defineCall({
      ...call,
      name: `${domain}.add-${thing}`,
      method: 'POST',
      body,
      answer: z.object({ id: z.int() }),
      status: 201,
      audit: `${domain}.add-${thing}`,
      idempotent: true,
    }),
    preview: defineCall({
      ...call,
      name: `${domain}.preview-${thing}`,
      method: 'POST',
      path: `${call.path}/preview`,
      body,
      answer: datedPreview,
      audit: null,
      effect: 'read',
    }),
    cancel: defineCall({
      ...call,
      name: `${domain}.remove-${thing}`,
      method: 'DELETE',
      body: z.strictObject({ id: requiredId('Id') }),
      answer: 'nothing',
      audit: `${domain}.remove-${thing}`,
    }),
  };
}
