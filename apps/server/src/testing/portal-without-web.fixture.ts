import { startPortal } from '../start-portal.ts';

// The whole server for tests that kill it; pages are served without the web app, which need not be built.
const code = await startPortal({ webFolder: () => null });
if (code !== 0) process.exit(code);
