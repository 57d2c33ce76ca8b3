import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from '@playwright/test';
import { hasMemoryFor } from './support/memory.ts';

const packedVersion = '153.0.0';
const cache = fileURLToPath(new URL('../node_modules/.cache/browser', import.meta.url));

export type BrowserLaunchOptions = Pick<LaunchOptions, 'executablePath' | 'env' | 'ignoreDefaultArgs'>;

/**
 * A Chromium that this machine can run, without any download: the one named by SHOP_BROWSER, the one that
 * Playwright has installed, the one packed in node_modules (Linux x64), or the system's own.
 */
export async function browserLaunchOptions(): Promise<BrowserLaunchOptions> {
  return { ...(await browserProgram()), ...sharedMemory() };
}

const wantedBytes = 2 ** 30;

/**
 * Playwright sends the browser's shared memory to files in /tmp, because containers may have little of it; each piece
 * is then a file of a disk that is made, filled and removed. Where there is room in memory, it is kept there.
 */
function sharedMemory(): Pick<LaunchOptions, 'ignoreDefaultArgs'> {
  return hasMemoryFor(wantedBytes) ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {};
}

async function browserProgram(): Promise<BrowserLaunchOptions> {
  const named = process.env['SHOP_BROWSER'];
  if (named) {
    if (!isExecutable(named)) throw new Error(`SHOP_BROWSER names no program that can be run: ${named}`);
    return { executablePath: named };
  }
  const installed = chromium.executablePath();
  if (isExecutable(installed)) return { executablePath: installed };
  if (process.platform === 'linux' && process.arch === 'x64') return packedBrowser();
  const system = systemBrowser();
  if (system) return { executablePath: system };
  throw new Error('No Chromium found: install Chrome, run "npx playwright install chromium", or set SHOP_BROWSER.');
}

async function packedBrowser(): Promise<BrowserLaunchOptions> {
  const folder = await unpackOnce(`chromium-${packedVersion}`, async () => {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  });
  const executablePath = join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  if (await starts(executablePath, fonts)) return launchOptions(executablePath, fonts);

  const libraries = await unpackOnce(`libraries-${packedVersion}`, async () => {
    const { inflate } = await import('@sparticuz/chromium');
    await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
  });
  const paths = [join(libraries, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean);
  const environment = { ...fonts, LD_LIBRARY_PATH: paths.join(delimiter) };
  if (await starts(executablePath, environment)) return launchOptions(executablePath, environment);

  const system = systemBrowser();
  if (system) return { executablePath: system };
  throw new Error(`The packed Chromium does not start here (${executablePath} --version). Set SHOP_BROWSER.`);
}

function launchOptions(executablePath: string, environment: Record<string, string>): BrowserLaunchOptions {
  return Object.keys(environment).length === 0
    ? { executablePath }
    : { executablePath, env: { ...process.env, ...environment } };
}

/**
 * Fills a folder of the cache under another name and renames it, so that a half-written one is never used and two
 * runners may start at once. The package unpacks into TMPDIR and trusts what it finds there, hence a private one.
 */
async function unpackOnce(name: string, unpack: () => Promise<void>): Promise<string> {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  const staging = join(cache, `unpacking-${randomUUID()}`);
  await mkdir(staging, { recursive: true });
  const outerTemporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = staging;
  try {
    await unpack();
    await openToEveryUser(staging);
    await rename(staging, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    if (outerTemporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = outerTemporary;
    await rm(staging, { recursive: true, force: true });
  }
  return folder;
}

// The archives carry a private mode; root and another user may share one checkout.
async function openToEveryUser(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

async function starts(program: string, environment: Record<string, string>): Promise<boolean> {
  try {
    const options = { env: { ...process.env, ...environment }, timeout: 20_000 };
    await promisify(execFile)(program, ['--no-sandbox', '--version'], options);
    return true;
  } catch {
    return false;
  }
}

function systemBrowser(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const macintosh = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  const windows = ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((variable) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map((program) =>
      join(process.env[variable] ?? '', program),
    ),
  );
  return [...inPath, ...macintosh, ...windows].find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
