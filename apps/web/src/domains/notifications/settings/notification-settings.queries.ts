import type { Channel } from '@muster/contract/domains/notifications/notification-type.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiQuery, queryKeyOf } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { notificationSettingsEndpoints } from '../../../platform/api/endpoints/notification-settings.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';

export const notificationSettingsQuery = apiQuery(notificationSettingsEndpoints.read);

const settingsKey = queryKeyOf(notificationSettingsEndpoints.read);

export const refreshSettings = (queries: QueryClient) => queries.invalidateQueries({ queryKey: settingsKey });

interface Switched {
  readonly types: readonly string[];
  readonly channel: Channel;
  readonly isOn: boolean;
}

export function useSwitchChannel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ types, channel, isOn }: Switched) =>
      callApi(notificationSettingsEndpoints.switch, { body: { types: [...types], channel, is_on: isOn } }),
    onSettled: () => refreshSettings(queries),
    onError: showProblem,
  });
}
