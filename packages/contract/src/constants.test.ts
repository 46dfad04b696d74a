import { expect, it } from 'vitest';
import specified from '../spec/constants.json' with { type: 'json' };
import * as constants from './constants.ts';
import { providerClientId } from './incomplete-configuration.ts';
import { defaultPageSize, pageSizes } from './page-sizes.ts';
import { latestDay } from './plain-day.ts';
import { homeZone, viewerZone } from './time.ts';

it('limits.toast.1 limits.toast.2 employee-form.toast.1 times and sizes toasts', () => {
  expect(constants.toastMs).toBe(specified.toast.defaultMs);
  expect(constants.toastMs).toBe(specified.toast.employeeFormMs);
  expect(constants.toastMaxWidthPx).toBe(specified.toast.maxWidthPx);
});

it('errors.session.3 waits before the login page', () => {
  expect(constants.sessionExpiryRedirectMs).toBe(specified.sessionExpiryRedirectDelayMs.value);
});

it('employee-list.table.5 employee-list.table.6 pages and debounces', () => {
  expect(defaultPageSize).toBe(specified.employeeList.pageSizeDefault);
  expect(pageSizes).toEqual(specified.employeeList.pageSizeOptions);
  expect(constants.searchDebounceMs).toBe(specified.employeeList.searchDebounceMs);
});

it('limits.dialogs.1 sizes dialogs', () => {
  const { section: _section, ...sizes } = specified.dialogSizesPx;
  expect(constants.dialogWidthsPx).toEqual(sizes);
});

it('limits.push.1 limits.push.2 limits.push.3 chooses the push port and TLS by host', () => {
  const { pushSocket } = specified;
  for (const local of ['localhost', '127.0.0.1', '[::1]', 'portal.localhost']) {
    expect(constants.pushAddress(local, 'dev.example.com')).toEqual({
      port: pushSocket.portLocalHosts,
      forceTls: false,
    });
  }
  expect(constants.pushAddress('dev.example.com', 'dev.example.com')).toEqual({ port: 443, forceTls: true });
  expect(constants.pushAddress('portal.example.com', 'dev.example.com')).toEqual({ port: 6002, forceTls: true });
  expect(constants.pushAddress('dev.example.com', null)).toEqual({ port: 6002, forceTls: true });
  expect(constants.pushSocket).toEqual({ cluster: pushSocket.cluster, transports: pushSocket.transports });
});

it('limits.reporting.1 samples no traces and no replays', () => {
  expect(constants.errorReportingRates).toEqual({ tracesSampleRate: 0, replaysSampleRate: 0 });
});

it('limits.time.1 limits.time.2 limits.time.4 limits.time.5 keeps the figures of time', () => {
  expect((24 * 60) % constants.timePickerStepMinutes).toBe(0);
  expect(constants.relativeTimeMaxDays).toBe(specified.relativeTime.fullDateOlderThanDays);
  expect(constants.defaultTimezoneId).toBe(specified.timezones.defaultTimezoneIdForDisplay);
  expect(constants.blankTimezoneId).toBe(specified.timezones.blankEmployeeTimezoneId);
  expect(constants.formats.dateTime).toBe(specified.formats.defaultDisplay);
  expect(constants.formats.longDay).toBe(specified.formats.regularizationDate);
  expect(constants.formats.day).toBe(specified.formats.formDates);
  expect(constants.formats.amount).toBe(specified.formats.amounts);
});

it('limits.time.3 shows a viewer in Manila the offset of Singapore', () => {
  expect(homeZone).toBe(specified.timezones.home);
  for (const { from, to } of specified.timezones.viewerZoneMap) expect(viewerZone(from)).toBe(to);
  expect(viewerZone('Australia/Sydney')).toBe('Australia/Sydney');
});

it('state.invoice.4 employee-form.dates.2 keeps the single figures', () => {
  expect(constants.invoiceBillingDay).toBe(specified.invoiceBillingDayDefault.value);
  expect(providerClientId).toBe(specified.configurationCheckSpecialClientId.value);
  expect(latestDay).toBe(specified.dateInputMax.value);
});

it('takes uploads of ten megabytes', () => {
  expect(constants.uploadLimits.bytes).toBe(constants.uploadLimits.megabytes * 1024 * 1024);
});
