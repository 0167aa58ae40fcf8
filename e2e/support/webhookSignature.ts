import { createHmac } from 'node:crypto';

/** A delivery as it arrives: the three headers and the raw body. */
export interface Delivery {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** The signature of a delivery as Standard Webhooks has it, written from that specification. */
export function signatureOf(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`, 'utf8').digest('base64')}`;
}

/** A delivery signed with a secret. */
export function sign(secret: string, id: string, seconds: number, body: string): Delivery {
  const timestamp = String(Math.floor(seconds));
  return { id, timestamp, signature: signatureOf(secret, id, timestamp, body), body };
}
