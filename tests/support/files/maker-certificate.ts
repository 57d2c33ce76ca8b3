import { type KeyObject, sign } from 'node:crypto';

const oids = {
  ecdsaWithSha256: '2a8648ce3d040302',
  country: '550406',
  organisation: '55040a',
  unit: '55040b',
  name: '550403',
  basicConstraints: '551d13',
};

/** A certificate as makers of authenticators give them, over this key and signed with it (X.509, WebAuthn 8.2.1). */
export function makerCertificate(publicKey: KeyObject, privateKey: KeyObject): Buffer {
  const algorithm = der(0x30, oid(oids.ecdsaWithSha256));
  const name = der(
    0x30,
    attribute(oids.country, 'IN', 0x13),
    attribute(oids.organisation, 'A maker'),
    attribute(oids.unit, 'Authenticator Attestation'),
    attribute(oids.name, 'A maker’s authenticator'),
  );
  const signed = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(0x30, der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('490101000000Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, der(0x30, oid(oids.basicConstraints), der(0x04, der(0x30))))),
  );
  const signature = sign('sha256', signed, privateKey);
  return der(0x30, signed, algorithm, der(0x03, Buffer.from([0]), signature));
}

function attribute(hex: string, text: string, tag = 0x0c): Buffer {
  return der(0x31, der(0x30, oid(hex), der(tag, Buffer.from(text))));
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
