import type { ReactNode } from 'react';
import { webhookTestVectors } from '../../facts/webhooks';
import Checker from '../Checker';
import { checkDelivery, type DeliveryInput, deliveryVerdict } from './delivery';

const empty: DeliveryInput = { id: '', timestamp: '', signature: '', body: '', secret: '', clock: '' };
const { id, timestamp, signature, body, secret } = webhookTestVectors.ping;
const testDelivery: DeliveryInput = { id, timestamp, signature, body, secret, clock: timestamp };

/** Checks a pasted webhook delivery in the page, and says why each check passes or fails. */
export default function WebhookChecker(): ReactNode {
  return (
    <Checker
      label="Check a webhook delivery"
      warning="**Use the secret of a test webhook.** Nothing you paste leaves this page or is kept, but a secret in use belongs on your server alone."
      without="The checker needs scripts. Without them, go through the steps of the check with the test deliveries."
      empty={empty}
      check={checkDelivery}
      verdict={deliveryVerdict}
      buttons={['Check the delivery', 'Fill in the test delivery']}
      sample={async () => testDelivery}
      fields={(field) => (
        <>
          {field('id', 'webhook-id')}
          {field('timestamp', 'webhook-timestamp')}
          {field('signature', 'webhook-signature')}
          {field(
            'body',
            'Raw body',
            'As it came, byte for byte. A field of a page turns the line ends of Windows into plain ones.',
            5,
          )}
          {field('secret', 'Secret', 'With `whsec_` in front.')}
          {field(
            'clock',
            'Clock of the receiver',
            'In seconds, to check an old delivery. Empty is the clock of this device.',
          )}
        </>
      )}
    />
  );
}
