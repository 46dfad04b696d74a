import { activityList } from '@muster/contract/domains/access/activity.calls.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { listActivityLog } from './list-activity.ts';

export const accessBindings = bindList(activityList, listActivityLog);
