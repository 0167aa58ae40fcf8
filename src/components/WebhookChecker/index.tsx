import type { ReactNode } from 'react';
import Checker from '../Checker';
import { checkDelivery, type DeliveryInput, deliveryVerdict, testDelivery } from './checkDelivery';

const empty: DeliveryInput = { id: '', timestamp: '', signature: '', body: '', secret: '' };

const required = true;

/** Checks a pasted webhook delivery in the page, and says why each check passes or fails. */
export default function WebhookChecker(): ReactNode {
  return (
    <Checker
      label="Check a webhook delivery"
      warning="**Use the secret of a test webhook.** What you paste stays on this page and isn't stored. But the secret you use in production should stay on your server."
      without="The checker needs JavaScript. Without it, follow the verification steps with the test deliveries."
      empty={empty}
      check={async (input, now) => checkDelivery(input, now)}
      verdict={deliveryVerdict}
      buttons={['Check the delivery', 'Fill in the test delivery']}
      sample={async (now) => testDelivery(now)}
      fields={(field) => (
        <>
          {field('id', 'webhook-id', { required })}
          {field('timestamp', 'webhook-timestamp', { required })}
          {field('signature', 'webhook-signature', { required })}
          {field('body', 'Raw body', { required, hint: 'Paste the exact bytes that you received.', rows: 5 })}
          {field('secret', 'Secret', { required, hint: 'It starts with `whsec_`.' })}
        </>
      )}
    />
  );
}
