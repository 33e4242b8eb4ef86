import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A software authenticator that creates one passkey, and uses it as a browser would report it. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const base = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
  const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
  const length16 = (value: number) => Buffer.from([value >> 8, value & 255]);
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const data = (rpId: string, flags: number, count: number, rest = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, rest]);
  };
  /** COSE: EC2, ES256, P-256, x, y. */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const credential = { id: base(id), rawId: base(id), type: 'public-key' };

  interface Overrides {
    origin?: string;
    /** Whether the holder showed a fingerprint, a face or a PIN. */
    isVerified?: boolean;
    /** The counter that it reports. */
    counter?: number;
  }
  return {
    /** @param options of the server */
    create({ challenge, rp }: { challenge: string; rp: { id: string } }, from = origin) {
      const authData = data(rp.id, 0x45, counter, Buffer.concat([Buffer.alloc(16), length16(id.length), id, coseKey]));
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x59]),
        length16(authData.length),
        authData,
      ]);
      const response = {
        clientDataJSON: base(clientData('webauthn.create', challenge, from)),
        attestationObject: base(attestation),
        transports: ['internal'],
      };
      return { ...credential, response };
    },

    use({ challenge, rpId }: { challenge: string; rpId: string }, overrides: Overrides = {}) {
      counter = overrides.counter ?? counter + 1;
      const authenticatorData = data(rpId, overrides.isVerified === false ? 0x01 : 0x05, counter);
      const client = clientData('webauthn.get', challenge, overrides.origin ?? origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base(client),
          authenticatorData: base(authenticatorData),
          signature: base(signature),
        },
      };
    },
  };
}
