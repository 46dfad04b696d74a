import { execFileSync } from 'node:child_process';
import { reachedTests } from './reached-tests.ts';
import { root } from './reading/codebase.ts';

/** Prints, as JSON, the tests that the files changed since a commit can reach: committed, changed and new ones. */
const since = process.argv[2] ?? 'HEAD';
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const changed = [git('diff', '--name-only', since, '--'), git('ls-files', '--others', '--exclude-standard')];
process.stdout.write(JSON.stringify(reachedTests(changed.join('\n').split('\n').filter(Boolean))));
