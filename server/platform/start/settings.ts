import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { businessSchema, sandboxBusiness } from './business.ts';
import { liveErrors, minSecretLength, withRequiredTls } from './live-checks.ts';
import { type CdnSettings, readCdn } from '../outgoing/cdn-settings.ts';
import { readTelemetry, type TelemetrySettings } from '../telemetry/telemetry-settings.ts';
import { type DatabaseSettings, readDatabase } from '../database/connection/database-settings.ts';
import { readProxies } from '../http/guard/trusted-proxies.ts';
import type { S3Settings } from '../file/store/s3-request.ts';
import type { Business } from '../../../src/domain/shell/site/site.ts';

/** All external settings, validated once at startup. */
export interface Settings {
  readonly mode: 'sandbox' | 'live';
  /** 0 picks any free port. */
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash; null until the port is known, in a sandbox only. */
  readonly publicOrigin: string | null;
  readonly databaseUrl: string | null;
  readonly databaseAccess: DatabaseSettings;
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  readonly season: 'botanical' | 'diwali';
  readonly splashFactor: number;
  readonly codLimit: number;
  readonly business: Business;
  /** The key for signatures and keyed hashes; '' until a sandbox has generated one. */
  readonly secret: string;
  /** The key that encrypts files; '' until a sandbox has generated one. Without it files can't be read any more. */
  readonly fileKey: string;
  /** The key that encrypts backups; '' leaves them plain, except for customers' files. */
  readonly backupKey: string;
  /** The bucket for files; null stores them in `dataDir`. */
  readonly s3: S3Settings | null;
  readonly sandboxGatewaySecret: string;
  readonly razorpay: RazorpaySettings | null;
  /** Overrides Razorpay's API URL; null for the default. */
  readonly razorpayUrl: string | null;
  /** Overrides Shiprocket's API URL; null for the default. */
  readonly shiprocketUrl: string | null;
  /** How live mode sends messages; null for channels that aren't set up. */
  readonly mail: MailSettings | null;
  readonly sms: WebhookSettings | null;
  readonly whatsapp: WebhookSettings | null;
  /** The proxies trusted to report a caller's address, as addresses and ranges; false trusts none. */
  readonly trustProxy: readonly string[] | false;
  /** The whole shop's limits for text messages. */
  readonly smsPerMinute: number;
  readonly smsPerDay: number;
  /** Messages of one channel sent at once. */
  readonly messageLanes: number;
  /** When off, serves only the API, without a front end. */
  readonly pages: boolean;
  /** The bearer token for /metrics; always set in live mode. */
  readonly metricsToken: string | null;
  /** Whether staff must use a second factor; otherwise it is optional. */
  readonly demandsSecondFactor: boolean;
  /** Refunds and credits above this many rupees need a fresh proof; 0 means always. */
  readonly refundProofLimit: number;
  /** Multiplies the rate limits by address: a sandbox's callers share one address. */
  readonly rateLimitFactor: number;
  /** Whether the flow room is open. */
  readonly hasFlows: boolean;
  /** Whether devices may keep the shop offline; when off, they remove it. */
  readonly hasOffline: boolean;
  /** The OpenTelemetry collector; null while telemetry is off. */
  readonly telemetry: TelemetrySettings | null;
  /** The CDN that is told of changes; null when there is none. */
  readonly cdn: CdnSettings | null;
}

export interface MailSettings {
  /** 'smtps://user:password@host:465'. */
  readonly url: string;
  /** The sender: 'Shop <orders@shop.example.in>'. */
  readonly from: string;
}

/** A service that accepts messages by POST. */
export interface WebhookSettings {
  readonly url: string;
  /** The token sent to that service. */
  readonly secret: string;
}

export interface RazorpaySettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

