import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import axe, { type ElementContext, type RunOptions } from 'axe-core';

/** Rules of the default set whose result depends on colours and sizes alone. */
const rulesOfAppearance = ['color-contrast'];

/** Rules of the default set whose violations are at most moderate, so that none of them would be listed. They take a quarter of the time. */
const rulesBelowSerious =
  'aria-allowed-role aria-deprecated-role empty-heading empty-table-header focus-order-semantics form-field-multiple-labels ' +
  'heading-order hidden-content html-xml-lang-mismatch image-redundant-alt landmark-banner-is-top-level ' +
  'landmark-contentinfo-is-top-level landmark-main-is-top-level landmark-no-duplicate-banner ' +
  'landmark-no-duplicate-contentinfo landmark-no-duplicate-main landmark-one-main landmark-unique meta-viewport ' +
  'meta-viewport-large no-autoplay-audio page-has-heading-one presentation-role-conflict region scope-attr-valid ' +
  'server-side-image-map skip-link table-duplicate-name';

/** Rows of a table are alike: the first ones are enough. */
const laterRows = 'tbody tr:nth-child(n + 9)';

/** Structures that axe has looked at in this run, with the appearance: one empty file each, because each worker is a process. */
const seen = {
  has: (structure: string) => existsSync(fileOf(structure)),
  add: (structure: string) => writeFileSync(fileOf(structure), ''),
};

function fileOf(structure: string): string {
  const folder = join(process.env.E2E_FOLDER ?? '', 'seen-structures');
  mkdirSync(folder, { recursive: true });
  return join(folder, createHash('sha256').update(structure).digest('hex'));
}

/**
 * Serious violations that axe finds in the page, one line each. A structure is looked at once in full and once more for
 * each further `appearance` (a colour scheme, a width) by the rules that depend on it.
 */
export async function accessibilityProblems(
  page: Page,
  screen: string,
  appearance: string,
): Promise<readonly string[]> {
  const structure = `${screen} ${await page.evaluate(structureOf)}`;
  const partial = `${structure} ${appearance}`;
  if (seen.has(partial)) return [];
  const violations = await violationsIn(page, seen.has(structure) ? rulesOfAppearance : null);
  // What has violations stays unseen, so that a repeated test finds them again.
  if (violations.length === 0) for (const looked of [structure, partial]) seen.add(looked);
  return violations;
}

async function violationsIn(page: Page, rules: readonly string[] | null): Promise<readonly string[]> {
  // The script stays in the page until it is loaded again: it takes longer to add than to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === null
      ? { rules: Object.fromEntries(rulesBelowSerious.split(' ').map((id) => [id, { enabled: false }])) }
      : { runOnly: { type: 'rule', values: [...rules] } }),
  };
  return page.evaluate(runAxe, { context: { exclude: [[laterRows]] }, options });
}

async function runAxe({ context, options }: { context: ElementContext; options: RunOptions }): Promise<string[]> {
  const { violations } = await axe.run(context, options);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** True if this run has looked at the present structure of the screen before, with the rules of every kind. */
export async function isKnownStructure(page: Page, screen: string): Promise<boolean> {
  return seen.has(`${screen} ${await page.evaluate(structureOf)}`);
}

/** The kinds of elements of the page, however many there are of each. */
function structureOf(): string {
  const kinds = [...document.body.querySelectorAll('*')].map((element) => {
    const attributes = element.getAttributeNames().filter((name) => !/^(style|id|for|href|src|value|d)$/.test(name));
    const shown = element.checkVisibility() ? 'shown' : 'hidden';
    return [element.localName, element.getAttribute('role'), element.className, shown, ...attributes.sort()].join(' ');
  });
  return [...new Set(kinds)].sort().join('\n');
}
