import type { Business } from '../../../src/domain/shell/site/site.ts';
import { isLiveKeyId } from '../../checkout/gateway/live-key.ts';
import type { Settings } from './settings.ts';

/** Minimum characters of a secret the owner makes up. */
export const minSecretLength = 32;
/** Minimum characters of a secret issued by another service. */
const minSharedSecretLength = 16;
/**
 * Minimum entropy in bits that rules out repeated or typed secrets. 32 random hexadecimal digits have about 115.
 */
const minEntropyBits = 90;
const razorpayApi = 'https://api.razorpay.com';

type Check = readonly [holds: boolean, line: string];

/**
 * Why a live shop can't start with these settings, one line each: missing settings, sandbox values, weak secrets,
 * and unencrypted connections (SES-08, SEC-04).
 */
export function liveErrors(settings: Settings, business: Business | null): string[] {
  const failed = [...missingParts(settings, business), ...sandboxParts(settings), ...openParts(settings)]
    .filter(([holds]) => !holds)
    .map(([, line]) => line);
  return [...failed, ...weakSecrets(settings), ...equalSecrets(settings)];
}

function missingParts(settings: Settings, business: Business | null): Check[] {
  return [
    [settings.secret !== '', `SHOP_SECRET is missing: at least ${minSecretLength} random characters`],
    [
      settings.fileKey !== '',
      `FILE_KEY is missing: at least ${minSecretLength} random characters that seal people's files`,
    ],
    [
      settings.publicOrigin?.startsWith('https://') === true,
      'PUBLIC_ORIGIN is missing: the https address of the shop',
    ],
    [
      settings.razorpay !== null,
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are missing: payments would be sandboxed',
    ],
    [settings.sms !== null, 'SMS_WEBHOOK_URL is missing: messages would be sandboxed'],
    [settings.sms?.secret !== '', 'SMS_WEBHOOK_SECRET is missing: the message service could not know the shop'],
    [settings.mail !== null, 'SMTP_URL and MAIL_FROM are missing: e-mails would be sandboxed'],
    [
      settings.whatsapp?.secret !== '',
      'WHATSAPP_WEBHOOK_SECRET is missing: the message service could not know the shop',
    ],
    [business !== null, 'config/shop.json is missing: the business behind the shop would be the sandbox one'],
    [settings.metricsToken !== null, 'METRICS_TOKEN is missing: anybody could read /metrics'],
  ];
}

function sandboxParts(settings: Settings): Check[] {
  const { sandboxGatewaySecret, razorpay, razorpayUrl, shiprocketUrl, demandsSecondFactor } = settings;
  return [
    [demandsSecondFactor, 'STAFF_SECOND_FACTOR is off: live staff sign in with a second factor'],
    [sandboxGatewaySecret === '', 'SANDBOX_GATEWAY_SECRET is set: the sandbox gateway does not exist in live mode'],
    [
      razorpay === null || isLiveKeyId(razorpay.keyId),
      'RAZORPAY_KEY_ID is not a live key: Razorpay’s live keys start with rzp_live_',
    ],
    [
      razorpayUrl === null || razorpayUrl === razorpayApi,
      `RAZORPAY_URL is set: a live shop pays through ${razorpayApi} only`,
    ],
    [shiprocketUrl === null, 'SHIPROCKET_URL is set: a live shop books with Shiprocket itself'],
  ];
}

/** Settings that would send secrets or personal data unencrypted. */
function openParts({ sms, whatsapp, s3, mail, business, telemetry, cdn }: Settings): Check[] {
  return [
    [
      telemetry?.hasHeaders !== true || (isHttps(telemetry.tracesUrl) && isHttps(telemetry.metricsUrl)),
      'OTEL_EXPORTER_OTLP_ENDPOINT must start with https://, because its headers hold a token',
    ],
    [isHttps(sms?.url), 'SMS_WEBHOOK_URL must start with https://'],
    [isHttps(whatsapp?.url), 'WHATSAPP_WEBHOOK_URL must start with https://'],
    [isHttps(s3?.endpoint), 'S3_ENDPOINT must start with https://'],
    [isHttps(cdn?.purgeUrl), 'CDN_PURGE_URL must start with https://'],
    [isHttps(business.whatsapp.webhookUrl), 'config/shop.json: whatsapp: webhookUrl must start with https://'],
    [
      !/[?&](?:ignoreTLS=true|requireTLS=false)/iu.test(mail?.url ?? ''),
      'SMTP_URL switches encryption off: remove ignoreTLS or requireTLS=false',
    ],
  ];
}