/** Why the shop can't start with these settings, one line each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Reads the environment and config/shop.json. Throws SettingsError with all mistakes at once. */
export function readSettings(env: Environment): Settings {
  const reader = new Reader(env);
  const mode = reader.oneOf('SHOP_MODE', ['sandbox', 'live'], 'sandbox');
  const rateLimitFactor = mode === 'live' ? 1 : 10;
  const business = reader.business();
  const { telemetry, mistakes } = readTelemetry(env);
  const { database: databaseAccess, mistakes: databaseMistakes } = readDatabase(env);
  const { cdn, mistakes: cdnMistakes } = readCdn(env);
  reader.errors.push(...mistakes, ...databaseMistakes, ...cdnMistakes);
  const settings: Settings = {
    telemetry,
    cdn,
    databaseAccess,
    mode,
    port: reader.whole('PORT', 3000, 65_535),
    host: reader.text('HOST') ?? 'localhost',
    publicOrigin: reader.origin('PUBLIC_ORIGIN'),
    databaseUrl: reader.url('DATABASE_URL', /^postgres(?:ql)?:/u, 'postgresql://user@host/database'),
    dataDir: resolve(reader.text('DATA_DIR') ?? './data'),
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, mode === 'live' ? 'info' : 'warn'),
    season: reader.oneOf('SEASON', ['botanical', 'diwali'], 'botanical'),
    splashFactor: reader.factor('SPLASH_FACTOR', 0, 5),
    codLimit: reader.whole('COD_LIMIT', 5000, 1_000_000),
    business: business ?? sandboxBusiness,
    secret: reader.secret('SHOP_SECRET'),
    fileKey: reader.secret('FILE_KEY'),
    backupKey: reader.secret('BACKUP_KEY'),
    s3: reader.s3(),
    sandboxGatewaySecret: reader.text('SANDBOX_GATEWAY_SECRET') ?? '',
    razorpay: reader.razorpay(),
    razorpayUrl: reader.origin('RAZORPAY_URL'),
    shiprocketUrl: reader.origin('SHIPROCKET_URL'),
    mail: reader.mail(mode),
    sms: reader.webhook('SMS_WEBHOOK'),
    whatsapp: reader.webhook('WHATSAPP_WEBHOOK'),
    trustProxy: reader.proxies('TRUST_PROXY'),
    smsPerMinute: reader.whole('SMS_PER_MINUTE', 100 * rateLimitFactor, 1_000_000),
    messageLanes: reader.whole('MESSAGE_LANES', 2, 200, 1),
    smsPerDay: reader.whole('SMS_PER_DAY', 5000 * rateLimitFactor, 1_000_000),
    pages: reader.oneOf('PAGES', ['on', 'off'], 'on') === 'on',
    metricsToken: reader.text('METRICS_TOKEN') ?? null,
    demandsSecondFactor:
      reader.oneOf('STAFF_SECOND_FACTOR', ['on', 'off'], mode === 'live' ? 'on' : 'off') === 'on',
    refundProofLimit: reader.whole('REFUND_PROOF_LIMIT', 5000, 9_999_999),
    rateLimitFactor,
    hasOffline: reader.oneOf('OFFLINE', ['on', 'off'], 'on') === 'on',
    hasFlows: reader.oneOf('FLOWS', ['on', 'off'], mode === 'live' ? 'off' : 'on') === 'on',
  };
  if (mode === 'live') reader.errors.push(...liveErrors(settings, business));
  if (reader.errors.length > 0) throw new SettingsError(reader.errors);
  return settings;
}

