import { join } from 'node:path';
import { build } from 'vite';

const entry = join(import.meta.dirname, '../src/app/start/first-calls-in-page.ts');

/** The script that sends the first calls, as an element of the page: a file of its own would cost the round trip that it saves. */
export async function inlineFirstCalls(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: entry, output: { format: 'iife' }, treeshake: { moduleSideEffects: false } },
    },
  });
  const parts = [built].flat().flatMap((made) => ('output' in made ? made.output : []));
  const [script, ...others] = parts.filter((part) => part.type === 'chunk');
  if (script === undefined || others.length > 0) throw new Error('The first calls must be one script.');
  if (/<\/|<!--|-->|__CSP_NONCE__/.test(script.code))
    throw new Error('The script of the first calls would end its element.');
  return `<script nonce="__CSP_NONCE__">${script.code.trim()}</script>`;
}
