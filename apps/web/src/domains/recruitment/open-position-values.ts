import type { OpenPositionRecord } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { separatedTexts } from './separated-texts.ts';

/** What the form holds. Skills are typed as one text, separated by commas. */
export interface OpenPositionValues {
  client_id: number | null;
  title: string;
  headcount: number | null;
  filled_count: number | null;
  employment_type: string;
  work_location: string;
  shift_start: string;
  shift_end: string;
  timezone_id: number | null;
  start_by: string;
  must_have: string;
  nice_to_have: string;
  owner_user_id: number | null;
  priority: string;
  budget_least: string | number;
  budget_most: string | number;
  budget_currency_id: number | null;
}

const blank: OpenPositionValues = {
  client_id: null,
  title: '',
  headcount: 1,
  filled_count: 0,
  employment_type: 'full-time',
  work_location: 'wfh',
  shift_start: '',
  shift_end: '',
  timezone_id: null,
  start_by: '',
  must_have: '',
  nice_to_have: '',
  owner_user_id: null,
  priority: 'medium',
  budget_least: '',
  budget_most: '',
  budget_currency_id: null,
};

/** Null: a new position. */
export function openPositionValuesOf(record: OpenPositionRecord | null): OpenPositionValues {
  if (record === null) return blank;
  const { work } = record;
  const budget = work?.budget ?? null;
  return {
    client_id: record.client_id,
    title: record.title,
    headcount: record.headcount,
    filled_count: record.filled_count,
    employment_type: record.employment_type,
    work_location: record.work_location,
    shift_start: record.shift_start ?? '',
    shift_end: record.shift_end ?? '',
    timezone_id: record.timezone.id,
    start_by: record.start_by ?? '',
    must_have: record.must_have.join(', '),
    nice_to_have: record.nice_to_have.join(', '),
    owner_user_id: work?.owner?.id ?? null,
    priority: work?.priority ?? blank.priority,
    budget_least: budget ? budget.least_cents / 100 : '',
    budget_most: budget ? budget.most_cents / 100 : '',
    budget_currency_id: budget?.currency.id ?? null,
  };
}

export const newPositionBody = ({ filled_count: _filled, ...values }: OpenPositionValues) => bodyOf(values);

export const changedPositionBody = ({ client_id: _client, ...values }: OpenPositionValues) => bodyOf(values);

function bodyOf<V extends Omit<OpenPositionValues, 'client_id' | 'filled_count'>>(values: V) {
  return {
    ...values,
    must_have: separatedTexts(values.must_have),
    nice_to_have: separatedTexts(values.nice_to_have),
    budget_least: values.budget_least === '' ? null : values.budget_least,
    budget_most: values.budget_most === '' ? null : values.budget_most,
  };
}
