import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** A performance target and its result. */
export interface Finding {
  readonly name: string;
  readonly title: string;
  /** A ratio, or a figure in `unit`. */
  readonly figure: number;
  readonly goal: number;
  readonly atLeast?: true;
  readonly unit: string;
  /** The measured figures, for the files. */
  readonly details: object;
  /** The measured figures, in one line. */
  readonly shown: string;
}

const results = join(import.meta.dirname, 'results');

export function isMet({ figure, goal, atLeast }: Finding): boolean {
  return atLeast ? figure >= goal : figure <= goal;
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function lineOf(finding: Finding): string {
  const { title, figure, goal, unit, shown, atLeast } = finding;
  const figures = `${rounded(figure)} ${unit}`.padEnd(12);
  return `${isMet(finding) ? 'met   ' : 'MISSED'}  ${title.padEnd(62)} ${figures} goal ${atLeast ? '>=' : '<='} ${String(goal).padEnd(5)} ${shown}`;
}

/** The last run in full, and one line per run as history. */
export function store(findings: readonly Finding[], facts: object): void {
  const result = {
    at: new Date().toISOString(),
    node: process.version,
    processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    ...facts,
    findings: findings.map((finding) => ({ ...finding, isMet: isMet(finding) })),
  };
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'latest.json'), `${JSON.stringify(result, null, 2)}\n`);
  const short = Object.fromEntries(findings.map(({ name, figure }) => [name, Number(rounded(figure))]));
  const { findings: _, ...head } = result;
  appendFileSync(join(results, 'history.jsonl'), `${JSON.stringify({ ...head, figures: short })}\n`);
}

const rounded = (figure: number) =>
  figure >= 100 ? figure.toFixed(0) : figure >= 10 ? figure.toFixed(1) : figure.toFixed(2);
