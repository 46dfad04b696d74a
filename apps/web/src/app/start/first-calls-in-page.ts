import { readPageData } from '../../platform/session/page-data.ts';
import { sendFirstCalls } from './send-first-calls.ts';

sendFirstCalls(window, readPageData(document));
