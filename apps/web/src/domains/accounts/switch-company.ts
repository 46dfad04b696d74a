import { forgetToken } from '../../platform/api/by-token.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { companyEndpoints } from '../../platform/api/endpoints/company.generated.ts';
import { leavePage } from '../../platform/session/page-exit.ts';
import { clearSession } from '../../platform/session/session-store.ts';
import { chooseColorScheme, chosenColorScheme } from '../../ui/color-scheme/color-scheme.ts';
import { forgetThisBrowser } from '../notifications/index.ts';

/**
 * Continues at another company of the same person: a new session, and a new page without anything of the former one.
 * @throws ProblemError if the person has no access there
 */
export async function switchCompany(clientId: number, address = '/'): Promise<void> {
  // A browser shows messages of the company that is open.
  await forgetThisBrowser().catch(() => undefined);
  await callApi(companyEndpoints.switchCompany, { body: { client_id: clientId } });
  chooseColorScheme(chosenColorScheme());
  forgetToken();
  clearSession();
  leavePage(address);
}
