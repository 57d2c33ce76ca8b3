import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { OptionsError } from '../support/options-error.ts';
import { projectRoot } from '../support/steps.ts';

const registry = 'src/machines/flows/registry/chart-registry.ts';

/**
 * The charts as they were at a git revision, from a copy of its sources with the packages of now. Throws an
 * OptionsError for a revision that isn't there, or has no registry.
 */
export async function chartsAt(revision: string): Promise<readonly CatalogueEntry[]> {
  const commit = commitOf(revision);
  const folder = mkdtempSync(join(tmpdir(), 'mantra-charts-'));
  try {
    const sources = git(['archive', commit, 'src', 'package.json']);
    execFileSync('tar', ['-x', '-C', folder], { input: sources });
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const loaded: unknown = await import(pathToFileURL(join(folder, registry)).href);
    return (loaded as { readonly catalogue: readonly CatalogueEntry[] }).catalogue;
  } catch (error) {
    throw new OptionsError(
      `The charts of ${revision} can't be loaded: ${error instanceof Error ? error.message : ''}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where the present branch left a branch, so that only its own changes are shown; else the revision itself. */
function commitOf(revision: string): string {
  try {
    git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  } catch {
    throw new OptionsError(`There is no revision ${revision}`);
  }
  return git(['merge-base', revision, 'HEAD']).toString().trim();
}

function git(args: readonly string[]): Buffer {
  return execFileSync('git', ['-C', projectRoot, ...args], {
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