function isHttps(url: string | null | undefined): boolean {
  return url === null || url === undefined || url.startsWith('https://');
}

interface NamedSecret {
  readonly name: string;
  readonly value: string;
  readonly minLength: number;
}

function secretsOf({
  secret,
  fileKey,
  backupKey,
  metricsToken,
  razorpay,
  sms,
  whatsapp,
  s3,
}: Settings): NamedSecret[] {
  const own = { SHOP_SECRET: secret, FILE_KEY: fileKey, BACKUP_KEY: backupKey, METRICS_TOKEN: metricsToken };
  const shared = {
    RAZORPAY_KEY_SECRET: razorpay?.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay?.webhookSecret,
    SMS_WEBHOOK_SECRET: sms?.secret,
    WHATSAPP_WEBHOOK_SECRET: whatsapp?.secret,
    S3_SECRET_KEY: s3?.secretKey,
  };
  return [
    ...Object.entries(own).map(([name, value]) => ({ name, value: value ?? '', minLength: minSecretLength })),
    ...Object.entries(shared).map(([name, value]) => ({
      name,
      value: value ?? '',
      minLength: minSharedSecretLength,
    })),
  ].filter(({ value }) => value !== '');
}

function weakSecrets(settings: Settings): string[] {
  return secretsOf(settings)
    .filter(({ value, minLength }) => !isHardToGuess(value, minLength))
    .map(
      ({ name, minLength }) =>
        `${name} is easy to guess: use at least ${minLength} random characters, for example from openssl rand -base64 36`,
    );
}

function equalSecrets(settings: Settings): string[] {
  const names = Map.groupBy(secretsOf(settings), ({ value }) => value);
  return [...names.values()]
    .filter((group) => group.length > 1)
    .map((group) => `${group.map(({ name }) => name).join(' and ')} are the same: each needs its own`);
}

/**
 * Whether a secret looks random: long enough, with many different characters, and neither a sequence ('abcdef…')
 * nor words from examples. It can't prove randomness; it catches what is clearly not random (SEC-04).
 */
export function isHardToGuess(secret: string, minLength: number): boolean {
  if (secret.length < minLength || /change.?me|example|password|your.?secret|placeholder/iu.test(secret)) {
    return false;
  }
  const unit = shortestUnit(secret);
  if (unit.length < minLength || runShare(secret) > 0.5) return false;
  return entropyBits(secret) >= (minEntropyBits * minLength) / minSecretLength;
}

/** The shortest text whose repetition gives the whole: 'ab' for 'ababab'. */
function shortestUnit(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

/** The share of characters that repeat or continue the one before. */
function runShare(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const inRuns = codes.filter((code, index) => index > 0 && Math.abs(code - (codes[index - 1] ?? 0)) <= 1);
  return inRuns.length / codes.length;
}

/** Shannon entropy per character, times the length. */
function entropyBits(text: string): number {
  const counts = Map.groupBy(text, (character) => character).values();
  const shares = [...counts].map((group) => group.length / text.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0) * text.length;
}

/** The address of a mail server that is refused unless the connection is encrypted; one on this machine may be open. */
export function withRequiredTls(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(parsed.hostname);
  if (parsed.protocol === 'smtps:' || isLocal || parsed.searchParams.has('requireTLS')) return url;
  parsed.searchParams.set('requireTLS', 'true');
  return parsed.href;
}