class Reader {
  readonly errors: string[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  text(name: string): string | undefined {
    return this.#env[name]?.trim() || undefined;
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice {
    const text = this.text(name);
    const found = choices.find((choice) => choice === text);
    if (text !== undefined && found === undefined) {
      this.errors.push(`${name} is "${text}": choose ${choices.join(', ')}`);
    }
    return found ?? otherwise;
  }

  whole(name: string, otherwise: number, max: number, min = 0): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const value = /^\d{1,7}$/u.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    this.errors.push(`${name} is "${text}": a whole number from ${min} to ${max}`);
    return otherwise;
  }

  factor(name: string, otherwise: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const value = Number(text);
    if (value >= 0 && value <= max) return value;
    this.errors.push(`${name} is "${text}": a number from 0 to ${max}`);
    return otherwise;
  }

  proxies(name: string): readonly string[] | false {
    const { ranges, mistake } = readProxies(this.text(name) ?? 'off');
    if (mistake !== null) this.errors.push(`${name} ${mistake}`);
    return ranges;
  }

  url(name: string, pattern: RegExp, example: string): string | null {
    const text = this.text(name);
    if (text === undefined) return null;
    if (!URL.canParse(text) || !pattern.test(text)) {
      this.errors.push(`${name} is not an address such as ${example}`);
    }
    return text;
  }

  origin(name: string): string | null {
    const text = this.url(name, /^https?:/u, 'https://shop.example.in');
    return text === null || !URL.canParse(text) ? null : new URL(text).origin;
  }

  secret(name: string): string {
    const text = this.text(name) ?? '';
    if (text !== '' && text.length < minSecretLength) {
      this.errors.push(`${name} is too short: at least ${minSecretLength} characters`);
    }
    return text;
  }

  webhook(name: 'SMS_WEBHOOK' | 'WHATSAPP_WEBHOOK'): WebhookSettings | null {
    const url = this.url(`${name}_URL`, /^https?:/u, 'https://…');
    return url === null ? null : { url, secret: this.text(`${name}_SECRET`) ?? '' };
  }

  /** In live mode a remote SMTP server must encrypt, at least with STARTTLS (SEC-04). */
  mail(mode: Settings['mode']): MailSettings | null {
    const url = this.url('SMTP_URL', /^smtps?:/u, 'smtps://user:password@host:465');
    const from = this.text('MAIL_FROM');
    if (url !== null && from !== undefined) return { url: mode === 'live' ? withRequiredTls(url) : url, from };
    if (url !== null) this.errors.push('MAIL_FROM is missing: the sender of e-mails');
    if (from !== undefined) this.errors.push('SMTP_URL is missing: the server that takes e-mails');
    return null;
  }

  razorpay(): RazorpaySettings | null {
    const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
    const [keyId, keySecret, webhookSecret] = names.map((name) => this.text(name));
    if (keyId && keySecret && webhookSecret) return { keyId, keySecret, webhookSecret };
    const missing = names.filter((name) => this.text(name) === undefined);
    if (missing.length < names.length) {
      this.errors.push(`${missing.join(' and ')} is missing: Razorpay needs all three`);
    }
    return null;
  }

  s3(): S3Settings | null {
    const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
    const [, bucket, accessKey, secretKey] = names.map((name) => this.text(name));
    const endpoint = this.url('S3_ENDPOINT', /^https?:/u, 'https://s3.ap-south-1.amazonaws.com');
    if (endpoint && bucket && accessKey && secretKey) {
      const region = this.text('S3_REGION') ?? 'us-east-1';
      return { endpoint: endpoint.replace(/\/+$/u, ''), bucket, region, accessKey, secretKey };
    }
    const missing = names.filter((name) => this.text(name) === undefined);
    if (missing.length < names.length) {
      this.errors.push(`${missing.join(' and ')} is missing: a bucket needs all four`);
    }
    return null;
  }

  /** The business from config/shop.json (or SHOP_CONFIG); null when there is no file. */
  business(): Business | null {
    const named = this.text('SHOP_CONFIG');
    const file = resolve(named ?? 'config/shop.json');
    const text = textOf(file);
    if (text === null) {
      if (named !== undefined) this.errors.push(`SHOP_CONFIG: ${file} cannot be read`);
      return null;
    }
    try {
      return z.parse(businessSchema, JSON.parse(text));
    } catch (error) {
      this.errors.push(
        ...(error instanceof z.core.$ZodError
          ? error.issues.map((issue) => [file, ...issue.path.slice(0, 4), issue.message].join(': '))
          : [`${file} is not JSON`]),
      );
      return null;
    }
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
