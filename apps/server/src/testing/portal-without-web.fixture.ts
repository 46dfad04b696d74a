import { startPortal } from '../start-portal.ts';

// The whole server for tests that kill it; without the web app, which then need not be built.
const code = await startPortal({ webFolder: () => null });
if (code !== 0) process.exit(code);
