import { Webhook } from 'standardwebhooks';
import type { Program } from './programs';

/** A delivery as it arrives: the three headers and the raw body. */
export interface Delivery {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** A secret that signs no delivery of the page. */
export const otherSecret = 'whsec_c29tZWJvZHktZWxzZXMtc2VjcmV0LTAxMjM0NTY3ODk=';

/** Returns a delivery signed with a secret. */
export function sign(secret: string, id: string, seconds: number, body: string): Delivery {
  const timestamp = Math.floor(seconds);
  const signature = new Webhook(secret).sign(id, new Date(timestamp * 1000), body);
  return { id, timestamp: String(timestamp), signature, body };
}

/** Returns the headers of a delivery. */
export function headersOf({ id, timestamp, signature }: Delivery) {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
}

/** Delivers to a server, if need be without one of the headers. Returns the status of the response. */
export async function deliver({ address }: Program, delivery: Delivery, without?: string): Promise<number> {
  const headers = Object.entries(headersOf(delivery)).filter(([name]) => name !== without);
  const response = await fetch(address, { method: 'POST', headers, body: delivery.body });
  await response.arrayBuffer();
  return response.status;
}
