import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { type Finding, say } from './report.ts';

export interface LighthouseRun {
  /** Of the signed-in browser. */
  readonly debuggingPort: number;
  readonly origin: string;
  readonly context: BrowserContext;
  readonly runs: number;
}

const folder = join(import.meta.dirname, 'lighthouse');
const pages = [
  { name: 'list', path: '/employees', isPublic: false },
  { name: 'login', path: '/user-login', isPublic: true },
] as const;
const goals = { performance: 95, accessibility: 100 } as const;

type Lighthouse = (address: string, flags: object) => Promise<unknown>;

const resultSchema = z.object({
  lhr: z.object({
    finalDisplayedUrl: z.string(),
    categories: z.object({
      performance: z.object({ score: z.number() }),
      accessibility: z.object({ score: z.number() }),
    }),
  }),
});

/** The median of several runs of Lighthouse for desktop. The list comes first because the login page needs a signed-out browser. */
export async function measureLighthouse(run: LighthouseRun, note: (finding: Finding) => void): Promise<void> {
  const lighthouse = await loadLighthouse();
  for (const { name, path, isPublic } of pages) {
    if (isPublic) await run.context.clearCookies();
    const scores: Record<keyof typeof goals, number[]> = { performance: [], accessibility: [] };
    for (let times = 0; times < run.runs; times += 1) {
      const { lhr } = resultSchema.parse(await lighthouse(`${run.origin}${path}`, flagsOf(run)));
      if (!lhr.finalDisplayedUrl.endsWith(path)) throw new Error(`${path} led to ${lhr.finalDisplayedUrl}.`);
      for (const kind of kinds) scores[kind].push(Math.round(lhr.categories[kind].score * 100));
    }
    for (const kind of kinds) note(findingOf(name, kind, scores[kind]));
  }
}

const kinds = ['performance', 'accessibility'] as const;

function findingOf(page: string, kind: keyof typeof goals, scores: readonly number[]): Finding {
  const sorted = [...scores].sort((one, other) => one - other);
  return {
    name: `lighthouse ${page} ${kind}`,
    title: `Lighthouse ${kind}, ${page}, median`,
    figure: sorted[Math.floor(sorted.length / 2)] ?? 0,
    goal: goals[kind],
    atLeast: true,
    unit: 'points',
    details: { scores },
    shown: scores.join(' '),
  };
}

function flagsOf({ debuggingPort }: LighthouseRun) {
  return {
    port: debuggingPort,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: kinds,
    // The session of the browser is part of what is measured.
    disableStorageReset: true,
    formFactor: 'desktop',
    screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
    throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
  };
}

async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    say('Installing Lighthouse for the bench …');
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  }
  const { default: lighthouse }: { readonly default: Lighthouse } = await import(pathToFileURL(entry).href);
  return lighthouse;
}
