import { startPortal } from './start-portal.ts';

const code = await startPortal();
if (code !== 0) process.exit(code);
