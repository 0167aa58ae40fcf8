import type { ReactNode } from 'react';
import Checker, { type CheckerField } from '../Checker';
import { checkDelivery, createTestDelivery, type DeliveryInput, summarizeDelivery } from './checkDelivery';

const empty: DeliveryInput = { id: '', timestamp: '', signature: '', body: '', secret: '' };

const required = true;

const fields: readonly CheckerField<keyof DeliveryInput>[] = [
  { name: 'id', label: 'webhook-id', required },
  { name: 'timestamp', label: 'webhook-timestamp', required },
  { name: 'signature', label: 'webhook-signature', required },
  { name: 'body', label: 'Raw body', required, hint: 'Paste the exact bytes that you received.', rows: 5 },
  { name: 'secret', label: 'Secret', required, hint: 'It starts with `whsec_`.' },
];

/** Checks a pasted webhook delivery in the page, and says why each check passes or fails. */
export default function WebhookChecker(): ReactNode {
  return (
    <Checker
      label="Check a webhook delivery"
      warning="**Use the secret of a test webhook.** What you paste stays on this page and isn't stored. But the secret you use in production should stay on your server."
      noScript="The checker needs JavaScript. Without it, follow the verification steps with the test deliveries."
      emptyInput={empty}
      check={async (input, now) => checkDelivery(input, now)}
      summarize={summarizeDelivery}
      checkLabel="Check the delivery"
      sampleLabel="Fill in the test delivery"
      createSample={async (now) => createTestDelivery(now)}
      fields={() => fields}
    />
  );
}
