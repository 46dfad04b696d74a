import { accessCalls } from '@muster/contract/domains/access/activity.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { listActivityLog } from './list-activity.ts';

export const accessBindings = [bind(accessCalls.activityLogs, listActivityLog)];
