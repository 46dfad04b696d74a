import type { ListSettings } from '@muster/contract/domains/accounts/list-settings.calls.ts';
import type { ListName } from '@muster/contract/list-names.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery } from '../api/api-query.ts';
import { callApi } from '../api/call-api.ts';
import { listSettingsEndpoints } from '../api/endpoints/list-settings.generated.ts';
import { showProblem } from '../feedback/show-problem.ts';
import { usePageData } from '../session/use-session.ts';
import { defaultSettings } from './list-looks.ts';

/** Changes that follow each other, such as a width by key presses, are sent as one. */
const pauseMs = 300;

/**
 * The settings that the server keeps of a list for the user. A copy on the device shows the list at once the way it
 * was; the server's answer confirms it.
 */
export function useKeptSettings(list: ListName) {
  const queries = useQueryClient();
  const key = `muster.list.${usePageData().user?.id ?? 0}.${list}`;
  const query = apiQuery(listSettingsEndpoints.read, { query: { list } });
  const { data, isError } = useQuery({ ...query, initialData: () => readCopy(key), initialDataUpdatedAt: 0 });
  useEffect(() => {
    if (data) writeCopy(key, data);
  }, [key, data]);
  const send = async (body: ListSettings) => {
    try {
      await callApi(listSettingsEndpoints.change, { body });
    } catch (problem) {
      showProblem(problem);
      await queries.invalidateQueries({ queryKey: query.queryKey });
    }
  };
  const later = useLater(send);
  return {
    settings: data ?? defaultSettings(list),
    isKnown: data !== undefined || isError,
    change: (part: Change) => {
      const before = queries.getQueryData(query.queryKey) ?? defaultSettings(list);
      const { hidden_columns = before.hidden_columns, column_order = before.column_order, ...others } = part;
      const next = {
        ...before,
        ...others,
        hidden_columns: hidden_columns && [...hidden_columns],
        column_order: [...column_order],
      };
      void queries.cancelQueries({ queryKey: query.queryKey });
      queries.setQueryData(query.queryKey, next);
      later(next);
    },
  };
}

interface Change extends Partial<Pick<ListSettings, 'widths' | 'density'>> {
  readonly hidden_columns?: readonly string[] | null;
  readonly column_order?: readonly string[];
}

/** Runs with the last value after a pause, or when the page is left. */
function useLater<T>(run: (value: T) => void): (value: T) => void {
  const waiting = useRef<{ readonly timer: number; readonly value: T } | null>(null);
  const latest = useRef(run);
  const finish = useRef(() => {
    const due = waiting.current;
    waiting.current = null;
    if (due === null) return;
    window.clearTimeout(due.timer);
    latest.current(due.value);
  });
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => finish.current, []);
  return (value) => {
    if (waiting.current) window.clearTimeout(waiting.current.timer);
    waiting.current = { value, timer: window.setTimeout(() => finish.current(), pauseMs) };
  };
}

function readCopy(key: string): ListSettings | undefined {
  try {
    const read: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    return isSettings(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isSettings(read: unknown): read is ListSettings {
  if (typeof read !== 'object' || read === null) return false;
  const { column_order, hidden_columns, widths } = read as Partial<ListSettings>;
  return (
    Array.isArray(column_order) &&
    (hidden_columns === null || Array.isArray(hidden_columns)) &&
    typeof widths === 'object' &&
    widths !== null
  );
}

function writeCopy(key: string, settings: ListSettings): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Without a copy the list waits for the server's answer the next time.
  }
}
