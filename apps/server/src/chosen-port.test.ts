import { expect, it } from 'vitest';
import { withChosenPort } from './chosen-port.ts';
import { readConfig } from './platform/config/config.ts';

it('names the port that the system chose in the address of the portal', async () => {
  const { port, appUrl } = readConfig(await withChosenPort({ PORT: '0' }));
  expect(port).toBeGreaterThan(0);
  expect(appUrl).toBe(`http://127.0.0.1:${port}`);
});

it('leaves a port that was given', async () => {
  expect(await withChosenPort({ PORT: '8000', HOST: '127.0.0.1' })).toEqual({ PORT: '8000', HOST: '127.0.0.1' });
});
